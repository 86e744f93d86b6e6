import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "Parte de Academy Plus",
    text: "Para estudiarlo, empieza una prueba o canjea un código promocional. Encontrarás ambas cosas con tu plan, en tu perfil.",
    action: "Ir a tu plan",
    enrol: "Inscribirse",
  },
};
