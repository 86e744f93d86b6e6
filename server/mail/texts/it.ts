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
  "new-browser": {
    subject: "Nuovo accesso al tuo account Academy",
    text: "Qualcuno, probabilmente tu, ha effettuato l’accesso con la tua password da un browser in cui il tuo account non era mai stato usato. Il tuo profilo elenca dove hai effettuato l’accesso. Se non sei stato tu, scegli subito una nuova password: tutti i dispositivi verranno disconnessi.",
    button: "Scegli una nuova password",
  },
  "passkey-added": {
    subject: "Una passkey è stata aggiunta al tuo account",
    text: "Una passkey è stata aggiunta al tuo account Academy. Chi la possiede può accedere senza la tua password. Se non sei stato tu, rimuovila nel tuo profilo e scegli una nuova password.",
    button: "Apri il profilo",
  },
  "passkey-removed": {
    subject: "Una passkey è stata rimossa dal tuo account",
    text: "Una passkey del tuo account Academy è stata rimossa e non può più essere usata per accedere. Se non sei stato tu, scegli subito una nuova password: tutti i dispositivi verranno disconnessi.",
    button: "Scegli una nuova password",
  },
  "recovery-code-used": {
    subject: "È stato usato un codice di recupero",
    text: "Qualcuno ha effettuato l’accesso al tuo account Academy con la tua password e uno dei tuoi codici di recupero. Quel codice non funziona più. Se non sei stato tu, scegli subito una nuova password e crea nuovi codici nel tuo profilo.",
    button: "Scegli una nuova password",
  },
  "webinar-registered": {
    subject: "Iscrizione confermata: {{title}}",
    text: "Inizio del webinar: {{when}}. Trovi in allegato l’evento per il calendario. Da 15 minuti prima dell’inizio, il pulsante porta alla pagina con l’accesso. Se non puoi partecipare, annulla lì l’iscrizione.",
    button: "Apri la pagina del webinar",
  },
  "webinar-reminder": {
    subject: "Sta per iniziare: {{title}}",
    text: "Inizio del webinar: {{when}}. Da 15 minuti prima dell’inizio puoi entrare dalla sua pagina. Se non puoi partecipare, non devi fare nulla.",
    button: "Apri la pagina del webinar",
  },
  "new-email": {
    subject: "Conferma il tuo nuovo indirizzo email",
    text: "Premi il pulsante per usare questo indirizzo per il tuo account Academy e inserisci la password. Il link funziona una sola volta e scade 24 ore dopo l’invio. Finché non lo usi, resta il vecchio indirizzo.",
    button: "Conferma l’indirizzo email",
  },
  "new-email-taken": {
    subject: "Questo indirizzo ha già un account Academy",
    text: "Qualcuno, probabilmente tu, voleva usare questo indirizzo per un altro account Academy. Ha già un account, quindi non è cambiato nulla. Per usarlo per l’altro, elimina prima questo account.",
    button: "Accedi",
  },
  "email-change-asked": {
    subject: "Il tuo indirizzo email sta per cambiare",
    text: "Qualcuno, probabilmente tu, ha chiesto un altro indirizzo email per il tuo account Academy e conosceva la password. Il nuovo indirizzo va ancora confermato. Se non sei stato tu, scegli subito una nuova password: anche il cambio viene fermato.",
    button: "Scegli una nuova password",
  },
  "certificate-revoked": {
    subject: "Il tuo certificato è stato revocato: {{title}}",
    text: "Academy ha revocato il tuo certificato «{{title}}». La sua pagina pubblica ora lo indica, il badge non è più valido e il certificato non si può più scaricare. Se pensi che sia un errore, scrivici con «Feedback» da qualsiasi pagina.",
    button: "Apri la pagina del certificato",
  },
  "certificate-restored": {
    subject: "Il tuo certificato è di nuovo valido: {{title}}",
    text: "Academy ha ripristinato il tuo certificato «{{title}}»: pagina pubblica, badge e PDF sono come prima della revoca.",
    button: "Apri la pagina del certificato",
  },
  ignore: "Se non l’hai chiesto tu, ignora questa email. Non cambierà nulla.",
  copy: "Se il pulsante non funziona, copia questo indirizzo nel browser:",
  why: "Academy ha inviato questa email a {{email}}. Nessuno legge le risposte.",
  reasons: {
    cheating: "Motivo: l’esame non è stato svolto in modo corretto.",
    identity: "Motivo: l’esame è stato svolto da una persona diversa da quella indicata sul certificato.",
    mistake: "Motivo: è stato rilasciato per errore.",
  },
  mailbox: {
    title: "Posta",
    intro:
      "Questa è una demo: invece di inviare le email, le mostra qui. Chiunque possa raggiungere questo sito può leggerle.",
    none: "Ancora nessuna email. Registrati o chiedi una nuova password e l’email comparirà qui.",
    open: "Mostra come HTML",
  },
};
