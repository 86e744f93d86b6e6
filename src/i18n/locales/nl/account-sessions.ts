import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "Waar je bent ingelogd",
    text: "Deze browsers zijn ingelogd op je account. Herken je er een niet, log die dan uit en wijzig je wachtwoord.",
    device: "{{browser}} op {{system}}",
    unknown: "Onbekende browser",
    current: "Deze browser",
    signedIn: "Ingelogd: {{date}}",
    used: "Laatst gebruikt: {{date}}",
    network: "Vanuit het netwerk {{network}}",
    end: "Uitloggen",
    endOf: "{{device}} uitloggen",
    endOthers: "Alle andere browsers uitloggen",
    ended: "Die browser is uitgelogd.",
    othersEnded: "Alle andere browsers zijn uitgelogd.",
    only: "Je bent nergens anders ingelogd.",
    failed: "We konden niet laden waar je bent ingelogd",
    endFailed: "Het uitloggen is niet gelukt",
  },
};
