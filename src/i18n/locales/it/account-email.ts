import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "Cambia il tuo indirizzo email",
    intro: "Invieremo un link al nuovo indirizzo. Finché non lo confermi, resta il vecchio.",
    email: "Nuovo indirizzo email",
    rule: "Inserisci un altro indirizzo email, come ada@example.com.",
    password: "La tua password",
    wrong: "Non è la tua password. Riprova.",
    submit: "Invia il link",
    sentText:
      "Abbiamo inviato un’email a {{email}}. Il link funziona una sola volta e scade dopo 24 ore. Abbiamo avvisato anche il tuo vecchio indirizzo.",
    failed: "Non è stato possibile inviare il link",
    unavailable:
      "Qui non puoi cambiare il tuo indirizzo email. Se accedi con l’account del sito principale, cambialo lì.",
    signedOut: "Accedi per cambiare il tuo indirizzo email",
  },
  newEmail: {
    title: "Conferma il tuo nuovo indirizzo email",
    intro: "Inserisci la password del tuo account. Poi l’account avrà questo indirizzo.",
    submit: "Conferma l’indirizzo email",
    failed: "Non è stato possibile cambiare il tuo indirizzo email",
    changedTitle: "Il tuo indirizzo email è cambiato",
    changedText: "D’ora in poi accedi con {{email}}.",
    takenTitle: "Ora un altro account usa questo indirizzo",
    takenText: "Il tuo account mantiene il vecchio indirizzo. Scegline un altro.",
    usedText:
      "Forse il tuo nuovo indirizzo è già confermato: nel profilo vedi quale ha l’account. Se poi hai chiesto un altro link, usa quello.",
    expiredText: "I link funzionano per 24 ore e vale solo quello dell’email più recente.",
    again: "Chiedi un nuovo link",
  },
};
