import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "Je hebt langer dan 15 minuten geleden bevestigd. Vul je wachtwoord in of gebruik een passkey, dan gaan we verder.",
    password: "Je wachtwoord",
    confirm: "Bevestigen",
    usePasskey: "Een passkey gebruiken",
    wrong: "Dat is niet je wachtwoord. Probeer het opnieuw.",
    failed: "We konden niet controleren of jij het bent",
    passwordless:
      "Je account heeft hier geen wachtwoord. Gebruik een passkey, of log uit, log weer in en herhaal dit binnen 15 minuten.",
  },
};
