import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue";

/** The German texts of home and the list of courses. */
export const texts: Translation<typeof english> = {
  homePage: {
    title: "Academy",
    headline: "Lerne Marketing, das standhält, wenn jemand fragt, woher du das weißt.",
    intro:
      "Kurze Lektionen, ehrliche Quizfragen und Prüfungen mit einem Zertifikat, das alle nachprüfen können. Jeder Kurs ist kostenlos. Du kannst jederzeit aufhören und auf jedem Gerät dort weitermachen, wo du warst.",
    description:
      "Kostenlose Online-Kurse zu SEO, Content-Marketing und Marketing-Analyse, mit Quiz, Prüfung und nachprüfbarem Zertifikat.",
    how: "So funktioniert es",
    how1: "In kleinen Schritten lernen",
    how1Text:
      "Jede Lektion besteht aus wenigen Schritten: ein kurzes Video mit Untertiteln, etwas zum Lesen, etwas zum Ausprobieren und ein Quiz, das seine Antworten erklärt.",
    how2: "Jederzeit aufhören",
    how2Text:
      "Wo du stehst, merken wir uns Schritt für Schritt und im Video auf die Sekunde. Öffne den Kurs auf einem anderen Gerät, und es geht dort weiter.",
    how3: "Können belegen",
    how3Text:
      "Prüfungen ziehen ihre Fragen aus einem Vorrat, laufen nach der Uhr des Servers und überstehen eine getrennte Verbindung. Wenn du bestehst, bekommt dein Zertifikat eine öffentliche Seite.",
    coursesTitle: "Für den Anfang",
    topicsTitle: "Such dir ein Thema aus",
    onboarding: "Neu beim Thema Suche?",
    onboardingText:
      "Fünf Schritte vom Ausgangswert bis zum wöchentlichen Rückblick, jeder mit Anleitung und klarem Ende.",
    all: "Alle Kurse",
  },
  learningNow: {
    title: "Weiterlernen",
    filter: "Kurse filtern",
    inProgress: "Angefangen",
    completed: "Abgeschlossen",
    none: "Gerade ist nichts angefangen.",
    noneCompleted: "Du hast noch keinen Kurs abgeschlossen.",
    showAll: "Alle zeigen",
    showFewer: "Weniger zeigen",
    more: "Mehr von meinen Kursen",
    failed: "Deine Kurse konnten nicht geladen werden",
  },
  popular: {
    title: "Beliebte Kurse",
    failed: "Die beliebten Kurse konnten nicht geladen werden",
  },
  catalogue: {
    title: "Kurse",
    description:
      "Alle kostenlosen Kurse der Academy: SEO, Content-Marketing und Marketing-Analyse, mit Prüfungen und Zertifikaten.",
    intro: "Wähl ein Thema oder such nach dem, was du können möchtest.",
    filters: "Kurse filtern",
    search: "Kurse suchen",
    placeholder: "Zum Beispiel: Keyword-Recherche",
    topics: "Themen",
    otherTopics: "Andere Themen",
    duration: "Dauer",
    anyDuration: "Jede Dauer",
    short: "Unter 30 min",
    medium: "30 bis 60 min",
    long: "Über 1 Stunde",
    apply: "Filter anwenden",
    found_one: "{{count}} Kurs",
    found_other: "{{count}} Kurse",
    more: "Mehr Kurse zeigen",
    empty: "Kein passender Kurs",
    emptyText: "Versuch es mit weniger Wörtern oder anderen Filtern.",
    reset: "Alle Kurse zeigen",
    failed: "Die Kurse konnten nicht geladen werden",
    moreFailed: "Die nächsten Kurse konnten nicht geladen werden",
    topicsFailed: "Die Themen zum Filtern konnten nicht geladen werden.",
    progressFailed: "Dein Fortschritt in diesen Kursen konnte nicht geladen werden.",
    by: "Von {{name}}",
    recorded: "Aufzeichnung",
    progressLabel: "Dein Fortschritt in {{course}}",
  },
};
