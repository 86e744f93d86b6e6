import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "Parte do Academy Plus",
    text: "Para estudar, comece um teste ou resgate um código promocional. Os dois estão junto do seu plano, no perfil.",
    action: "Ir para o seu plano",
    enrol: "Fazer inscrição",
  },
};
