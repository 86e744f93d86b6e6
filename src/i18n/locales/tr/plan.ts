import type { Translation } from "../../translation";
import type { texts as english } from "../en/plan";

/** The texts of what needs a plan. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  planNeeded: {
    title: "Academy Plus’a dahil",
    text: "Çalışmak için deneme süreni başlat ya da bir promosyon kodu kullan. İkisini de profilinde, planının yanında bulursun.",
    action: "Planına git",
    enrol: "Kaydol",
  },
};
