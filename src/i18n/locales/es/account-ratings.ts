import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-ratings";

export const texts: Translation<typeof english> = {
  ratings: {
    search: "El correo o el nombre contiene",
    course: "Curso",
    stars: "Estrellas",
    starCount_one: "{{count}} estrella",
    starCount_many: "{{count}} de estrellas",
    starCount_other: "{{count}} estrellas",
    count_one: "{{count}} valoración",
    count_many: "{{count}} de valoraciones",
    count_other: "{{count}} valoraciones",
    byCourse: "Valoraciones por curso",
    total: "Valoraciones",
    average: "Media",
    hidden: "Los visitantes aún no la ven",
    hiddenText: "Los visitantes ven la media de un curso a partir de {{fewest}} valoraciones.",
    unrated: "Todavía no se ha valorado ningún curso.",
    rated: "Valorado el {{date}}",
    remove: "Eliminar",
    removeName: "Eliminar la valoración de {{title}} de {{email}}",
  },
  ratingRemoval: {
    removeTitle: "¿Eliminar la valoración de {{email}}?",
    restoreTitle: "¿Restaurar la valoración de {{email}}?",
    given: "{{stars}} de 5 estrellas para {{title}}.",
    counts: "Valoraciones del curso: {{before}} antes, {{after}} después.",
    averages: "Media: {{before}} antes, {{after}} después.",
    none: "ninguna",
    hides: "Los visitantes dejarán de ver la media: hacen falta {{fewest}} valoraciones.",
    shows: "Los visitantes volverán a ver la media.",
    again: "El estudiante puede volver a valorar el curso.",
    later: "La página del curso lo mostrará en menos de una hora.",
    undoable: "Puedes deshacerlo.",
    removeConfirm: "Eliminar valoración",
    restoreConfirm: "Restaurar valoración",
    failed: "No hemos podido cambiar la valoración",
    outdated:
      "No se ha hecho nada: el estudiante ha vuelto a valorar el curso u otro administrador se ha adelantado. La página muestra ahora lo que hay.",
    removed: "Se ha eliminado la valoración. Valoraciones de {{title}} ahora: {{ratings}}, media: {{average}}.",
    restored:
      "La valoración vuelve a estar como antes. Valoraciones de {{title}} ahora: {{ratings}}, media: {{average}}.",
    undo: "Deshacer",
  },
};
