import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "La tua ultima conferma risale a più di 15 minuti fa. Inserisci la password o usa una passkey e continuiamo.",
    password: "La tua password",
    confirm: "Conferma",
    usePasskey: "Usa una passkey",
    wrong: "Non è la tua password. Riprova.",
    failed: "Non siamo riusciti a verificare che sei tu",
    passwordless:
      "Il tuo account qui non ha una password. Usa una passkey, oppure esci, accedi di nuovo e riprova entro 15 minuti.",
  },
};
