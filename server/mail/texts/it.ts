import type { MailTexts } from "../mail-texts";

export const texts: MailTexts = {
  registration: {
    subject: "Conferma il tuo indirizzo email",
    text: "Premi il pulsante per confermare il tuo indirizzo email e inserisci la password che hai scelto. Il link funziona una sola volta e scade 24 ore dopo l’invio.",
    button: "Conferma l’indirizzo email",
  },
  "address-taken": {
    subject: "Hai già un account Academy",
    text: "Qualcuno, probabilmente tu, ha provato a registrarsi con questo indirizzo email. Esiste già un account: ti basta accedere. Se hai dimenticato la password, lì puoi sceglierne una nuova.",
    button: "Accedi",
  },
  "new-password": {
    subject: "Scegli una nuova password",
    text: "Premi il pulsante per scegliere una nuova password per il tuo account Academy. Il link funziona una sola volta e scade un’ora dopo l’invio. Finché non lo usi, la vecchia password resta valida.",
    button: "Scegli una nuova password",
  },
  "no-account": {
    subject: "Nessun account Academy usa questo indirizzo",
    text: "Qualcuno, probabilmente tu, ha chiesto una nuova password, ma nessun account usa questo indirizzo email. Forse ti sei registrato con un altro.",
    button: "Vedi come accedere",
  },
  "no-password": {
    subject: "Accedi senza password",
    text: "Qualcuno, probabilmente tu, ha chiesto una nuova password, ma il tuo account non ne ha una: accedi con il tuo account del sito principale.",
    button: "Accedi",
  },
  "password-changed": {
    subject: "La tua password è stata cambiata",
    text: "La password del tuo account Academy è stata cambiata e tutti i dispositivi sono stati disconnessi. Se non sei stato tu, scegli subito una nuova password.",
    button: "Scegli una nuova password",
  },
  ignore: "Se non l’hai chiesto tu, ignora questa email. Non cambierà nulla.",
  copy: "Se il pulsante non funziona, copia questo indirizzo nel browser:",
  why: "Academy ha inviato questa email a {{email}}. Nessuno legge le risposte.",
  mailbox: {
    title: "Posta",
    intro:
      "Questa è una demo: invece di inviare le email, le mostra qui. Chiunque possa raggiungere questo sito può leggerle.",
    none: "Ancora nessuna email. Registrati o chiedi una nuova password e l’email comparirà qui.",
    open: "Mostra come HTML",
  },
};
