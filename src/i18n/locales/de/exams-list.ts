import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The German texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description:
      "Alle Prüfungen der Academy mit Fragenzahl, Zeit und Bestehensgrenze. Wer besteht, bekommt ein Zertifikat, das alle nachprüfen können.",
    intro:
      "Zeig, was du weißt. Eine Prüfung beginnt erst, wenn du sie startest; wer besteht, bekommt ein Zertifikat mit einer öffentlichen Seite, auf der alle es nachprüfen können.",
    signedOut: "Melde dich an, um deinen Stand in jeder Prüfung zu sehen. Danach kommst du auf diese Seite zurück.",
    failed: "Die Prüfungen konnten nicht geladen werden",
    statusesFailed: "Dein Prüfungsstand konnte nicht geladen werden",
    statusesFailedText: "Die Regeln jeder Prüfung kannst du trotzdem lesen.",
    none: "Noch keine Prüfungen",
    noneText: "Die erste erscheint hier, sobald sie veröffentlicht ist. Bis dahin stehen dir die Kurse offen.",
    all: "Alle Prüfungen",
    open: "Angefangen",
    toStart: "Startklar",
    waiting: "Noch nicht offen",
    certificated: "Zertifikat erhalten",
    digitalAgencies: "Für digitale Agenturen",
    digitalAgenciesText:
      "Eine Agentur führen: wie man Kunden gewinnt, was Arbeit kostet und wie man über Ergebnisse berichtet.",
    toolkitProficiency: "Toolkit-Kenntnisse",
    toolkitProficiencyText:
      "Eine Prüfung für jedes Toolkit: was seine Daten dir sagen können, wo ihre Grenzen sind und was du mit der Antwort anfängst.",
    passMark: "{{passMark}} % zum Bestehen",
    noClock: "Ohne Zeitlimit",
    state: {
      toStart: "Startklar",
      open: "Angefangen",
      notEnrolled: "Kurs nötig",
      planNeeded: "Braucht Academy Plus",
      lessonsUnfinished: "Lektionen offen",
      coolingDown: "Nächster Versuch später",
      certificated: "Zertifikat erhalten",
      nameless: "Bestanden",
    },
    note: {
      open: "Setz deinen Versuch fort oder starte den nächsten.",
      notEnrolled: "Schreib dich zuerst in „{{course}}“ ein und schließ die Lektionen ab.",
      planNeeded: "Der Kurs zu dieser Prüfung gehört zu Academy Plus.",
      lessonsUnfinished: "Schließ zuerst die Lektionen von „{{course}}“ ab.",
      courseClosed: "Der Kurs dazu ist zurzeit nicht veröffentlicht.",
      coolingDown: "Letztes Mal nicht bestanden. Dein nächster Versuch öffnet sich auf dieser Seite automatisch.",
      nameless: "Gib deinen Namen an, um dein Zertifikat zu bekommen.",
    },
    action: {
      read: "Regeln ansehen und starten",
      start: "Starten",
      resume: "Weitermachen",
      retakeAt: "Neuer Versuch ab {{moment}}",
      toCourse: "Zum Kurs",
      show: "Zertifikat zeigen",
      name: "Zertifikat erhalten",
    },
    actionOf: "{{action}}: {{title}}",
    agency: {
      description:
        "Die Prüfungen für Agenturpartner: Wachstum digitaler Agenturen und zu jedem Toolkit eine Prüfung der Kenntnisse.",
      intro:
        "Für Teams, die für Kunden arbeiten: was eine Agentur entscheiden muss und was jedes Toolkit dir sagen kann und was nicht.",
      signedOut: "Melde dich an, um die Prüfungen für Agenturpartner zu sehen",
      signedOutText:
        "Angemeldet siehst du hier deinen Stand in jeder Prüfung. Danach kommst du auf diese Seite zurück. Die Regeln stehen für alle in der Liste aller Prüfungen.",
      toAll: "Alle Prüfungen",
    },
  },
};
