import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The Italian texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "Il tuo nome è stato salvato: {{name}}.",
    promoRedeemed: "Il codice promozionale {{code}} è stato riscattato.",
    dataExported: "I tuoi dati sono salvati come {{file}}.",
    certificateDeleted: "Il certificato è stato eliminato.",
    enrolled: "L’iscrizione è fatta.",
    courseLeft: "Hai lasciato il corso. I tuoi progressi sono conservati.",
    ratingSaved_one: "La tua valutazione è stata salvata: {{count}} stella.",
    ratingSaved_many: "La tua valutazione è stata salvata: {{count}} di stelle.",
    ratingSaved_other: "La tua valutazione è stata salvata: {{count}} stelle.",
    feedbackSent: "Il tuo feedback è arrivato. Grazie.",
    connectionLost: "La connessione si è interrotta. Ciò che scrivi si conserva.",
    connectionBack: "La connessione è tornata. Ciò che era in attesa viene inviato.",
  },
  messages: {
    title: "Avvisi",
    intro:
      "Ciò che è stato detto da quando hai aperto il sito. Gli avvisi restano in questa pagina e spariscono quando ricarichi o esci dall’account.",
    none: "Non è stato ancora detto nulla.",
    clear: "Cancella gli avvisi",
    dismiss: "Chiudi",
  },
  shortcuts: {
    title: "Scorciatoie da tastiera",
    intro: "Sono in pausa mentre scrivi in un campo o il focus è su un video, e finché tieni premuto Ctrl, Alt o ⌘.",
    switch: "Usa le scorciatoie da tastiera",
    switchHint: "Se le disattivi, nessun tasto fa qualcosa da solo. Questo dispositivo se lo ricorda.",
    anywhere: "In ogni pagina",
    goTo: "Due tasti, uno dopo l’altro",
    inLesson: "In una lezione",
    followedBy: "poi",
    list: "Questo elenco",
    search: "Ricerca",
    messages: "Avvisi di questa visita",
    home: "Home",
    courses: "Corsi",
    myLearning: "Il mio apprendimento",
    webinars: "Webinar",
    exams: "Esami e certificati",
    next: "Passo successivo",
    previous: "Passo precedente",
    bookmark: "Metti o togli il segnalibro",
  },
  counted: {
    title: "Che cosa si conta",
    intro:
      "Solo se acconsenti, e solo in questa scheda: che tipo di account c’è, quali pagine si aprono e quali passaggi compie la pagina. Niente nomi, niente indirizzi, niente testi, niente numeri di account. Nulla viene inviato da nessuna parte.",
    none: "Non è stato contato nulla.",
    list_one: "{{count}} voce, così come verrebbe inviata",
    list_many: "{{count}} di voci, dalla più recente, così come verrebbero inviate",
    list_other: "{{count}} voci, dalla più recente, così come verrebbero inviate",
    clear: "Cancella il conteggio",
  },
};
