import type { Translation } from "../../translation";
import type { texts as english } from "../en/library";

/** The Spanish texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. */
export const texts: Translation<typeof english> = {
  article: {
    draft: "Borrador. Solo quienes editan ven esta página.",
  },
  glossary: {
    title: "Glosario de marketing digital",
    description:
      "Las palabras de la búsqueda, los contenidos, la publicidad y la analítica: cada una en una frase sencilla, con explicación y términos relacionados.",
    intro: "Las palabras del oficio, cada una primero en una frase sencilla. Abre una para seguir leyendo.",
    filter: "Encontrar un término",
    search: "Buscar en el glosario",
    placeholder: "Por ejemplo: canonical",
    apply: "Buscar",
    letters: "Letras",
    anyLetter: "Todas",
    found_one: "{{count}} término",
    found_many: "{{count}} de términos",
    found_other: "{{count}} términos",
    clear: "Ver todos los términos",
    empty: "Ningún término coincide",
    emptyText: "Prueba con una parte de la palabra o con otra que signifique lo mismo.",
    none: "Aún no hay términos",
    noneText: "Los primeros aparecerán aquí en cuanto se publiquen. Mientras tanto, los cursos están abiertos.",
    failed: "No se ha podido cargar el glosario",
  },
  term: {
    synonyms: "También se llama",
    body: "Explicación",
    related: "Términos relacionados",
    topics: "Cursos sobre esto",
    sameLetter: "Más términos con {{letter}}",
    failed: "No se ha podido cargar el término",
  },
  faq: {
    title: "Preguntas y respuestas",
    description:
      "Respuestas breves a lo que preguntan los alumnos: cuentas, cursos, exámenes, certificados y condiciones de uso.",
    intro: "Respuestas breves a lo que más se pregunta.",
    groups: "Temas",
    link: "Enlace a esta pregunta",
    missing: "¿Falta tu pregunta?",
    missingText: "Escribe al equipo de la academia. Las respuestas llegan por correo.",
    ask: "Escríbenos",
    none: "Aún no hay preguntas",
    failed: "No se han podido cargar las preguntas y respuestas",
  },
  terms: {
    crumb: "Condiciones de uso",
    description:
      "Lo que se aplica cuando usas la academia: tu cuenta, los contenidos, los certificados y cómo tratamos los datos.",
    updated: "Última actualización: {{date}}",
    body: "Las condiciones completas",
    failed: "No se han podido cargar las condiciones",
  },
  webinar: {
    crumb: "Webinar",
    toCome: "Próximamente",
    was: "Tuvo lugar el",
    zone: "Zona horaria: {{zone}}",
    calendar: "Añadir a tu calendario",
    calendarText: "La entrada enlaza con esta página.",
    live: "Participa en directo",
    register: "Inscribirme",
    registerMail: "Recibirás un correo con la entrada para el calendario y un recordatorio una hora antes del inicio.",
    registerHint: "Primero iniciarás sesión y volverás aquí.",
    registered: "Te has inscrito",
    registeredMail:
      "Te hemos enviado un correo con la entrada para el calendario. Te lo recordaremos una hora antes del inicio.",
    registeredNoMail: "Este sitio no envía correos: añade el webinar a tu calendario.",
    opens: "Podrás entrar desde esta página a partir de 15 minutos antes del inicio.",
    joinNow: "Ya puedes entrar",
    join: "Entrar al webinar",
    cancelRegistration: "Cancelar la inscripción",
    canceled: "Tu inscripción está cancelada.",
    registerFailed: "No hemos podido inscribirte",
    cancelFailed: "No hemos podido cancelar tu inscripción",
    registrationFailed: "No hemos podido cargar tu inscripción",
    over: "Este webinar ya ha terminado",
    overText: "Aquí no hay grabación.",
    recording: "Grabación",
    recordingOf: "Grabación de {{title}}",
    play: "Reproducir la grabación",
    outcomes: "Qué aprenderás",
    about: "Sobre este webinar",
    speakers_one: "Ponente",
    speakers_many: "Ponentes",
    speakers_other: "Ponentes",
    all: "Todos los webinars",
    failed: "No se ha podido cargar el webinar",
  },
  template: {
    crumb: "Plantilla",
    download: "Descargar {{name}} ({{size}})",
    rights: "Puedes usarla y modificarla gratis, también en tu trabajo para clientes.",
    about: "Para qué sirve",
    steps: "Cómo rellenarla",
    all: "Todas las plantillas",
    failed: "No se ha podido cargar la plantilla",
  },
  education: {
    title: "Para docentes y estudiantes",
    description:
      "Enseña búsqueda, contenidos y analítica con cursos gratis: exámenes con certificados verificables, series para estudiantes y plantillas para clase.",
    intro:
      "Usa la academia en seminarios, en formación profesional y en talleres. Los cursos son gratis, cada cual aprende a su ritmo y tú puedes comprobar cada certificado.",
    offer: "Qué encontrará aquí tu clase",
    courses: "Cursos con examen",
    coursesText:
      "Lecciones cortas con un vídeo, algo que leer y un cuestionario que explica sus respuestas. El examen sortea sus preguntas, así que quienes se sientan juntos rara vez ven las mismas.",
    series: "Series para cuentas de estudiante",
    seriesText:
      "Con una cuenta de estudiante también se pueden ver las series: episodios cortos que recorren un tema en orden, en inglés.",
    certificates: "Certificados que se pueden comprobar",
    certificatesText:
      "Cada certificado tiene una página pública que dice si es válido. Tus estudiantes te envían la dirección; no necesitas cuenta para abrirla.",
    templates: "Archivos para trabajar en clase",
    templatesText:
      "Briefings, calendarios, listas de control y planes, cada uno con un ejemplo resuelto. Llévalos a clase y cámbialos como quieras.",
    how: "Un curso con tu clase, en cuatro pasos",
    step1: "Elige un curso y hazlo tú primero",
    step1Text:
      "La página de un curso muestra sus lecciones, cuánto dura cada una y las reglas del examen. Los cuestionarios se pueden repetir cuantas veces se quiera.",
    step2: "Acuerda un ritmo",
    step2Text:
      "Encarga una o dos lecciones para cada sesión. El progreso se guarda para cada persona, así que nadie tiene que ir por el mismo sitio.",
    step3: "Reserva las sesiones para preguntas y práctica",
    step3Text:
      "Usa una plantilla con un sitio que la clase conozca. El glosario explica las palabras, y los cuestionarios muestran de qué conviene volver a hablar.",
    step4: "Haz que todos hagan el examen",
    step4Text:
      "Solo empieza cuando cada estudiante lo inicia, en clase o en casa. Quien aprueba te envía la dirección del certificado.",
    accounts: "Cuentas de estudiante para tu clase",
    accountsText:
      "Dinos el centro, qué enseñas y para cuántos estudiantes necesitas cuentas. Para enviar el mensaje se inicia sesión, así la respuesta te llega.",
    ask: "Pedir cuentas de estudiante",
    further: "Por dónde seguir",
    toCourses: "Ver todos los cursos",
    toSeries: "Ver todas las series",
    toTemplates: "Ver todas las plantillas",
    toFaq: "Preguntas y respuestas",
  },
};
