import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The French texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description:
      "Tous les examens de l’académie, avec leurs questions, leur durée et leur seuil de réussite. Qui réussit obtient un certificat que chacun peut vérifier.",
    intro:
      "Montrez ce que vous savez. Un examen ne commence que lorsque vous le lancez ; si vous réussissez, vous obtenez un certificat avec une page publique que chacun peut vérifier.",
    signedOut: "Connectez-vous pour voir où vous en êtes dans chaque examen. Vous reviendrez à cette page.",
    failed: "Les examens n’ont pas pu être chargés",
    statusesFailed: "Votre situation aux examens n’a pas pu être chargée",
    statusesFailedText: "Vous pouvez quand même lire les règles de chaque examen.",
    none: "Pas encore d’examens",
    noneText: "Le premier apparaîtra ici dès sa publication. D’ici là, les cours sont ouverts.",
    all: "Tous les examens",
    open: "En cours",
    toStart: "Prêts à commencer",
    waiting: "Pas encore ouverts",
    certificated: "Certificat obtenu",
    digitalAgencies: "Pour les agences digitales",
    digitalAgenciesText:
      "Diriger une agence : comment gagner des clients, ce que coûte le travail et comment présenter les résultats.",
    toolkitProficiency: "Maîtrise des boîtes à outils",
    toolkitProficiencyText:
      "Un examen par boîte à outils : ce que ses données peuvent vous dire, où sont ses limites et ce que vous faites de la réponse.",
    passMark: "{{passMark}} % pour réussir",
    noClock: "Sans limite de temps",
    state: {
      toStart: "Prêt à commencer",
      open: "En cours",
      notEnrolled: "Cours requis",
      planNeeded: "Nécessite Academy Plus",
      lessonsUnfinished: "Leçons à terminer",
      coolingDown: "Nouvelle tentative plus tard",
      certificated: "Certificat obtenu",
      nameless: "Réussi",
    },
    note: {
      open: "Continuez votre tentative ou commencez la suivante.",
      notEnrolled: "Inscrivez-vous à « {{course}} » et terminez d’abord ses leçons.",
      planNeeded: "Le cours de cet examen fait partie d’Academy Plus.",
      lessonsUnfinished: "Terminez d’abord les leçons du cours « {{course}} ».",
      courseClosed: "Son cours n’est pas publié en ce moment.",
      coolingDown:
        "Vous n’avez pas réussi la dernière fois. Votre prochaine tentative s’ouvrira automatiquement sur cette page.",
      nameless: "Indiquez votre nom pour obtenir votre certificat.",
    },
    action: {
      read: "Voir les règles et commencer",
      start: "Commencer",
      resume: "Continuer",
      retakeAt: "Repasser à partir du {{moment}}",
      toCourse: "Aller au cours",
      show: "Voir le certificat",
      name: "Obtenir le certificat",
    },
    actionOf: "{{action}} : {{title}}",
    agency: {
      description:
        "Les examens des agences partenaires : croissance d’une agence digitale, et un examen sur la maîtrise de chaque boîte à outils.",
      intro:
        "Pour les équipes qui travaillent pour des clients : ce qu’une agence doit décider, et ce que chaque boîte à outils peut et ne peut pas vous dire.",
      signedOut: "Connectez-vous pour voir les examens pour agences partenaires",
      signedOutText:
        "Connectez-vous, et la liste montrera où vous en êtes dans chacun. Vous reviendrez à cette page. Leurs règles sont ouvertes à tous dans la liste de tous les examens.",
      toAll: "Voir tous les examens",
    },
  },
};
