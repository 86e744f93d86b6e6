import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "Część Academy Plus",
    text: "Aby się z tego uczyć, rozpocznij okres próbny albo zrealizuj kod promocyjny. Obie możliwości znajdziesz przy swoim planie, w profilu.",
    action: "Przejdź do swojego planu",
    enrol: "Zapisz się",
  },
};
