import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The Italian texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "Primi passi nella SEO",
    description:
      "Che cosa fare per prima cosa perché il tuo sito si trovi nella ricerca: cinque passi, dal punto di partenza a una revisione settimanale, con istruzioni e una fine chiara.",
    intro: "Fai un passo alla volta, sul tuo sito. Ognuno dice che cosa fare e come capire che è completato.",
    signInHint: "Prima accedi, poi torni qui. I passi completati si salvano nel tuo account.",
    how: "Come si fa",
    passOf: "Segna come completato: {{title}}",
    passFailed: "Non è stato possibile segnare il passo come completato",
    progressFailed: "Non è stato possibile caricare i tuoi progressi",
    progressFailedText: "Puoi leggere i passi comunque.",
    failed: "Non è stato possibile caricare i passi",
    none: "Ancora nessun passo",
    noneText: "I passi compariranno qui appena vengono pubblicati. Intanto, i corsi sono aperti.",
    completed: "Tutti i passi sono completati",
    completedText: "Ora hai le basi. Un corso ti porta più lontano, con quiz e un esame.",
  },
};
