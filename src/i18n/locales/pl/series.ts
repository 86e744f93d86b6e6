import type { Translation } from "../../translation";
import type { texts as english } from "../en/series";

/** The Polish texts of series, onboarding and appointments. */
export const texts: Translation<typeof english> = {
  series: {
    title: "Serie",
    intro:
      "Krótkie odcinki, które po kolei omawiają jedno zagadnienie. Obejrzyj odcinek i zrób to samo na własnej witrynie.",
    signedOut: "Zaloguj się, aby oglądać serie",
    signedOutText: "Serie są częścią konta studenckiego. Zaloguj się, a wrócisz na tę stronę.",
    forbidden: "Twoje konto nie obejmuje serii",
    forbiddenText:
      "Serie są dla studentów, po angielsku. Jeśli studiujesz, a mimo to widzisz ten komunikat, zapytaj osobę, która zarządza Twoim kontem. Wszystkie kursy są dla Ciebie dostępne.",
    none: "Nie ma jeszcze serii",
    noneText: "Pierwsza pojawi się tu zaraz po publikacji. Tymczasem zapraszamy do kursów.",
    failed: "Nie udało się wczytać serii",
    episodes: "Odcinki",
    about: "O serii",
    host: "Kto prowadzi",
    watchedOf: "Obejrzane: {{watched}} z {{total}}",
    watched: "Obejrzany",
    start: "Zacznij oglądać",
    resume: "Kontynuuj od odcinka {{number}}",
    again: "Obejrzyj ponownie",
    progressFailed: "Nie udało się sprawdzić, które odcinki są obejrzane",
    progressFailedText: "Mimo to możesz oglądać wszystkie.",
  },
  episode: {
    number: "Odcinek {{number}}",
    failed: "Nie udało się wczytać odcinka",
    rule: "Liczy się jako obejrzany po odtworzeniu 90% albo gdy oznaczysz go jako obejrzany.",
    mark: "Oznacz jako obejrzany",
    isWatched: "Ten odcinek jest obejrzany.",
    last: "To był ostatni odcinek serii.",
    next: "Następny odcinek",
    all: "Wszystkie odcinki",
    waiting: "Jeszcze nieoznaczony jako obejrzany",
    waitingText: "Nie można połączyć się z serwerem. Odcinek zostanie oznaczony, gdy tylko połączenie wróci.",
    markFailed: "Nie udało się oznaczyć odcinka jako obejrzanego",
    brokenText: "Poniżej jest jego transkrypcja. Możesz ją przeczytać i oznaczyć odcinek jako obejrzany.",
  },
  onboarding: {
    title: "Pierwsze kroki w SEO",
    description:
      "Co najpierw zrobić dla swojej witryny w wyszukiwarkach: pięć kroków od punktu wyjścia do cotygodniowego przeglądu, każdy z instrukcją i jasnym zakończeniem.",
    intro: "Rób po jednym kroku, na własnej witrynie. Każdy mówi, co zrobić i po czym poznać, że jest ukończony.",
    signInHint: "Poprosimy o zalogowanie, a potem wrócisz tutaj: ukończone kroki zapisują się na Twoim koncie.",
    how: "Jak to zrobić",
    passOf: "Oznacz jako ukończony: {{title}}",
    passFailed: "Nie udało się oznaczyć kroku jako ukończonego",
    progressFailed: "Nie udało się sprawdzić, które kroki są ukończone",
    progressFailedText: "Mimo to możesz przeczytać wszystkie.",
    failed: "Nie udało się wczytać kroków",
    none: "Nie ma jeszcze kroków",
    noneText: "Pojawią się tu zaraz po publikacji. Tymczasem zapraszamy do kursów.",
    completed: "Wszystkie kroki są ukończone",
    completedText: "Podstawy są gotowe. Kurs poprowadzi Cię dalej, z quizami i egzaminem.",
  },
  schedule: {
    crumb: "Umów spotkanie",
    book: "Wybierz termin",
    bookHint: "Opuścisz Academy: termin wybiera się na stronie rezerwacji.",
    closed: "Obecnie brak terminów",
    closedText: "Na to spotkanie nie można się teraz umówić. Zajrzyj później, a tymczasem możesz zacząć bez niego.",
    failed: "Nie udało się wczytać spotkania",
  },
};
