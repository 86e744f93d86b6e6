import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The Italian texts of series and their episodes. */
export const texts: Translation<typeof english> = {
  series: {
    title: "Serie",
    intro: "Episodi brevi che affrontano un tema in ordine. Guardane uno, poi applica quella parte al tuo sito.",
    signedOut: "Accedi per guardare le serie",
    signedOutText: "Le serie fanno parte di un account studente. Accedi e tornerai a questa pagina.",
    forbidden: "Il tuo account non include le serie",
    forbiddenText:
      "Le serie sono per chi studia, in inglese. Se studi e vedi comunque questo messaggio, chiedi a chi gestisce il tuo account. Tutti i corsi sono aperti per te.",
    none: "Ancora nessuna serie",
    noneText: "La prima comparirà qui appena viene pubblicata. Intanto, i corsi sono aperti.",
    failed: "Non è stato possibile caricare le serie",
    episodes: "Episodi",
    about: "Informazioni sulla serie",
    host: "Chi conduce",
    watchedOf_one: "{{watched}} di {{total}} guardato",
    watchedOf_many: "{{watched}} di {{total}} guardati",
    watchedOf_other: "{{watched}} di {{total}} guardati",
    watched: "Guardato",
    start: "Inizia a guardare",
    resume: "Continua con l’episodio {{number}}",
    again: "Guardala di nuovo",
    progressFailed: "Non è stato possibile caricare i tuoi progressi",
    progressFailedText: "Puoi guardare gli episodi comunque.",
  },
  episode: {
    number: "Episodio {{number}}",
    failed: "Non è stato possibile caricare l’episodio",
    rule: "Conta come guardato quando ne hai riprodotto il 90% o lo segni come guardato.",
    mark: "Segna come guardato",
    isWatched: "Hai guardato questo episodio.",
    last: "Era l’ultimo episodio della serie.",
    next: "Episodio successivo",
    all: "Tutti gli episodi",
    waiting: "Non ancora segnato come guardato",
    waitingText: "Il server non è raggiungibile. L’episodio verrà segnato appena torna la connessione.",
    markFailed: "Non è stato possibile segnare l’episodio come guardato",
    brokenText: "Puoi leggere la trascrizione qui sotto e segnare l’episodio come guardato.",
  },
};
