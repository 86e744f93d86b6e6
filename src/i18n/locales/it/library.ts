import type { Translation } from "../../translation";
import type { texts as english } from "../en/library";

/** The Italian texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. */
export const texts: Translation<typeof english> = {
  article: {
    draft: "Bozza. Questa pagina la vede solo chi cura i contenuti.",
  },
  glossary: {
    title: "Glossario di marketing digitale",
    description:
      "Le parole della ricerca, dei contenuti, della pubblicità e dell’analisi: ognuna in una frase semplice, con spiegazione e termini collegati.",
    intro: "Le parole del mestiere, ognuna prima in una frase semplice. Aprine una per continuare a leggere.",
    filter: "Trova un termine",
    search: "Cerca nel glossario",
    placeholder: "Per esempio: canonical",
    apply: "Cerca",
    letters: "Lettere",
    anyLetter: "Tutte",
    found_one: "{{count}} termine",
    found_many: "{{count}} di termini",
    found_other: "{{count}} termini",
    clear: "Mostra tutti i termini",
    empty: "Nessun termine corrisponde",
    emptyText: "Prova con una parte della parola o con un’altra dallo stesso significato.",
    none: "Ancora nessun termine",
    noneText: "I primi compariranno qui appena vengono pubblicati. Intanto, i corsi sono aperti.",
    failed: "Non è stato possibile caricare il glossario",
  },
  term: {
    synonyms: "Detto anche",
    body: "Spiegazione",
    related: "Termini collegati",
    topics: "Corsi sul tema",
    sameLetter: "Altri termini con {{letter}}",
    failed: "Non è stato possibile caricare il termine",
  },
  faq: {
    title: "Domande e risposte",
    description: "Risposte brevi a ciò che chiede chi impara: account, corsi, esami, certificati e condizioni d’uso.",
    intro: "Risposte brevi alle domande più frequenti.",
    groups: "Temi",
    link: "Link a questa domanda",
    missing: "Non trovi la tua domanda?",
    missingText: "Scrivi al team dell’accademia. Le risposte arrivano per email.",
    ask: "Scrivici",
    none: "Ancora nessuna domanda",
    failed: "Non è stato possibile caricare le domande e risposte",
  },
  terms: {
    crumb: "Condizioni d’uso",
    description:
      "Che cosa vale quando usi l’accademia: il tuo account, i contenuti, i certificati e come trattiamo i dati.",
    updated: "Ultimo aggiornamento: {{date}}",
    body: "Il testo completo delle condizioni",
    failed: "Non è stato possibile caricare le condizioni",
  },
  webinar: {
    crumb: "Webinar",
    toCome: "In arrivo",
    was: "Si è tenuto in data",
    zone: "Fuso orario: {{zone}}",
    calendar: "Aggiungi al tuo calendario",
    calendarText: "L’evento rimanda a questa pagina.",
    live: "Partecipa dal vivo",
    register: "Iscriviti",
    registerMail: "Riceverai un’email con l’evento per il calendario e un promemoria un’ora prima dell’inizio.",
    registerHint: "Prima accedi, poi torni qui.",
    registered: "Iscrizione confermata",
    registeredMail:
      "Ti abbiamo inviato un’email con l’evento per il calendario. Ti invieremo un promemoria un’ora prima dell’inizio.",
    registeredNoMail: "Questo sito non invia email: aggiungi il webinar al tuo calendario.",
    opens: "Potrai entrare da questa pagina da 15 minuti prima dell’inizio.",
    joinNow: "Ora puoi entrare",
    join: "Entra nel webinar",
    cancelRegistration: "Annulla l’iscrizione",
    registerFailed: "Non siamo riusciti a iscriverti",
    cancelFailed: "Non siamo riusciti ad annullare la tua iscrizione",
    registrationFailed: "Non siamo riusciti a caricare la tua iscrizione",
    over: "Questo webinar è finito",
    overText: "Qui non c’è una registrazione.",
    recording: "Registrazione",
    recordingOf: "Registrazione di {{title}}",
    play: "Guarda la registrazione",
    outcomes: "Che cosa imparerai",
    about: "Informazioni sul webinar",
    speakers_one: "Chi parla",
    speakers_many: "Chi parla",
    speakers_other: "Chi parla",
    all: "Tutti i webinar",
    failed: "Non è stato possibile caricare il webinar",
  },
  template: {
    crumb: "Modello",
    download: "Scarica {{name}} ({{size}})",
    rights: "Puoi usarlo e modificarlo gratis, anche nel lavoro per i tuoi clienti.",
    about: "A che cosa serve",
    steps: "Come compilarlo",
    all: "Tutti i modelli",
    failed: "Non è stato possibile caricare il modello",
  },
  education: {
    title: "Per docenti e studenti",
    description:
      "Insegna ricerca, contenuti e analisi con corsi gratuiti: esami con certificati verificabili, serie per studenti, modelli per le lezioni in classe.",
    intro:
      "Usa l’accademia in seminari, nella formazione professionale e nei laboratori. I corsi sono gratuiti, ogni persona impara al proprio ritmo e tu puoi verificare ogni certificato.",
    offer: "Che cosa trova qui la tua classe",
    courses: "Corsi con esame",
    coursesText:
      "Lezioni brevi con un video, qualcosa da leggere e un quiz che spiega le risposte. L’esame estrae le domande da una raccolta, così i vicini di banco vedono di rado le stesse.",
    series: "Serie per account studente",
    seriesText:
      "Con un account studente si possono guardare anche le serie: episodi brevi che affrontano un tema in ordine, in inglese.",
    certificates: "Certificati verificabili",
    certificatesText:
      "Ogni certificato ha una pagina pubblica che dice se è valido. Gli studenti ti mandano l’indirizzo; per aprirlo non ti serve un account.",
    templates: "File per il lavoro in classe",
    templatesText:
      "Brief, calendari, checklist e piani, ognuno con un esempio svolto. Portali in classe e modificali come vuoi.",
    how: "Un corso con la tua classe, in quattro passi",
    step1: "Scegli un corso e seguilo in prima persona",
    step1Text:
      "La pagina di un corso elenca le lezioni, quanto dura ciascuna e le regole dell’esame. I quiz si possono ripetere quante volte si vuole.",
    step2: "Concordate un ritmo",
    step2Text:
      "Assegna una o due lezioni per ogni incontro. I progressi si conservano per ogni persona, quindi nessuno deve essere allo stesso punto.",
    step3: "Tieni gli incontri per domande e pratica",
    step3Text:
      "Usa un modello su un sito che la classe conosce. Il glossario spiega le parole, e i quiz mostrano di che cosa riparlare.",
    step4: "Fai sostenere l’esame a tutti",
    step4Text:
      "Comincia solo quando lo avvia chi lo sostiene, in classe o a casa. Chi lo supera ti manda l’indirizzo del certificato.",
    accounts: "Account studente per la tua classe",
    accountsText:
      "Dicci la scuola, che cosa insegni e per quanti studenti ti servono account. Per inviare il messaggio si accede, così la risposta ti raggiunge.",
    ask: "Chiedi account studente",
    further: "Da dove continuare",
    toCourses: "Vedi tutti i corsi",
    toSeries: "Vedi tutte le serie",
    toTemplates: "Vedi tutti i modelli",
    toFaq: "Domande e risposte",
  },
};
