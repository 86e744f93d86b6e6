import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue";

/** The French texts of home and the list of courses. */
export const texts: Translation<typeof english> = {
  homePage: {
    title: "Academy",
    headline: "Apprenez un marketing qui tient la route quand on vous demande d’où vous le savez.",
    intro:
      "Des leçons courtes, des quiz honnêtes et des examens avec un certificat que chacun peut vérifier. Tous les cours sont gratuits, et vous pouvez vous arrêter n’importe où et reprendre où vous en étiez, sur n’importe quel appareil.",
    description:
      "Cours en ligne gratuits de SEO, de marketing de contenu et d’analyse marketing, avec des quiz, des examens et des certificats vérifiables.",
    how: "Comment ça marche",
    how1: "Apprenez par petites étapes",
    how1Text:
      "Chaque leçon compte quelques étapes : une courte vidéo sous-titrée, quelque chose à lire, quelque chose à essayer, un quiz qui explique ses réponses.",
    how2: "Arrêtez-vous n’importe où",
    how2Text:
      "Votre place est retenue étape par étape et, dans une vidéo, à la seconde près. Ouvrez le cours sur un autre appareil et reprenez au même endroit.",
    how3: "Prouvez-le",
    how3Text:
      "Les examens tirent leurs questions au sort, suivent l’horloge du serveur et résistent à une coupure de connexion. Si vous réussissez, votre certificat a une page publique.",
    coursesTitle: "Pour commencer",
    topicsTitle: "Choisissez un sujet",
    onboarding: "La recherche est nouvelle pour vous ?",
    onboardingText:
      "Cinq étapes, du point de départ au bilan hebdomadaire, chacune avec ses instructions et une fin claire.",
    all: "Tous les cours",
  },
  learningNow: {
    title: "Continuer à apprendre",
    filter: "Filtrer les cours",
    inProgress: "En cours",
    completed: "Terminés",
    none: "Aucun cours commencé pour l’instant.",
    noneCompleted: "Vous n’avez pas encore terminé de cours.",
    showAll: "Tout afficher",
    showFewer: "Afficher moins",
    more: "Mes autres cours",
    failed: "Vos cours n’ont pas pu être chargés",
  },
  popular: {
    title: "Cours populaires",
    failed: "Les cours populaires n’ont pas pu être chargés",
  },
  catalogue: {
    title: "Cours",
    description:
      "Tous les cours gratuits de l’académie : SEO, marketing de contenu et analyse marketing, avec examens et certificats.",
    intro: "Choisissez un sujet, ou cherchez ce que vous voulez savoir faire.",
    filters: "Filtrer les cours",
    search: "Chercher des cours",
    placeholder: "Par exemple : mots-clés",
    topics: "Sujets",
    otherTopics: "Autres sujets",
    duration: "Durée",
    anyDuration: "Toutes les durées",
    short: "Moins de 30 min",
    medium: "De 30 à 60 min",
    long: "Plus de 1 heure",
    apply: "Appliquer les filtres",
    found_one: "{{count}} cours",
    found_many: "{{count}} de cours",
    found_other: "{{count}} cours",
    more: "Afficher plus de cours",
    empty: "Aucun cours ne correspond",
    emptyText: "Essayez avec moins de mots ou d’autres filtres.",
    reset: "Afficher tous les cours",
    failed: "Les cours n’ont pas pu être chargés",
    moreFailed: "Les cours suivants n’ont pas pu être chargés",
    topicsFailed: "Les sujets servant de filtre n’ont pas pu être chargés.",
    progressFailed: "Votre progression dans ces cours n’a pas pu être chargée.",
    by: "Par {{name}}",
    recorded: "Replay",
    progressLabel: "Votre progression : {{course}}",
  },
};
