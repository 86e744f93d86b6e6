import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement";

/** The Italian texts of feedback, appointments and the editing desk. */
export const texts: Translation<typeof english> = {
  feedback: {
    title: "Feedback",
    intro: "Che cosa funziona in questa pagina e che cosa no? Il tuo messaggio arriva al team dell’accademia.",
    message: "Il tuo messaggio",
    length_one: "{{count}} di {{most}} caratteri",
    length_many: "{{count}} di {{most}} caratteri",
    length_other: "{{count}} di {{most}} caratteri",
    tooLong_one: "{{count}} carattere di troppo",
    tooLong_many: "{{count}} di caratteri di troppo",
    tooLong_other: "{{count}} caratteri di troppo",
    send: "Invia",
    signedOut: "Accedi per inviarlo",
    signedOutText: "Rispondiamo per email, quindi per inviare serve un account. Intanto, ciò che scrivi si conserva.",
    emailMissing: "Il tuo account non ha un indirizzo email",
    emailMissingText: "Nessuno potrebbe risponderti, quindi il messaggio non si può inviare da questo account.",
    sent: "Grazie. Il tuo messaggio è arrivato.",
    dismiss: "OK",
    failed: "Non è stato possibile inviare il tuo messaggio",
    kept: "È conservato qui.",
    waiting: "Il tuo messaggio è conservato su questo dispositivo",
    waitingText: "Lo invieremo appena il server sarà raggiungibile, anche se chiudi questa pagina.",
  },
  schedule: {
    crumb: "Prenota un incontro",
    book: "Scegli un orario",
    bookHint: "Esci dall’accademia: gli orari si scelgono sulla pagina di prenotazione.",
    closed: "Nessun appuntamento al momento",
    closedText:
      "Per ora questo incontro non si può prenotare. Torna più avanti; intanto puoi cominciare per conto tuo.",
    failed: "Non è stato possibile caricare l’incontro",
  },
  editing: {
    title: "Redazione",
    intro: "Che cosa è ancora in bozza e che cosa resta da tradurre.",
    signedOut: "Accedi per vedere lo stato dei contenuti",
    signedOutText: "Questa pagina è per chi cura i contenuti. Tornerai qui.",
    forbidden: "Il tuo account non può modificare i contenuti",
    forbiddenText: "Di bozze e traduzioni si occupa chi cura i contenuti. Tutto ciò che è pubblicato è aperto per te.",
    imported: "Ultima importazione",
    version: "Versione",
    files:
      "I contenuti si scrivono come file nel progetto. Per sapere come scrivere un corso, vedi docs/writing-a-course.md.",
    drafts: "Bozze",
    noDrafts: "Non ci sono bozze. È tutto pubblicato.",
    kinds: {
      course: "Corsi e lezioni singole",
      exam: "Esami",
      series: "Serie",
      webinar: "Webinar",
      template: "Modelli",
      glossaryTerm: "Termini del glossario",
    },
    translations: "Traduzioni",
    translationsText: "L’inglese è sempre disponibile. Ciò che manca in una lingua appare in inglese.",
    translated: "tradotto",
    missing: "manca",
    failed: "Non è stato possibile caricare lo stato dei contenuti",
  },
};
