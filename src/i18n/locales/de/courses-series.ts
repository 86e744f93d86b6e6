import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The German texts of series and their episodes. */
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
    watchedOf_one: "{{watched}} von {{total}} gesehen",
    watchedOf_other: "{{watched}} von {{total}} gesehen",
    watched: "Gesehen",
    start: "Serie starten",
    resume: "Weiter mit Folge {{number}}",
    again: "Noch einmal ansehen",
    progressFailed: "Dein Fortschritt konnte nicht geladen werden",
    progressFailedText: "Ansehen kannst du die Folgen trotzdem.",
  },
  episode: {
    number: "Folge {{number}}",
    failed: "Die Folge konnte nicht geladen werden",
    rule: "Gilt als gesehen, sobald du 90 % davon abgespielt hast oder die Folge als gesehen markierst.",
    mark: "Als gesehen markieren",
    isWatched: "Du hast diese Folge gesehen.",
    last: "Das war die letzte Folge der Serie.",
    next: "Nächste Folge",
    all: "Alle Folgen",
    waiting: "Noch nicht als gesehen markiert",
    waitingText: "Der Server ist nicht erreichbar. Sobald die Verbindung wieder da ist, wird die Folge markiert.",
    markFailed: "Die Folge konnte nicht als gesehen markiert werden",
    brokenText: "Du kannst das Transkript unten lesen und die Folge als gesehen markieren.",
  },
};
