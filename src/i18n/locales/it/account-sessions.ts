import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "Dove hai effettuato l’accesso",
    text: "Questi browser sono connessi al tuo account. Se non ne riconosci uno, disconnettilo e cambia la password.",
    device: "{{browser}} su {{system}}",
    unknown: "Browser sconosciuto",
    current: "Questo browser",
    signedIn: "Accesso: {{date}}",
    used: "Ultimo utilizzo: {{date}}",
    network: "Dalla rete {{network}}",
    end: "Disconnetti",
    endOf: "Disconnetti {{device}}",
    endOthers: "Disconnetti tutti gli altri browser",
    ended: "Il browser è stato disconnesso.",
    othersEnded: "Tutti gli altri browser sono stati disconnessi.",
    only: "Non hai effettuato l’accesso altrove.",
    failed: "Non è stato possibile caricare l’elenco degli accessi",
    endFailed: "La disconnessione non è riuscita",
  },
};
