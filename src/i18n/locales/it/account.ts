import type { Translation } from "../../translation";
import type { texts as english } from "../en/account";

/** The Italian texts of one's account. */
export const texts: Translation<typeof english> = {
  signIn: {
    title: "Accedi",
    intro: "Accedi per iscriverti ai corsi, conservare i tuoi progressi e sostenere esami.",
    email: "Email",
    password: "Password",
    submit: "Accedi",
    refused: "L’email o la password non è corretta",
    refusedText: "Controllale entrambe e riprova. L’email è ancora nel suo campo.",
    limited: "Troppi tentativi non riusciti",
    failed: "L’accesso non ha funzionato",
    elsewhere: "Accedi con il sito principale",
    or: "oppure",
    problem: {
      title: "L’accesso non è avvenuto",
      denied: "L’accesso al sito principale è stato annullato. Riprova o usa la tua password.",
      expired: "Sono passati più di dieci minuti. Ricomincia.",
      mismatch: "L’accesso è stato avviato in un’altra scheda o in un altro browser. Ricomincia in questo.",
      unavailable:
        "Il sito principale non è raggiungibile in questo momento. Riprova tra un momento o usa la tua password.",
      rejected:
        "Non è stato possibile accettare la risposta del sito principale. Ricomincia; se il problema resta, faccelo sapere.",
      no_email: "Il tuo account sul sito principale non ha un indirizzo email. Aggiungine uno lì e ricomincia.",
      unverified_email: "Conferma il tuo indirizzo email sul sito principale e ricomincia.",
      email_taken: "Un altro account del sito principale usa qui questo indirizzo email. Accedi con quello.",
      not_configured: "Gli account del sito principale qui non si possono usare. Accedi con la tua password.",
    },
  },
  profile: {
    title: "Profilo",
    editing: "Bozze e traduzioni",
    signedOut: "Accedi per vedere il tuo profilo",
    name: "Nome",
    nameHint: "Compare sui tuoi certificati. Quelli che hai già vengono emessi di nuovo con il nome nuovo.",
    nameRule:
      "Un nome ha almeno una lettera e al massimo 100 caratteri, senza interruzioni di riga né caratteri invisibili.",
    save: "Salva il nome",
    saved: "Il nome è stato salvato.",
    saveFailed: "Il nome non è stato salvato",
    email: "Email",
    signOut: "Esci",
    signOutFailed: "La tua sessione è ancora aperta",
    failed: "Non è stato possibile caricare il tuo profilo",
    stale: "Il tuo profilo potrebbe non essere aggiornato",
    promo: "Codice promozionale",
    promoText: "Hai un codice? Riscattalo per il tuo account.",
    promoCode: "Codice",
    promoNow: "Sul tuo account: {{code}}",
    promoTooLong: "Un codice ha al massimo {{count}} caratteri.",
    promoSubmit: "Riscatta",
    promoApplied: "{{code}} è stato riscattato.",
    promoFailed: "Il codice non è stato riscattato",
    promoSignedOut: "Un codice si riscatta per un account. Prima accedi.",
    promoSignIn: "Accedi per riscattarlo",
    data: "I tuoi dati",
    dataText:
      "Tutto ciò che l’accademia conserva su di te, in un file JSON: account, corsi, progressi, risposte e certificati.",
    export: "Scarica i miei dati",
    exported: "I tuoi dati sono salvati come {{name}}.",
    exportFailed: "Non è stato possibile scaricare i tuoi dati",
    deletion: "Elimina il tuo account",
    deletionText:
      "Il tuo account viene eliminato per sempre, con tutto ciò che gli appartiene. Se vuoi conservarne una copia, scarica prima i tuoi dati.",
    delete: "Elimina il mio account",
    deleteTitle: "Eliminare il tuo account per sempre?",
    deleteText: "Non si può annullare. Con l’account {{email}} perdi:",
    loseProgress: "i tuoi corsi e tutti i progressi in essi",
    loseExams: "i tuoi quiz ed esami con i loro risultati",
    loseCertificates:
      "i tuoi certificati. Scompaiono anche le loro pagine pubbliche: i link che hai condiviso smettono di funzionare.",
    confirmation: "La tua password",
    confirmationHint: "Oppure il tuo indirizzo email, se accedi tramite un altro sito e qui non hai una password.",
    deleteConfirm: "Elimina per sempre",
    keep: "Conserva il mio account",
    deleteFailed: "Il tuo account non è stato eliminato",
    deleteUnanswered: "Il server non ha confermato l’eliminazione",
    deleted: "Il tuo account è stato eliminato",
    deletedText:
      "Tutto ciò che gli apparteneva è scomparso e la tua sessione è chiusa. Con quell’account non si può più accedere. Tutti i corsi restano aperti anche senza account.",
    toMain: "Vai alla home",
    sessionEnded: "La tua sessione è terminata",
    sessionUncertain:
      "L’eliminazione potrebbe essere riuscita anche se la risposta è andata persa. Prova ad accedere: se non funziona, il tuo account è eliminato; se funziona, puoi chiedere di nuovo l’eliminazione.",
  },
};
