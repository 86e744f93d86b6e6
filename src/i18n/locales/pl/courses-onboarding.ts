import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The Polish texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "Pierwsze kroki w SEO",
    description:
      "Co najpierw zrobić dla swojej witryny w wyszukiwarkach: pięć kroków od punktu wyjścia do cotygodniowego przeglądu, każdy z instrukcją i jasnym zakończeniem.",
    intro: "Rób po jednym kroku, na własnej witrynie. Każdy mówi, co zrobić i po czym poznać, że jest ukończony.",
    signInHint: "Najpierw się zalogujesz, a potem wrócisz tutaj. Ukończone kroki zapisują się na Twoim koncie.",
    how: "Jak to zrobić",
    passOf: "Oznacz jako ukończony: {{title}}",
    passFailed: "Nie udało się oznaczyć kroku jako ukończonego",
    progressFailed: "Nie udało się wczytać Twoich postępów",
    progressFailedText: "Mimo to możesz przeczytać wszystkie.",
    failed: "Nie udało się wczytać kroków",
    none: "Nie ma jeszcze kroków",
    noneText: "Pojawią się tu zaraz po publikacji. Tymczasem zapraszamy do kursów.",
    completed: "Wszystkie kroki są ukończone",
    completedText: "Podstawy już masz. Kurs poprowadzi Cię dalej, z quizami i egzaminem.",
  },
};
