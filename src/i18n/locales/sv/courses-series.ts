import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The Swedish texts of series and their episodes. */
export const texts: Translation<typeof english> = {
  series: {
    title: "Serier",
    intro:
      "Korta avsnitt som går igenom ett ämne i tur och ordning. Se ett, och gör sedan den delen på din egen webbplats.",
    signedOut: "Logga in för att se serier",
    signedOutText: "Serier hör till ett studentkonto. Logga in, så kommer du tillbaka till den här sidan.",
    forbidden: "Serier ingår inte i ditt konto",
    forbiddenText:
      "Serier är för studenter, på engelska. Om du är student och ändå ser det här kan du fråga den som sköter ditt konto. Alla kurser är öppna för dig.",
    none: "Inga serier än",
    noneText: "Den första visas här så snart den är publicerad. Under tiden är kurserna öppna.",
    failed: "Serierna kunde inte läsas in",
    episodes: "Avsnitt",
    about: "Om serien",
    host: "Din programledare",
    watchedOf_one: "{{watched}} av {{total}} sett",
    watchedOf_other: "{{watched}} av {{total}} sedda",
    watched: "Sett",
    start: "Börja titta",
    resume: "Fortsätt med avsnitt {{number}}",
    again: "Se den igen",
    progressFailed: "Hur långt du har kommit kunde inte läsas in",
    progressFailedText: "Du kan se avsnitten ändå.",
  },
  episode: {
    number: "Avsnitt {{number}}",
    failed: "Avsnittet kunde inte läsas in",
    rule: "Räknas som sett när du har spelat 90 % av det, eller när du markerar det som sett.",
    mark: "Markera som sett",
    isWatched: "Du har sett det här avsnittet.",
    last: "Det var det sista avsnittet i serien.",
    next: "Nästa avsnitt",
    all: "Alla avsnitt",
    waiting: "Inte markerat som sett än",
    waitingText: "Servern går inte att nå. Avsnittet markeras så snart anslutningen är tillbaka.",
    markFailed: "Avsnittet kunde inte markeras som sett",
    brokenText: "Du kan läsa transkriptionen nedanför och markera avsnittet som sett.",
  },
};
