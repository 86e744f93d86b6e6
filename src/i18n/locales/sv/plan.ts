import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "Ingår i Academy Plus",
    text: "Starta en provperiod eller lös in en kampanjkod för att studera det här. Båda finns vid ditt abonnemang i profilen.",
    action: "Till ditt abonnemang",
    enrol: "Anmäl dig",
  },
};
