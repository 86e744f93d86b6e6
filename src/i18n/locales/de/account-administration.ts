import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "Verwaltung",
    signedOut: "Melde dich an, um die Verwaltung zu öffnen",
    signedOutText: "Die Verwaltung ist für alle, die Academy betreiben. Danach bringen wir dich hierher zurück.",
    forbidden: "Dein Konto hat keine Rechte zur Verwaltung",
    forbiddenText: "Die Verwaltung ist für alle, die Academy betreiben. Alles Veröffentlichte steht dir offen.",
    sections: {
      accounts: "Konten",
      audit: "Protokoll",
      certificates: "Zertifikate",
      promoCodes: "Aktionscodes",
      editing: "Entwürfe und Übersetzungen",
      feedback: "Feedback",
      imports: "Importe von Inhalten",
      quizReports: "Auswertung der Quizze",
      ratings: "Bewertungen",
    },
    about: {
      accounts: "Konten finden, Rechte geben und nehmen, Leute abmelden.",
      audit: "Wer was an wem getan hat, 400 Tage lang aufbewahrt.",
      certificates: "Zertifikate finden, mit einem Grund widerrufen und wiederherstellen.",
      promoCodes: "Codes für Academy Plus anlegen, ihre Nutzung sehen und sie beenden.",
      editing: "Was noch ein Entwurf ist und was noch eine Übersetzung braucht.",
      feedback: "Was Lernende uns geschrieben haben.",
      imports: "Was die Website zeigt, und der Import von Änderungen.",
      quizReports: "Wie Lernende in Quizzen und Prüfungen antworten.",
      ratings: "Wie Lernende Kurse bewerten, und einzelne Bewertungen entfernen.",
    },
    unread_one: "{{count}} neu",
    unread_other: "{{count}} neu",
  },
  staffList: {
    filters: "Filter",
    apply: "Filter anwenden",
    clear: "Alle Filter entfernen",
    any: "Beliebig",
    file: "Als CSV herunterladen",
    pages: "Seiten",
    next: "Nächste Seite",
    previous: "Vorherige Seite",
    none: "Nichts passt dazu. Entferne einen Filter oder suche etwas anderes.",
    failed: "Die Liste ließ sich nicht laden",
  },
};
