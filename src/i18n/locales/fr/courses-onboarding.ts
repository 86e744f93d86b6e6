import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The French texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "Premiers pas en SEO",
    description:
      "Par où commencer pour que votre site apparaisse dans les résultats de recherche : cinq étapes, du point de départ au bilan hebdomadaire, avec des instructions et une fin claire.",
    intro: "Avancez pas à pas, sur votre propre site. Chaque étape dit quoi faire et comment savoir qu’elle est faite.",
    signInHint:
      "Vous vous connecterez d’abord, puis reviendrez ici. Les étapes faites sont enregistrées dans votre compte.",
    how: "Comment faire",
    passOf: "Marquer comme faite : {{title}}",
    passFailed: "L’étape n’a pas pu être marquée comme faite",
    progressFailed: "Votre progression n’a pas pu être chargée",
    progressFailedText: "Vous pouvez quand même lire les étapes.",
    failed: "Les étapes n’ont pas pu être chargées",
    none: "Pas encore d’étapes",
    noneText: "Elles apparaîtront ici dès leur publication. D’ici là, les cours sont ouverts.",
    completed: "Toutes les étapes sont faites",
    completedText: "Les bases sont posées. Un cours vous mène plus loin, avec des quiz et un examen.",
  },
};
