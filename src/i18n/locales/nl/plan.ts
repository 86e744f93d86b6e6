import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "Onderdeel van Academy Plus",
    text: "Start een proefperiode of wissel een actiecode in om hiermee te leren. Je vindt beide bij je abonnement in je profiel.",
    action: "Naar je abonnement",
    enrol: "Inschrijven",
  },
};
