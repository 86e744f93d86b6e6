import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The French texts of series and their episodes. */
export const texts: Translation<typeof english> = {
  series: {
    title: "Séries",
    intro:
      "Des épisodes courts qui traitent un thème dans l’ordre. Regardez-en un, puis faites cette partie sur votre propre site.",
    signedOut: "Connectez-vous pour regarder les séries",
    signedOutText: "Les séries vont avec un compte étudiant. Connectez-vous, et vous reviendrez à cette page.",
    forbidden: "Votre compte ne comprend pas les séries",
    forbiddenText:
      "Les séries sont destinées aux étudiants, en anglais. Si vous faites des études et voyez quand même ce message, contactez la personne qui gère votre compte. Tous les cours vous sont ouverts.",
    none: "Pas encore de série",
    noneText: "La première apparaîtra ici dès sa publication. D’ici là, les cours sont ouverts.",
    failed: "Les séries n’ont pas pu être chargées",
    episodes: "Épisodes",
    about: "À propos de cette série",
    host: "Série présentée par",
    watchedOf_one: "{{watched}} épisode vu sur {{total}}",
    watchedOf_many: "{{watched}} épisodes vus sur {{total}}",
    watchedOf_other: "{{watched}} épisodes vus sur {{total}}",
    watched: "Vu",
    start: "Commencer à regarder",
    resume: "Continuer avec l’épisode {{number}}",
    again: "Revoir la série",
    progressFailed: "Votre progression n’a pas pu être chargée",
    progressFailedText: "Vous pouvez quand même regarder les épisodes.",
  },
  episode: {
    number: "Épisode {{number}}",
    failed: "L’épisode n’a pas pu être chargé",
    rule: "Compte comme vu quand vous en avez regardé 90 %, ou quand vous le marquez comme vu.",
    mark: "Marquer comme vu",
    isWatched: "Vous avez vu cet épisode.",
    last: "C’était le dernier épisode de la série.",
    next: "Épisode suivant",
    all: "Tous les épisodes",
    waiting: "Pas encore marqué comme vu",
    waitingText: "Le serveur est injoignable. L’épisode sera marqué dès le retour de la connexion.",
    markFailed: "L’épisode n’a pas pu être marqué comme vu",
    brokenText: "Vous pouvez lire la transcription ci-dessous et marquer l’épisode comme vu.",
  },
};
