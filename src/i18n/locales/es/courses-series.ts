import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The Spanish texts of series and their episodes. */
export const texts: Translation<typeof english> = {
  series: {
    title: "Series",
    intro: "Episodios cortos que recorren un tema en orden. Mira uno y haz después esa parte en tu propio sitio.",
    signedOut: "Inicia sesión para ver series",
    signedOutText: "Las series vienen con una cuenta de estudiante. Inicia sesión y volverás a esta página.",
    forbidden: "Tu cuenta no incluye las series",
    forbiddenText:
      "Las series son para estudiantes, en inglés. Si estudias y aun así ves esto, pregunta a quien gestiona tu cuenta. Todos los cursos están abiertos para ti.",
    none: "Aún no hay series",
    noneText: "La primera aparecerá aquí en cuanto se publique. Mientras tanto, los cursos están abiertos.",
    failed: "No se han podido cargar las series",
    episodes: "Episodios",
    about: "Sobre esta serie",
    host: "Presenta",
    watchedOf_one: "{{watched}} de {{total}} visto",
    watchedOf_many: "{{watched}} de {{total}} vistos",
    watchedOf_other: "{{watched}} de {{total}} vistos",
    watched: "Visto",
    start: "Empezar a ver",
    resume: "Seguir con el episodio {{number}}",
    again: "Volver a verla",
    progressFailed: "No se ha podido cargar tu progreso",
    progressFailedText: "Puedes ver los episodios de todos modos.",
  },
  episode: {
    number: "Episodio {{number}}",
    failed: "No se ha podido cargar el episodio",
    rule: "Cuenta como visto cuando has reproducido el 90 % o cuando lo marcas como visto.",
    mark: "Marcar como visto",
    isWatched: "Has visto este episodio.",
    last: "Era el último episodio de la serie.",
    next: "Episodio siguiente",
    all: "Todos los episodios",
    waiting: "Aún sin marcar como visto",
    waitingText: "No se puede contactar con el servidor. El episodio se marcará en cuanto vuelva la conexión.",
    markFailed: "El episodio no se ha podido marcar como visto",
    brokenText: "Puedes leer la transcripción de abajo y marcar el episodio como visto.",
  },
};
