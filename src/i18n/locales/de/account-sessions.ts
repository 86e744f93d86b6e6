import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "Wo du angemeldet bist",
    text: "Diese Browser sind in deinem Konto angemeldet. Wenn du einen nicht kennst, melde ihn ab und ändere dein Passwort.",
    device: "{{browser}} auf {{system}}",
    unknown: "Unbekannter Browser",
    current: "Dieser Browser",
    signedIn: "Angemeldet: {{date}}",
    used: "Zuletzt benutzt: {{date}}",
    network: "Aus dem Netz {{network}}",
    end: "Abmelden",
    endOf: "{{device}} abmelden",
    endOthers: "Alle anderen Browser abmelden",
    ended: "Dieser Browser ist abgemeldet.",
    othersEnded: "Alle anderen Browser sind abgemeldet.",
    only: "Du bist nirgendwo sonst angemeldet.",
    failed: "Wo du angemeldet bist, ließ sich nicht laden",
    endFailed: "Das Abmelden hat nicht geklappt",
  },
};
