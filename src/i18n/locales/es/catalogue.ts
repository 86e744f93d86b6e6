import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue";

/** The Spanish texts of home and the list of courses. */
export const texts: Translation<typeof english> = {
  homePage: {
    title: "Academy",
    headline: "Aprende un marketing que se sostiene cuando alguien te pregunta cómo lo sabes.",
    intro:
      "Lecciones cortas, cuestionarios honestos y exámenes con un certificado que cualquiera puede comprobar. Todos los cursos son gratis, y puedes parar cuando quieras y seguir donde lo dejaste, en cualquier dispositivo.",
    description:
      "Cursos online gratis de SEO, marketing de contenidos y analítica de marketing, con cuestionarios, exámenes y certificados verificables.",
    how: "Cómo funciona",
    how1: "Aprende paso a paso",
    how1Text:
      "Cada lección tiene unos pocos pasos: un vídeo corto con subtítulos, algo que leer, algo que probar y un cuestionario que explica sus respuestas.",
    how2: "Para cuando quieras",
    how2Text:
      "Guardamos dónde estás paso a paso, y en los vídeos, hasta el segundo. Abre el curso en otro dispositivo y seguirás en el mismo punto.",
    how3: "Demuéstralo",
    how3Text:
      "Los exámenes sortean sus preguntas, corren con el reloj del servidor y resisten un corte de conexión. Si apruebas, tu certificado tendrá una página pública.",
    coursesTitle: "Para empezar",
    topicsTitle: "Elige un tema",
    onboarding: "¿Empiezas con los buscadores?",
    onboardingText:
      "Cinco pasos, desde medir el punto de partida hasta una revisión semanal, cada uno con instrucciones y un final claro.",
    all: "Todos los cursos",
  },
  learningNow: {
    title: "Seguir aprendiendo",
    filter: "Filtrar los cursos",
    inProgress: "En curso",
    completed: "Completados",
    none: "Ahora mismo no tienes nada en curso.",
    noneCompleted: "Todavía no has completado ningún curso.",
    showAll: "Ver todos",
    showFewer: "Ver menos",
    more: "Más de mis cursos",
    failed: "No se han podido cargar tus cursos",
  },
  popular: {
    title: "Cursos populares",
    failed: "No se han podido cargar los cursos populares",
  },
  catalogue: {
    title: "Cursos",
    description:
      "Todos los cursos gratis de la academia: SEO, marketing de contenidos y analítica de marketing, con exámenes y certificados.",
    intro: "Elige un tema o busca lo que quieres saber hacer.",
    filters: "Filtrar los cursos",
    search: "Buscar cursos",
    placeholder: "Por ejemplo: palabras clave",
    topics: "Temas",
    otherTopics: "Otros temas",
    duration: "Duración",
    anyDuration: "Cualquier duración",
    short: "Menos de 30 min",
    medium: "De 30 a 60 min",
    long: "Más de 1 hora",
    apply: "Aplicar filtros",
    found_one: "{{count}} curso",
    found_many: "{{count}} de cursos",
    found_other: "{{count}} cursos",
    more: "Ver más cursos",
    empty: "Ningún curso coincide",
    emptyText: "Prueba con menos palabras o con otros filtros.",
    reset: "Ver todos los cursos",
    failed: "No se han podido cargar los cursos",
    moreFailed: "No se han podido cargar los cursos siguientes",
    topicsFailed: "No se han podido cargar los temas para filtrar.",
    progressFailed: "No se ha podido cargar tu progreso en estos cursos.",
    by: "Por {{name}}",
    recorded: "Grabación",
    progressLabel: "Tu progreso en {{course}}",
  },
};
