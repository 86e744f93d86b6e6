import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "Parte di Academy Plus",
    text: "Per studiarlo, inizia una prova o riscatta un codice promozionale. Trovi entrambe le cose accanto al tuo piano, nel profilo.",
    action: "Vai al tuo piano",
    enrol: "Iscriviti",
  },
};
