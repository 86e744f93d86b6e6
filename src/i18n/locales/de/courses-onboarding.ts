import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The German texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "Einstieg in SEO",
    description:
      "Was du für deine Website in der Suche zuerst tust: fünf Schritte vom Ausgangswert bis zum wöchentlichen Rückblick, jeder mit Anleitung und klarem Ende.",
    intro:
      "Geh Schritt für Schritt vor, auf deiner eigenen Website. Jeder Schritt sagt, was zu tun ist und woran du merkst, dass er erledigt ist.",
    signInHint:
      "Du meldest dich zuerst an und kommst hierher zurück. Erledigte Schritte werden in deinem Konto gespeichert.",
    how: "So gehst du vor",
    passOf: "Als erledigt markieren: {{title}}",
    passFailed: "Der Schritt konnte nicht als erledigt markiert werden",
    progressFailed: "Dein Fortschritt konnte nicht geladen werden",
    progressFailedText: "Die Schritte kannst du trotzdem lesen.",
    failed: "Die Schritte konnten nicht geladen werden",
    none: "Noch keine Schritte",
    noneText: "Sie erscheinen hier, sobald sie veröffentlicht sind. Bis dahin stehen dir die Kurse offen.",
    completed: "Alle Schritte sind erledigt",
    completedText: "Die Grundlagen sind gelegt. Ein Kurs bringt dich weiter, mit Quiz und Prüfung.",
  },
};
