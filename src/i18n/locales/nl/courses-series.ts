import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The Dutch texts of series and their episodes. */
export const texts: Translation<typeof english> = {
  series: {
    title: "Series",
    intro:
      "Korte afleveringen die één onderwerp op volgorde behandelen. Bekijk er een en doe dat deel dan op je eigen site.",
    signedOut: "Log in om series te kijken",
    signedOutText: "Series horen bij een studentenaccount. Log in, dan kom je op deze pagina terug.",
    forbidden: "Bij je account horen geen series",
    forbiddenText:
      "Series zijn voor studenten, in het Engels. Ben je student en zie je dit toch, neem dan contact op met de beheerder van je account. Alle cursussen staan voor je open.",
    none: "Nog geen series",
    noneText: "De eerste verschijnt hier zodra die is gepubliceerd. Intussen staan de cursussen open.",
    failed: "De series konden niet worden geladen",
    episodes: "Afleveringen",
    about: "Over deze serie",
    host: "Je presentator",
    watchedOf_one: "{{watched}} van de {{total}} bekeken",
    watchedOf_other: "{{watched}} van de {{total}} bekeken",
    watched: "Bekeken",
    start: "Beginnen met kijken",
    resume: "Verder met aflevering {{number}}",
    again: "Opnieuw bekijken",
    progressFailed: "Je voortgang kon niet worden geladen",
    progressFailedText: "Je kunt de afleveringen wel gewoon bekijken.",
  },
  episode: {
    number: "Aflevering {{number}}",
    failed: "De aflevering kon niet worden geladen",
    rule: "Telt als bekeken zodra je 90% hebt afgespeeld, of als je de aflevering als bekeken markeert.",
    mark: "Markeren als bekeken",
    isWatched: "Je hebt deze aflevering bekeken.",
    last: "Dit was de laatste aflevering van de serie.",
    next: "Volgende aflevering",
    all: "Alle afleveringen",
    waiting: "Nog niet gemarkeerd als bekeken",
    waitingText: "De server is niet bereikbaar. Zodra er weer verbinding is, wordt de aflevering gemarkeerd.",
    markFailed: "De aflevering kon niet als bekeken worden gemarkeerd",
    brokenText: "Je kunt het transcript hieronder lezen en de aflevering als bekeken markeren.",
  },
};
