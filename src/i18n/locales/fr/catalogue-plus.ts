import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "Des cours et des séries en plus des contenus gratuits, pour aller plus loin.",
    gives: "Ce que vous y gagnez",
    give1: "Tous les cours et toutes les séries de cette page, avec leurs leçons, quiz et examens",
    give2: "Des fiches de travail et des clips à télécharger et à regarder",
    give3: "Des certificats qui restent à vous, même quand votre offre prend fin",
    courses: "Cours",
    series: "Séries",
    way: "Comment y accéder",
    wayText:
      "Avec une offre payante, un essai de 7 jours ou un code promo. Ce que vous avez commencé, vous pouvez le terminer, même si votre offre prend fin entre-temps.",
    toPlan: "Voir votre offre",
    empty: "Il n’y a encore rien dans Academy Plus.",
    failed: "Nous n’avons pas pu charger le contenu d’Academy Plus",
  },
};
