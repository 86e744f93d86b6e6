import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The Spanish texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "Primeros pasos en SEO",
    description:
      "Qué hacer primero para que tu sitio aparezca en los buscadores: cinco pasos, desde el punto de partida hasta una revisión semanal, con instrucciones y un final claro.",
    intro: "Ve paso a paso, en tu propio sitio. Cada paso dice qué hacer y cómo saber que está hecho.",
    signInHint: "Primero inicias sesión y vuelves aquí. Los pasos hechos se guardan en tu cuenta.",
    how: "Cómo hacerlo",
    passOf: "Marcar como hecho: {{title}}",
    passFailed: "El paso no se ha podido marcar como hecho",
    progressFailed: "No se ha podido cargar tu progreso",
    progressFailedText: "Puedes leer los pasos de todos modos.",
    failed: "No se han podido cargar los pasos",
    none: "Aún no hay pasos",
    noneText: "Aparecerán aquí en cuanto se publiquen. Mientras tanto, los cursos están abiertos.",
    completed: "Todos los pasos están hechos",
    completedText: "Ya tienes la base. Un curso te lleva más lejos, con cuestionarios y un examen.",
  },
};
