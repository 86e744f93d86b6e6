import type { Translation } from "../../translation";
import type { texts as english } from "../en/series";

/** The German texts of series, onboarding and appointments. */
export const texts: Translation<typeof english> = {
  series: {
    title: "Serien",
    intro:
      "Kurze Folgen, die ein Thema der Reihe nach durchgehen. Sieh dir eine an und mach diesen Teil dann auf deiner eigenen Website.",
    signedOut: "Melde dich an, um Serien zu sehen",
    signedOutText: "Serien gehören zu einem Studierendenkonto. Melde dich an, dann kommst du auf diese Seite zurück.",
    forbidden: "Dein Konto enthält keine Serien",
    forbiddenText:
      "Serien gibt es für Studierende, auf Englisch. Wenn du studierst und das trotzdem siehst, frag die Person, die dein Konto verwaltet. Alle Kurse stehen dir offen.",
    none: "Noch keine Serien",
    noneText: "Die erste erscheint hier, sobald sie veröffentlicht ist. Bis dahin stehen dir die Kurse offen.",
    failed: "Die Serien konnten nicht geladen werden",
    episodes: "Folgen",
    about: "Über diese Serie",
    host: "Durch die Serie führt",
    watchedOf: "{{watched}} von {{total}} gesehen",
    watched: "Gesehen",
    start: "Serie starten",
    resume: "Weiter mit Folge {{number}}",
    again: "Noch einmal ansehen",
    progressFailed: "Wir konnten nicht abfragen, welche Folgen du gesehen hast",
    progressFailedText: "Ansehen kannst du sie trotzdem.",
  },
  episode: {
    number: "Folge {{number}}",
    failed: "Die Folge konnte nicht geladen werden",
    rule: "Gilt als gesehen, sobald du 90 % davon abgespielt hast oder es selbst angibst.",
    mark: "Als gesehen markieren",
    isWatched: "Du hast diese Folge gesehen.",
    last: "Es war die letzte der Serie.",
    next: "Nächste Folge",
    all: "Alle Folgen",
    waiting: "Noch nicht als gesehen markiert",
    waitingText: "Der Server ist nicht erreichbar. Sobald die Verbindung wieder da ist, wird die Folge markiert.",
    markFailed: "Die Folge konnte nicht als gesehen markiert werden",
    brokenText: "Das Transkript steht darunter. Du kannst es lesen und die Folge als gesehen markieren.",
  },
  onboarding: {
    title: "Einstieg in SEO",
    description:
      "Was du für deine Website in der Suche zuerst tust: fünf Schritte vom Ausgangswert bis zum wöchentlichen Rückblick, jeder mit Anleitung und klarem Ende.",
    intro:
      "Geh einen Schritt nach dem anderen, auf deiner eigenen Website. Jeder sagt, was zu tun ist und woran du merkst, dass er erledigt ist.",
    signInHint:
      "Du wirst gebeten, dich anzumelden, und kommst hierher zurück: Erledigte Schritte merkt sich dein Konto.",
    how: "So gehst du vor",
    passOf: "Als erledigt markieren: {{title}}",
    passFailed: "Der Schritt konnte nicht als erledigt markiert werden",
    progressFailed: "Wir konnten nicht abfragen, welche Schritte du erledigt hast",
    progressFailedText: "Lesen kannst du sie trotzdem.",
    failed: "Die Schritte konnten nicht geladen werden",
    none: "Noch keine Schritte",
    noneText: "Sie erscheinen hier, sobald sie veröffentlicht sind. Bis dahin stehen dir die Kurse offen.",
    completed: "Alle Schritte sind erledigt",
    completedText: "Die Grundlage steht. Ein Kurs bringt dich weiter, mit Quiz und Prüfung.",
  },
  schedule: {
    crumb: "Termin buchen",
    book: "Zeit auswählen",
    bookHint: "Du verlässt die Academy: Die Zeit wählst du auf der Buchungsseite.",
    closed: "Zurzeit keine Termine",
    closedText:
      "Für dieses Gespräch lässt sich gerade nichts buchen. Schau später noch einmal vorbei; bis dahin kannst du allein anfangen.",
    failed: "Das Gespräch konnte nicht geladen werden",
  },
};
