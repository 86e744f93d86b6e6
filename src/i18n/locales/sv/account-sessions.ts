import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "Här är du inloggad",
    text: "De här webbläsarna är inloggade på ditt konto. Om du inte känner igen någon, logga ut den och byt lösenord.",
    device: "{{browser}} på {{system}}",
    unknown: "Okänd webbläsare",
    current: "Den här webbläsaren",
    signedIn: "Inloggad: {{date}}",
    used: "Senast använd: {{date}}",
    network: "Från nätverket {{network}}",
    end: "Logga ut",
    endOf: "Logga ut {{device}}",
    endOthers: "Logga ut alla andra webbläsare",
    ended: "Webbläsaren har loggats ut.",
    othersEnded: "Alla andra webbläsare har loggats ut.",
    only: "Du är inte inloggad någon annanstans.",
    failed: "Det gick inte att hämta var du är inloggad",
    endFailed: "Utloggningen lyckades inte",
  },
};
