import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The Dutch texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description:
      "Alle examens van de Academy met hun vragen, tijd en slaaggrens. Wie slaagt, krijgt een certificaat dat iedereen kan controleren.",
    intro:
      "Laat zien wat je weet. Een examen begint pas als jij het start; wie slaagt, krijgt een certificaat met een openbare pagina waarop iedereen het kan controleren.",
    signedOut: "Log in om te zien hoe je er bij elk examen voor staat. Je komt op deze pagina terug.",
    failed: "De examens konden niet worden geladen",
    statusesFailed: "Je examenstatus kon niet worden geladen",
    statusesFailedText: "Je kunt de regels van elk examen wel gewoon lezen.",
    none: "Nog geen examens",
    noneText: "Het eerste verschijnt hier zodra het is gepubliceerd. Intussen staan de cursussen open.",
    all: "Alle examens",
    open: "Mee bezig",
    toStart: "Klaar om te starten",
    waiting: "Nog niet open",
    certificated: "Certificaat behaald",
    digitalAgencies: "Voor digitale bureaus",
    digitalAgenciesText: "Een bureau leiden: hoe je klanten wint, wat werk kost en hoe je over resultaten rapporteert.",
    toolkitProficiency: "Toolkitvaardigheid",
    toolkitProficiencyText:
      "Eén examen per toolkit: wat de gegevens je kunnen vertellen, waar hun grenzen liggen en wat je met het antwoord doet.",
    passMark: "{{passMark}}% om te slagen",
    noClock: "Geen tijdslimiet",
    state: {
      toStart: "Klaar om te starten",
      open: "Mee bezig",
      notEnrolled: "Cursus nodig",
      planNeeded: "Vereist Academy Plus",
      lessonsUnfinished: "Lessen niet af",
      coolingDown: "Volgende poging later",
      certificated: "Certificaat behaald",
      nameless: "Geslaagd",
    },
    note: {
      open: "Ga verder met je poging of begin aan de volgende.",
      notEnrolled: "Schrijf je eerst in voor ‘{{course}}’ en rond de lessen af.",
      planNeeded: "De cursus bij dit examen hoort bij Academy Plus.",
      lessonsUnfinished: "Rond eerst de lessen van ‘{{course}}’ af.",
      courseClosed: "De cursus die erbij hoort, is nu niet gepubliceerd.",
      coolingDown: "Vorige keer niet geslaagd. Je volgende poging gaat op deze pagina vanzelf open.",
      nameless: "Vul je naam in om je certificaat te krijgen.",
    },
    action: {
      read: "Regels bekijken en starten",
      start: "Starten",
      resume: "Verdergaan",
      retakeAt: "Nieuwe poging vanaf {{moment}}",
      toCourse: "Naar de cursus",
      show: "Certificaat tonen",
      name: "Certificaat krijgen",
    },
    actionOf: "{{action}}: {{title}}",
    agency: {
      description:
        "De examens voor bureaupartners: groei van een digitaal bureau, en per toolkit één examen over je vaardigheid ermee.",
      intro:
        "Voor teams die voor klanten werken: wat een bureau moet beslissen, en wat elke toolkit je wel en niet kan vertellen.",
      signedOut: "Log in om de examens voor bureaupartners te zien",
      signedOutText:
        "Als je bent ingelogd, zie je hier per examen je status. Je komt op deze pagina terug. De regels staan voor iedereen in de lijst van alle examens.",
      toAll: "Alle examens bekijken",
    },
  },
};
