import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue";

/** The Italian texts of home and the list of courses. */
export const texts: Translation<typeof english> = {
  homePage: {
    title: "Academy",
    headline: "Impara un marketing che regge quando ti chiedono come fai a saperlo.",
    intro:
      "Lezioni brevi, quiz onesti ed esami con un certificato che chiunque può verificare. Tutti i corsi sono gratuiti, e puoi fermarti quando vuoi e riprendere da dove eri, su qualsiasi dispositivo.",
    description:
      "Corsi online gratuiti di SEO, content marketing e analisi di marketing, con quiz, esami e certificati verificabili.",
    how: "Come funziona",
    how1: "Impara a piccoli passi",
    how1Text:
      "Ogni lezione ha pochi passi: un breve video con sottotitoli, qualcosa da leggere, qualcosa da provare e un quiz che spiega le risposte.",
    how2: "Fermati quando vuoi",
    how2Text:
      "Ricordiamo a che punto sei, passo per passo e, nei video, al secondo. Apri il corso su un altro dispositivo e riprendi da lì.",
    how3: "Dimostralo",
    how3Text:
      "Gli esami estraggono le domande da una raccolta, seguono l’orologio del server e resistono a una connessione interrotta. Se superi l’esame, il tuo certificato ha una pagina pubblica.",
    coursesTitle: "Per cominciare",
    topicsTitle: "Scegli un argomento",
    onboarding: "La ricerca è nuova per te?",
    onboardingText:
      "Cinque passi, dal punto di partenza a una revisione settimanale, ognuno con istruzioni e una fine chiara.",
    all: "Tutti i corsi",
  },
  learningNow: {
    title: "Continua a imparare",
    filter: "Filtra i corsi",
    inProgress: "In corso",
    completed: "Completati",
    none: "Al momento non hai corsi iniziati.",
    noneCompleted: "Non hai ancora completato nessun corso.",
    showAll: "Mostra tutti",
    showFewer: "Mostra meno",
    more: "Altri miei corsi",
    failed: "Non è stato possibile caricare i tuoi corsi",
  },
  popular: {
    title: "Corsi più seguiti",
    failed: "Non è stato possibile caricare i corsi più seguiti",
  },
  catalogue: {
    title: "Corsi",
    description:
      "Tutti i corsi gratuiti dell’accademia: SEO, content marketing e analisi di marketing, con esami e certificati.",
    intro: "Scegli un argomento o cerca ciò che vuoi saper fare.",
    filters: "Filtra i corsi",
    search: "Cerca corsi",
    placeholder: "Per esempio: parole chiave",
    topics: "Argomenti",
    otherTopics: "Altri argomenti",
    duration: "Durata",
    anyDuration: "Qualsiasi durata",
    short: "Meno di 30 min",
    medium: "Da 30 a 60 min",
    long: "Più di 1 ora",
    apply: "Applica i filtri",
    found_one: "{{count}} corso",
    found_many: "{{count}} di corsi",
    found_other: "{{count}} corsi",
    more: "Mostra altri corsi",
    empty: "Nessun corso corrisponde",
    emptyText: "Prova con meno parole o con altri filtri.",
    reset: "Mostra tutti i corsi",
    failed: "Non è stato possibile caricare i corsi",
    moreFailed: "Non è stato possibile caricare i corsi successivi",
    topicsFailed: "Non è stato possibile caricare gli argomenti per filtrare.",
    progressFailed: "Non è stato possibile caricare i tuoi progressi in questi corsi.",
    by: "Di {{name}}",
    recorded: "Registrazione",
    progressLabel: "I tuoi progressi in {{course}}",
  },
};
