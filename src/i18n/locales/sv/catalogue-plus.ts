import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "Kurser och serier utöver de kostnadsfria, för dig som vill komma längre.",
    gives: "Det här får du",
    give1: "Alla kurser och serier på den här sidan, med lektioner, quiz och prov",
    give2: "Arbetsblad och klipp att ladda ner och titta på",
    give3: "Certifikat som förblir dina, även när abonnemanget tar slut",
    courses: "Kurser",
    series: "Serier",
    way: "Så får du det",
    wayText:
      "Med ett betalt abonnemang, en provperiod på 7 dagar eller en kampanjkod. Det du har börjat på får du avsluta, även om abonnemanget tar slut under tiden.",
    toPlan: "Till ditt abonnemang",
    empty: "Det finns inget i Academy Plus än.",
    failed: "Vi kunde inte hämta innehållet i Academy Plus",
  },
};
