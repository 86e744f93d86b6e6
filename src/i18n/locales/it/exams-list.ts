import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The Italian texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description:
      "Tutti gli esami dell’accademia, con domande, tempo e soglia. Chi li supera ottiene un certificato che chiunque può verificare.",
    intro:
      "Mostra che cosa sai. Un esame comincia solo quando lo avvii tu; chi lo supera ottiene un certificato con una pagina pubblica che chiunque può verificare.",
    signedOut: "Accedi per vedere a che punto sei in ogni esame. Tornerai a questa pagina.",
    failed: "Non è stato possibile caricare gli esami",
    statusesFailed: "Non è stato possibile caricare la tua situazione negli esami",
    statusesFailedText: "Puoi leggere comunque le regole di ogni esame.",
    none: "Ancora nessun esame",
    noneText: "Il primo comparirà qui appena viene pubblicato. Intanto, i corsi sono aperti.",
    all: "Tutti gli esami",
    open: "In corso",
    toStart: "Pronti per iniziare",
    waiting: "Non ancora aperti",
    certificated: "Con certificato",
    digitalAgencies: "Per agenzie digitali",
    digitalAgenciesText:
      "Gestire un’agenzia: come si trovano clienti, quanto costa il lavoro e come si presentano i risultati.",
    toolkitProficiency: "Padronanza dei toolkit",
    toolkitProficiencyText:
      "Un esame per ogni toolkit: che cosa possono dirti i dati, dove sono i limiti e che cosa fai con la risposta.",
    passMark: "Soglia: {{passMark}}%",
    noClock: "Senza limite di tempo",
    state: {
      toStart: "Pronto per iniziare",
      open: "In corso",
      notEnrolled: "Richiede un corso",
      planNeeded: "Richiede Academy Plus",
      lessonsUnfinished: "Lezioni da completare",
      coolingDown: "Nuovo tentativo più tardi",
      certificated: "Con certificato",
      nameless: "Superato",
    },
    note: {
      open: "Continua il tuo tentativo o inizia il prossimo.",
      notEnrolled: "Iscriviti a «{{course}}» e completa prima le lezioni.",
      planNeeded: "Il corso di questo esame fa parte di Academy Plus.",
      lessonsUnfinished: "Completa prima le lezioni di «{{course}}».",
      courseClosed: "Al momento il suo corso non è pubblicato.",
      coolingDown:
        "L’ultima volta non l’hai superato. Il prossimo tentativo si aprirà automaticamente su questa pagina.",
      nameless: "Indica il tuo nome per ottenere il certificato.",
    },
    action: {
      read: "Vedi le regole e inizia",
      start: "Inizia",
      resume: "Continua",
      retakeAt: "Nuovo tentativo: {{moment}}",
      toCourse: "Vai al corso",
      show: "Mostra il certificato",
      name: "Ottieni il certificato",
    },
    actionOf: "{{action}}: {{title}}",
    agency: {
      description:
        "Gli esami delle agenzie partner: crescita delle agenzie digitali e un esame sulla padronanza di ogni toolkit.",
      intro:
        "Per team che lavorano per clienti: che cosa deve decidere un’agenzia e che cosa ogni toolkit può e non può dirti.",
      signedOut: "Accedi per vedere gli esami per agenzie partner",
      signedOutText:
        "Chi ha un account vede qui a che punto è in ciascuno. Tornerai a questa pagina. Le regole sono aperte a tutti nell’elenco di tutti gli esami.",
      toAll: "Vedi tutti gli esami",
    },
  },
};
