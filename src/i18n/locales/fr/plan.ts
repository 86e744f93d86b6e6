import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "Inclus dans Academy Plus",
    text: "Pour l’étudier, commencez un essai ou utilisez un code promo. Vous trouverez les deux avec votre offre, dans votre profil.",
    action: "Voir votre offre",
    enrol: "S’inscrire",
  },
};
