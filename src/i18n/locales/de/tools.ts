import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The German texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "Dein Name ist gespeichert: {{name}}.",
    promoRedeemed: "Der Aktionscode {{code}} ist eingelöst.",
    dataExported: "Deine Daten sind als {{file}} gespeichert.",
    certificateDeleted: "Das Zertifikat ist gelöscht.",
    enrolled: "Du bist eingeschrieben.",
    courseLeft: "Du hast den Kurs verlassen. Dein Fortschritt bleibt erhalten.",
    ratingSaved_one: "Deine Bewertung ist gespeichert: {{count}} Stern.",
    ratingSaved_other: "Deine Bewertung ist gespeichert: {{count}} Sterne.",
    feedbackSent: "Dein Feedback ist angekommen. Danke.",
    connectionLost: "Die Verbindung ist weg. Was du eingibst, bleibt erhalten.",
    connectionBack: "Die Verbindung ist wieder da. Was gewartet hat, wird gesendet.",
  },
  messages: {
    title: "Meldungen",
    intro:
      "Was gemeldet wurde, seit du die Website geöffnet hast. Die Meldungen bleiben in diesem Tab und verschwinden, wenn du neu lädst oder dich abmeldest.",
    none: "Bisher wurde nichts gemeldet.",
    clear: "Meldungen leeren",
    dismiss: "Ausblenden",
  },
  shortcuts: {
    title: "Tastenkürzel",
    intro:
      "Sie ruhen, während du in ein Feld schreibst oder ein Video den Fokus hat, und solange Strg, Alt oder ⌘ gedrückt ist.",
    switch: "Tastenkürzel verwenden",
    switchHint: "Ausgeschaltet bewirkt keine einzelne Taste etwas. Dieses Gerät merkt sich das.",
    anywhere: "Auf jeder Seite",
    goTo: "Zwei Tasten nacheinander",
    inLesson: "In einer Lektion",
    followedBy: "dann",
    list: "Diese Liste",
    search: "Suche",
    messages: "Meldungen dieses Besuchs",
    home: "Startseite",
    courses: "Kurse",
    myLearning: "Mein Lernen",
    webinars: "Webinare",
    exams: "Prüfungen und Zertifikate",
    next: "Nächster Schritt",
    previous: "Vorheriger Schritt",
    bookmark: "Lesezeichen setzen oder entfernen",
  },
  counted: {
    title: "Was gezählt wird",
    intro:
      "Nur wenn du zustimmst, und nur in diesem Tab: welche Art von Konto da ist, welche Seiten geöffnet werden und welche Schritte die Seite durchläuft. Keine Namen, keine Adressen, keine Texte, keine Kontonummern. Nichts wird irgendwohin gesendet.",
    none: "Es wurde nichts gezählt.",
    list_one: "{{count}} Bericht, so wie er gesendet würde",
    list_other: "{{count}} Berichte, die neuesten zuerst, so wie sie gesendet würden",
    clear: "Gezähltes löschen",
  },
  recording: {
    label: "Aufzeichnung",
    text_one: "Diese Sitzung wird aufgezeichnet, ohne Namen und Texte: bisher {{count}} Ereignis.",
    text_other: "Diese Sitzung wird aufgezeichnet, ohne Namen und Texte: bisher {{count}} Ereignisse.",
    save: "Aufzeichnung speichern",
    stop: "Beenden und verwerfen",
  },
  feedback: {
    title: "Feedback",
    intro: "Was funktioniert auf dieser Seite, was nicht? Jede Nachricht wird gelesen.",
    message: "Deine Nachricht",
    length: "{{count}} von {{most}} Zeichen",
    tooLong_one: "{{count}} Zeichen zu viel",
    tooLong_other: "{{count}} Zeichen zu viel",
    send: "Senden",
    signedOut: "Melde dich an, um zu senden",
    signedOutText:
      "Antworten kommen per E-Mail, deshalb brauchst du zum Senden ein Konto. Was du schreibst, bleibt solange erhalten.",
    emailMissing: "Zu deinem Konto gibt es keine E-Mail-Adresse",
    emailMissingText: "Niemand könnte dir antworten, deshalb lässt sich die Nachricht mit diesem Konto nicht senden.",
    sent: "Danke. Deine Nachricht ist angekommen.",
    dismiss: "Alles klar",
    failed: "Deine Nachricht ist nicht angekommen",
    kept: "Sie bleibt hier erhalten.",
  },
};
