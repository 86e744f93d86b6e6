import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The Polish texts of series and their episodes. */
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
    watchedOf_one: "Obejrzane: {{watched}} z {{total}}",
    watchedOf_few: "Obejrzane: {{watched}} z {{total}}",
    watchedOf_many: "Obejrzane: {{watched}} z {{total}}",
    watchedOf_other: "Obejrzane: {{watched}} z {{total}}",
    watched: "Obejrzany",
    start: "Zacznij oglądać",
    resume: "Kontynuuj od odcinka {{number}}",
    again: "Obejrzyj ponownie",
    progressFailed: "Nie udało się wczytać Twoich postępów",
    progressFailedText: "Mimo to możesz oglądać wszystkie odcinki.",
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
    brokenText: "Możesz przeczytać transkrypcję poniżej i oznaczyć odcinek jako obejrzany.",
  },
};
