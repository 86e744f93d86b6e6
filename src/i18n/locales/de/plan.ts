import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "Teil von Academy Plus",
    text: "Um damit zu lernen, starte eine Testphase oder löse einen Aktionscode ein. Beides findest du bei deinem Tarif im Profil.",
    action: "Zu deinem Tarif",
    enrol: "Einschreiben",
  },
};
