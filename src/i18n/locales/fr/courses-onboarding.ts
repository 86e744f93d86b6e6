import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The French texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "Premiers pas en SEO",
    description:
      "Que faire d’abord pour que votre site se trouve dans la recherche : cinq étapes, du point de départ au bilan hebdomadaire, avec des instructions et une fin claire.",
    intro:
      "Avancez étape par étape, sur votre propre site. Chacune dit quoi faire et comment savoir qu’elle est faite.",
    signInHint:
      "On vous demandera de vous connecter, et vous reviendrez ici : les étapes faites sont conservées avec votre compte.",
    how: "Comment faire",
    passOf: "Marquer comme faite : {{title}}",
    passFailed: "L’étape n’a pas pu être marquée comme faite",
    progressFailed: "Nous n’avons pas pu vérifier quelles étapes vous avez faites",
    progressFailedText: "Vous pouvez les lire quand même.",
    failed: "Les étapes n’ont pas pu être chargées",
    none: "Pas encore d’étapes",
    noneText: "Elles apparaîtront ici dès leur publication. D’ici là, les cours sont ouverts.",
    completed: "Toutes les étapes sont faites",
    completedText: "Les bases sont là. Un cours vous mène plus loin, avec des quiz et un examen.",
  },
};
