import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "Amministrazione",
    signedOut: "Accedi per aprire l’amministrazione",
    signedOutText: "L’amministrazione è per chi gestisce Academy. Poi ti riporteremo qui.",
    forbidden: "Il tuo account non ha diritti di amministrazione",
    forbiddenText: "L’amministrazione è per chi gestisce Academy. Tutto ciò che è pubblicato è a tua disposizione.",
    sections: {
      accounts: "Account",
      audit: "Registro di controllo",
      certificates: "Certificati",
      promoCodes: "Codici promozionali",
      editing: "Bozze e traduzioni",
      feedback: "Feedback",
      imports: "Importazioni di contenuti",
      quizReports: "Rapporti sui quiz",
      ratings: "Valutazioni",
    },
    about: {
      accounts: "Trova account, dai e togli diritti, chiudi sessioni.",
      audit: "Chi ha fatto che cosa e a chi, conservato per 400 giorni.",
      certificates: "Trovare certificati, revocarli con un motivo e ripristinarli.",
      promoCodes: "Aggiungi codici che danno Academy Plus, guarda quanto si usano e chiudili.",
      editing: "Che cosa è ancora una bozza e che cosa va ancora tradotto.",
      feedback: "Che cosa ci hanno scritto gli studenti.",
      imports: "Che cosa mostra il sito, e l’importazione di ciò che è cambiato.",
      quizReports: "Come rispondono gli studenti a quiz ed esami.",
      ratings: "Come gli studenti valutano i corsi, e rimozione di singole valutazioni.",
    },
    unread_one: "{{count}} nuovo",
    unread_many: "{{count}} di nuovi",
    unread_other: "{{count}} nuovi",
  },
  staffList: {
    filters: "Filtri",
    apply: "Applica i filtri",
    clear: "Togli tutti i filtri",
    any: "Qualsiasi",
    file: "Scarica in CSV",
    pages: "Pagine",
    next: "Pagina successiva",
    previous: "Pagina precedente",
    none: "Nessun risultato. Togli un filtro o cerca altro.",
    failed: "Non siamo riusciti a caricare l’elenco",
  },
};
