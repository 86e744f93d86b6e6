import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-ratings";

export const texts: Translation<typeof english> = {
  ratings: {
    search: "L’e-mail ou le nom contient",
    course: "Cours",
    stars: "Étoiles",
    starCount_one: "{{count}} étoile",
    starCount_many: "{{count}} d’étoiles",
    starCount_other: "{{count}} étoiles",
    count_one: "{{count}} avis",
    count_many: "{{count}} d’avis",
    count_other: "{{count}} avis",
    byCourse: "Avis par cours",
    total: "Avis",
    average: "Moyenne",
    hidden: "Pas encore visible pour les visiteurs",
    hiddenText: "Les visiteurs voient la moyenne d’un cours à partir de {{fewest}} avis.",
    unrated: "Aucun cours n’a encore reçu d’avis.",
    rated: "Donné le {{date}}",
    remove: "Supprimer",
    removeName: "Supprimer l’avis de {{email}} sur {{title}}",
  },
  ratingRemoval: {
    removeTitle: "Supprimer l’avis de {{email}} ?",
    restoreTitle: "Rétablir l’avis de {{email}} ?",
    given: "Note de {{stars}} sur 5 pour {{title}}.",
    counts: "Avis sur le cours : {{before}} avant, {{after}} après.",
    averages: "Moyenne : {{before}} avant, {{after}} après.",
    none: "aucune",
    hides: "Les visiteurs ne verront plus la moyenne : il faut {{fewest}} avis.",
    shows: "Les visiteurs verront de nouveau la moyenne.",
    again: "L’apprenant peut noter le cours à nouveau.",
    later: "La page du cours suit dans l’heure.",
    undoable: "Vous pouvez annuler cette action.",
    removeConfirm: "Supprimer l’avis",
    restoreConfirm: "Rétablir l’avis",
    failed: "Impossible de modifier l’avis",
    outdated:
      "Rien n’a été fait : l’apprenant a de nouveau noté le cours, ou un autre administrateur a été plus rapide. La page montre maintenant l’état actuel.",
    removed: "L’avis est supprimé. Avis sur {{title}} maintenant : {{ratings}}, moyenne : {{average}}.",
    restored:
      "L’avis est rétabli, tel qu’il était. Avis sur {{title}} maintenant : {{ratings}}, moyenne : {{average}}.",
    undo: "Annuler la modification",
  },
};
