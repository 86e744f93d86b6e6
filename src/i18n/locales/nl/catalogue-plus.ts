import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "Cursussen en series naast het gratis aanbod, voor wie verder wil komen.",
    gives: "Wat je krijgt",
    give1: "Alle cursussen en series op deze pagina, met hun lessen, quizzen en examens",
    give2: "Werkbladen en clips om te downloaden en te bekijken",
    give3: "Certificaten die van jou blijven, ook als je abonnement afloopt",
    courses: "Cursussen",
    series: "Series",
    way: "Zo krijg je het",
    wayText:
      "Met een betaald abonnement, een proefperiode van 7 dagen of een actiecode. Waar je aan begint, kun je afmaken, ook als je abonnement onderweg afloopt.",
    toPlan: "Naar je abonnement",
    empty: "Er staat nog niets in Academy Plus.",
    failed: "We konden de inhoud van Academy Plus niet laden",
  },
};
