import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "Accedi con una passkey",
    cancelled: "È stato annullato, ci ha messo troppo o questo dispositivo non ha una passkey adatta.",
    known: "Questo dispositivo ha già una passkey per il tuo account.",
    unsupported:
      "Questo browser non può usare passkey in questa pagina. Servono una connessione sicura (HTTPS) e un browser aggiornato.",
    none: "Il tuo account non ha ancora una passkey. Puoi aggiungerne una nel tuo profilo.",
    unknown: "Questa passkey non è dell’account; forse è stata rimossa.",
    invalid: "La risposta della passkey non è valida su questo sito.",
    copied:
      "Questa passkey potrebbe essere stata copiata: è stata usata fuori ordine. Accedi in un altro modo e rimuovila dal tuo profilo.",
    expired: "Ci ha messo troppo o aveva già una risposta. Riprova.",
    limit: "Il tuo account ha già il massimo di passkey. Prima rimuovine una.",
    added: "Questa passkey è già stata aggiunta.",
    stopped: "Nessuna passkey è stata usata",
    failed: "Non siamo riusciti a farti accedere con la passkey",
    signInExpired: "L’accesso ha richiesto troppo tempo. Inserisci di nuovo la password.",
    secondTitle: "Ancora un passo",
    secondText: "La password è giusta. Poiché questo account può modificare il sito, conferma con la tua passkey.",
    secondUse: "Usa la tua passkey",
    code: "Codice di recupero",
    codeHint:
      "Se non hai con te la passkey. Ogni codice vale una volta. Non hai nemmeno un codice? Chiedi aiuto a chi ha i diritti di amministrazione.",
    codeSubmit: "Accedi con il codice",
    codeWrong: "Questo codice è sbagliato o già usato.",
    codeFailed: "Non siamo riusciti a verificare il codice",
    startAgain: "Ricomincia",
  },
};
