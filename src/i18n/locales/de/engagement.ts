import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement";

/** The German texts of feedback, appointments and the editing desk. */
export const texts: Translation<typeof english> = {
  feedback: {
    title: "Feedback",
    intro: "Was funktioniert auf dieser Seite, was nicht? Deine Nachricht geht an das Team der Academy.",
    message: "Deine Nachricht",
    length_one: "{{count}} von {{most}} Zeichen",
    length_other: "{{count}} von {{most}} Zeichen",
    tooLong_one: "{{count}} Zeichen zu viel",
    tooLong_other: "{{count}} Zeichen zu viel",
    send: "Senden",
    signedOut: "Melde dich an, um zu senden",
    signedOutText:
      "Antworten kommen per E-Mail, deshalb brauchst du zum Senden ein Konto. Was du schreibst, bleibt solange erhalten.",
    emailMissing: "Zu deinem Konto gibt es keine E-Mail-Adresse",
    emailMissingText: "Niemand könnte dir antworten, deshalb lässt sich die Nachricht mit diesem Konto nicht senden.",
    sent: "Danke. Deine Nachricht ist angekommen.",
    dismiss: "OK",
    failed: "Deine Nachricht ist nicht angekommen",
    kept: "Sie bleibt hier erhalten.",
    waiting: "Deine Nachricht bleibt auf diesem Gerät",
    waitingText: "Wir senden sie, sobald der Server erreichbar ist, auch wenn du diese Seite schließt.",
  },
  schedule: {
    crumb: "Termin buchen",
    book: "Zeit auswählen",
    bookHint: "Du verlässt die Academy und wählst die Zeit auf der Buchungsseite.",
    closed: "Zurzeit keine Termine",
    closedText:
      "Für dieses Gespräch lässt sich gerade nichts buchen. Schau später noch einmal vorbei; bis dahin kannst du allein anfangen.",
    failed: "Das Gespräch konnte nicht geladen werden",
  },
  editing: {
    title: "Redaktion",
    intro: "Was noch Entwurf ist und was noch übersetzt werden muss.",
    signedOut: "Melde dich an, um den Stand der Inhalte zu sehen",
    signedOutText: "Diese Seite ist für die Redaktion. Du kommst hierher zurück.",
    forbidden: "Mit deinem Konto lassen sich keine Inhalte bearbeiten",
    forbiddenText: "Um Entwürfe und Übersetzungen kümmert sich die Redaktion. Alles Veröffentlichte steht dir offen.",
    imported: "Zuletzt importiert",
    version: "Version",
    files:
      "Inhalte werden als Dateien im Projekt geschrieben. Wie man einen Kurs schreibt, erklärt docs/writing-a-course.md.",
    drafts: "Entwürfe",
    noDrafts: "Es gibt keine Entwürfe. Alles ist veröffentlicht.",
    kinds: {
      course: "Kurse und einzelne Lektionen",
      exam: "Prüfungen",
      series: "Serien",
      webinar: "Webinare",
      template: "Vorlagen",
      glossaryTerm: "Begriffe im Glossar",
    },
    translations: "Übersetzungen",
    translationsText: "Englisch gibt es immer. Was in einer Sprache fehlt, wird auf Englisch gezeigt.",
    translated: "übersetzt",
    missing: "fehlt",
    failed: "Der Stand der Inhalte konnte nicht geladen werden",
  },
};
