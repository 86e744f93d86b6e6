import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The Dutch texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "Aan de slag met SEO",
    description:
      "Wat je eerst doet voor je site in de zoekresultaten: vijf stappen van een nulmeting tot een wekelijkse check, elk met uitleg en een duidelijk einde.",
    intro: "Zet één stap tegelijk, op je eigen site. Elke stap zegt wat je doet en hoe je merkt dat die is afgerond.",
    signInHint: "Je logt eerst in en komt hier terug. Afgeronde stappen worden bij je account bewaard.",
    how: "Zo doe je het",
    passOf: "Markeren als afgerond: {{title}}",
    passFailed: "De stap kon niet als afgerond worden gemarkeerd",
    progressFailed: "Je voortgang kon niet worden geladen",
    progressFailedText: "Je kunt de stappen wel gewoon lezen.",
    failed: "De stappen konden niet worden geladen",
    none: "Nog geen stappen",
    noneText: "Ze verschijnen hier zodra ze zijn gepubliceerd. Intussen staan de cursussen open.",
    completed: "Alle stappen zijn afgerond",
    completedText: "De basis is gelegd. Een cursus brengt je verder, met quizzen en een examen.",
  },
};
