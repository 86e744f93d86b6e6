import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "Du bekräftade senast för mer än 15 minuter sedan. Skriv ditt lösenord eller använd en nyckel, så fortsätter vi.",
    password: "Ditt lösenord",
    confirm: "Bekräfta",
    usePasskey: "Använd en nyckel",
    wrong: "Det är inte ditt lösenord. Försök igen.",
    failed: "Vi kunde inte kontrollera att det är du",
    passwordless:
      "Ditt konto har inget lösenord här. Använd en nyckel, eller logga ut, logga in igen och upprepa detta inom 15 minuter.",
  },
};
