import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "Corsi e serie oltre a quelli gratuiti, per chi vuole andare più lontano.",
    gives: "Che cosa offre",
    give1: "Tutti i corsi e le serie di questa pagina, con lezioni, quiz ed esami",
    give2: "Schede di lavoro e clip da scaricare e guardare",
    give3: "Certificati che restano tuoi anche quando il piano finisce",
    courses: "Corsi",
    series: "Serie",
    way: "Come averlo",
    wayText:
      "Con un piano a pagamento, una prova di 7 giorni o un codice promozionale. Quello che inizi puoi finirlo, anche se nel frattempo il piano termina.",
    toPlan: "Vai al tuo piano",
    empty: "In Academy Plus non c’è ancora niente.",
    failed: "Non siamo riusciti a caricare il contenuto di Academy Plus",
  },
};
