import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-lists";

/** The Italian texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. */
export const texts: Translation<typeof english> = {
  results: {
    title: "Ricerca",
    titleOf: "Ricerca: {{words}}",
    form: "Cerca in tutto",
    words: "Parole da cercare",
    where: "Mostra",
    all: "Tutto",
    idle: "Scrivi che cosa vuoi imparare o una parola che vuoi capire.",
    found_one: "{{count}} risultato",
    found_many: "{{count}} di risultati",
    found_other: "{{count}} risultati",
    foundOf: "{{kind}}: {{found}}",
    noneOfKind: "Non c’è nulla di questo tipo, ma ci sono altri risultati.",
    showAll: "Mostra tutti i risultati",
    tips: "Che cosa puoi provare",
    tipSpelling: "Controlla che sia scritto bene.",
    tipWords: "Usa meno parole o parole più generali.",
    tipLanguage: "Cerca nella tua lingua o in inglese, oppure cambia la lingua del sito.",
    topics: "Argomenti più seguiti",
    more: "Mostra altri risultati",
    moreFailed: "Non è stato possibile caricare i risultati successivi",
  },
  recommended: {
    title: "Cosa imparare adesso",
    failed: "Non è stato possibile caricare i corsi consigliati",
  },
  lessonShelf: {
    title: "Lezioni singole",
    description: "Lezioni indipendenti: un compito ciascuna, in meno di mezz’ora, con un video e un quiz.",
    intro: "Un compito, una lezione. Guarda l’anteprima, iscriviti gratis e finisci in meno di mezz’ora.",
    filters: "Filtra le lezioni",
    search: "Cerca lezioni",
    placeholder: "Per esempio: tag del titolo",
    found_one: "{{count}} lezione",
    found_many: "{{count}} di lezioni",
    found_other: "{{count}} lezioni",
    more: "Mostra altre lezioni",
    empty: "Nessuna lezione corrisponde",
    reset: "Mostra tutte le lezioni",
    failed: "Non è stato possibile caricare le lezioni",
    moreFailed: "Non è stato possibile caricare le lezioni successive",
  },
  webinarShelf: {
    title: "Webinar",
    description:
      "Webinar su ricerca, contenuti, pubblicità e misurazione: i prossimi e le registrazioni di quelli passati.",
    intro: "Dal vivo, con tempo per le tue domande. Dopo, la registrazione resta qui, con i sottotitoli.",
    upcoming: "In programma",
    recordings: "Registrazioni",
    filters: "Filtra i webinar",
    found_one: "{{count}} webinar",
    found_many: "{{count}} di webinar",
    found_other: "{{count}} webinar",
    more: "Mostra altri webinar",
    empty: "Nessun webinar corrisponde",
    reset: "Mostra tutti i webinar",
    failed: "Non è stato possibile caricare i webinar",
    moreFailed: "Non è stato possibile caricare i webinar successivi",
  },
  templateShelf: {
    title: "Modelli",
    description: "File con cui lavorare, ognuno con un esempio svolto: calendari, brief, checklist, piani e report.",
    intro: "Scarica il file, guarda l’esempio svolto e sostituiscilo con il tuo.",
    filters: "Filtra i modelli",
    search: "Cerca modelli",
    placeholder: "Per esempio: calendario editoriale",
    found_one: "{{count}} modello",
    found_many: "{{count}} di modelli",
    found_other: "{{count}} modelli",
    more: "Mostra altri modelli",
    empty: "Nessun modello corrisponde",
    reset: "Mostra tutti i modelli",
    failed: "Non è stato possibile caricare i modelli",
    moreFailed: "Non è stato possibile caricare i modelli successivi",
  },
  topic: {
    advertising: {
      title: "Corsi di pubblicità",
      description:
        "Corsi gratuiti su annunci nella ricerca e altra pubblicità: aste, parole chiave, annunci, pagine di destinazione e quanto rendono.",
      intro:
        "Compra attenzione con cognizione: come le aste fissano il prezzo, che cosa deve dire un annuncio e quando fermarsi.",
    },
    career: {
      title: "Corsi per una carriera nel marketing",
      description:
        "Corsi gratuiti per una carriera nel marketing: ruoli, portfolio, candidature e i primi novanta giorni in un lavoro.",
      intro: "Scopri quale ruolo fa per te, mostra che cosa sai fare e parti bene.",
    },
    contentMarketing: {
      title: "Corsi di content marketing",
      description:
        "Corsi gratuiti di content marketing: scegliere i temi, scrivere brief, rivedere, distribuire e misurare l’effetto.",
      intro: "Pubblica ciò che serve a chi legge e scopri poi se ha aiutato.",
    },
    digitalMarketing: {
      title: "Corsi di marketing digitale",
      description:
        "Corsi gratuiti sul marketing digitale nel suo insieme: canali, pubblico, email e un piano con numeri che tornano.",
      intro: "Guarda come si combinano i canali prima di sceglierne uno.",
    },
    aiCourses: {
      title: "Corsi di IA per il marketing",
      description:
        "Corsi gratuiti per lavorare con l’IA nel marketing: dare istruzioni a un modello, controllarne i risultati, farsi trovare nelle risposte dell’IA.",
      intro: "Affida a un modello ciò che fa bene e tieni ciò che richiede una persona.",
    },
    marketingAnalytics: {
      title: "Corsi di analisi di marketing",
      description:
        "Corsi gratuiti di analisi di marketing: domande, metriche, dati di cui fidarsi e decisioni che reggono.",
      intro: "Trasforma una domanda in un numero, e il numero in una decisione.",
    },
    seo: {
      title: "Corsi di SEO",
      description:
        "Corsi gratuiti di SEO: come funziona la ricerca, parole chiave e intento, pagine, controlli tecnici e misura dell’effetto.",
      intro: "Impara la ricerca come una serie di fasi e scopri in quale si blocca una pagina.",
    },
    semrushTools: {
      title: "Corsi sugli strumenti Semrush",
      description:
        "Corsi gratuiti per lavorare con gli strumenti Semrush: stime, parole chiave, audit dei siti e monitoraggio delle posizioni.",
      intro: "Scopri che cosa misurano gli strumenti, che cosa stimano e come lavorare con entrambe le cose.",
    },
    socialMedia: {
      title: "Corsi di social media",
      description:
        "Corsi gratuiti di social media marketing: scopo, post, risposte, accessibilità e misura di ciò che hanno portato.",
      intro: "Scegli poche reti, pubblica con uno scopo e conta che cosa hanno fatto per l’attività.",
    },
  },
  voices: {
    experts: "Chi insegna qui",
    reviews: "Che cosa dice chi impara qui",
  },
};
