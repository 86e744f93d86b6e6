import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "Du hast zuletzt vor mehr als 15 Minuten bestätigt. Gib dein Passwort ein oder benutze einen Passkey, dann geht es weiter.",
    password: "Dein Passwort",
    confirm: "Bestätigen",
    usePasskey: "Passkey benutzen",
    wrong: "Das ist nicht dein Passwort. Versuch es noch einmal.",
    failed: "Wir konnten nicht prüfen, ob du es bist",
    passwordless:
      "Dein Konto hat hier kein Passwort. Benutze einen Passkey, oder melde dich ab und wieder an und wiederhole das innerhalb von 15 Minuten.",
  },
};
