import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-lists";

/** The Spanish texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. */
export const texts: Translation<typeof english> = {
  results: {
    title: "Búsqueda",
    titleOf: "Búsqueda: {{words}}",
    form: "Buscar en todo",
    words: "Palabras que buscar",
    where: "Mostrar",
    all: "Todo",
    idle: "Escribe lo que quieres aprender o una palabra que quieras entender.",
    found_one: "{{count}} resultado",
    found_many: "{{count}} de resultados",
    found_other: "{{count}} resultados",
    foundOf: "{{kind}}: {{found}}",
    noneOfKind: "No hay nada de este tipo, pero sí hay otros resultados.",
    showAll: "Mostrar todos los resultados",
    tips: "Qué puedes probar",
    tipSpelling: "Comprueba que esté bien escrito.",
    tipWords: "Usa menos palabras o palabras más generales.",
    tipLanguage: "Busca en tu idioma o en inglés, o cambia el idioma del sitio.",
    topics: "Temas populares",
    more: "Ver más resultados",
    moreFailed: "No se han podido cargar los resultados siguientes",
  },
  recommended: {
    title: "Qué aprender ahora",
    failed: "No se han podido cargar los cursos recomendados",
  },
  lessonShelf: {
    title: "Lecciones sueltas",
    description:
      "Lecciones independientes: una tarea cada una, en menos de media hora, con un vídeo y un cuestionario.",
    intro: "Una tarea, una lección. Mira el avance, inscríbete gratis y termina en menos de media hora.",
    filters: "Filtrar las lecciones",
    search: "Buscar lecciones",
    placeholder: "Por ejemplo: etiquetas de título",
    found_one: "{{count}} lección",
    found_many: "{{count}} de lecciones",
    found_other: "{{count}} lecciones",
    more: "Ver más lecciones",
    empty: "Ninguna lección coincide",
    reset: "Ver todas las lecciones",
    failed: "No se han podido cargar las lecciones",
    moreFailed: "No se han podido cargar las lecciones siguientes",
  },
  webinarShelf: {
    title: "Webinars",
    description:
      "Webinars de búsqueda, contenidos, publicidad y medición: los próximos y las grabaciones de los anteriores.",
    intro: "En directo, con tiempo para tus preguntas. Después, la grabación se queda aquí, con subtítulos.",
    upcoming: "Próximos",
    recordings: "Grabaciones",
    filters: "Filtrar los webinars",
    found_one: "{{count}} webinar",
    found_many: "{{count}} de webinars",
    found_other: "{{count}} webinars",
    more: "Ver más webinars",
    empty: "Ningún webinar coincide",
    reset: "Ver todos los webinars",
    failed: "No se han podido cargar los webinars",
    moreFailed: "No se han podido cargar los webinars siguientes",
  },
  templateShelf: {
    title: "Plantillas",
    description:
      "Archivos para trabajar, cada uno con un ejemplo resuelto: calendarios, briefings, listas de control, planes e informes.",
    intro: "Descarga el archivo, mira el ejemplo resuelto y sustitúyelo por lo tuyo.",
    filters: "Filtrar las plantillas",
    search: "Buscar plantillas",
    placeholder: "Por ejemplo: calendario de contenidos",
    found_one: "{{count}} plantilla",
    found_many: "{{count}} de plantillas",
    found_other: "{{count}} plantillas",
    more: "Ver más plantillas",
    empty: "Ninguna plantilla coincide",
    reset: "Ver todas las plantillas",
    failed: "No se han podido cargar las plantillas",
    moreFailed: "No se han podido cargar las plantillas siguientes",
  },
  topic: {
    advertising: {
      title: "Cursos de publicidad",
      description:
        "Cursos gratis de anuncios en buscadores y otra publicidad: subastas, palabras clave, anuncios, páginas de destino y lo que rinden.",
      intro:
        "Compra atención con conocimiento: cómo fijan el precio las subastas, qué debe decir un anuncio y cuándo parar.",
    },
    career: {
      title: "Cursos para una carrera en marketing",
      description:
        "Cursos gratis para tu carrera en marketing: puestos, portfolio, candidaturas y los primeros noventa días en un trabajo.",
      intro: "Descubre qué puesto va contigo, enseña lo que sabes hacer y empieza con buen pie.",
    },
    contentMarketing: {
      title: "Cursos de marketing de contenidos",
      description:
        "Cursos gratis de marketing de contenidos: elegir temas, preparar briefings, editar, distribuir y medir qué se consiguió.",
      intro: "Publica lo que los lectores necesitan y comprueba después si ha servido.",
    },
    digitalMarketing: {
      title: "Cursos de marketing digital",
      description:
        "Cursos gratis de marketing digital en conjunto: canales, público, correo y un plan con cifras que cuadran.",
      intro: "Mira cómo encajan los canales antes de elegir uno.",
    },
    aiCourses: {
      title: "Cursos de IA para marketing",
      description:
        "Cursos gratis para trabajar con IA en marketing: dar instrucciones a un modelo, revisar lo que entrega y aparecer en respuestas de IA.",
      intro: "Delega lo que un modelo hace bien y quédate con lo que necesita a una persona.",
    },
    marketingAnalytics: {
      title: "Cursos de analítica de marketing",
      description:
        "Cursos gratis de analítica de marketing: preguntas, métricas, datos fiables y decisiones que se sostienen.",
      intro: "Convierte una pregunta en un número, y el número en una decisión.",
    },
    seo: {
      title: "Cursos de SEO",
      description:
        "Cursos gratis de SEO: cómo funciona la búsqueda, palabras clave e intención, páginas, revisiones técnicas y medición de resultados.",
      intro: "Entiende la búsqueda como una cadena de etapas y averigua en cuál se atasca una página.",
    },
    semrushTools: {
      title: "Cursos de herramientas de Semrush",
      description:
        "Cursos gratis para trabajar con las herramientas de Semrush: estimaciones, palabras clave, auditorías y seguimiento de posiciones.",
      intro: "Aprende qué miden las herramientas, qué estiman y cómo trabajar con ambas cosas.",
    },
    socialMedia: {
      title: "Cursos de redes sociales",
      description:
        "Cursos gratis de marketing en redes sociales: propósito, publicaciones, respuestas, accesibilidad y medición de resultados.",
      intro: "Elige unas pocas redes, publica con un propósito y mide lo que han hecho por el negocio.",
    },
  },
  voices: {
    experts: "Quiénes enseñan aquí",
    reviews: "Qué dicen quienes aprenden aquí",
  },
};
