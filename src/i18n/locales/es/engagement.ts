import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement";

/** The Spanish texts of feedback, appointments and the editing desk. */
export const texts: Translation<typeof english> = {
  feedback: {
    title: "Comentarios",
    intro: "¿Qué funciona en esta página y qué no? Tu mensaje llega al equipo de la academia.",
    message: "Tu mensaje",
    length_one: "{{count}} de {{most}} caracteres",
    length_many: "{{count}} de {{most}} caracteres",
    length_other: "{{count}} de {{most}} caracteres",
    tooLong_one: "Sobra {{count}} carácter",
    tooLong_many: "Sobran {{count}} de caracteres",
    tooLong_other: "Sobran {{count}} caracteres",
    send: "Enviar",
    signedOut: "Inicia sesión para enviarlo",
    signedOutText:
      "Respondemos por correo, así que para enviarlo hace falta una cuenta. Mientras tanto, lo que escribes se conserva.",
    emailMissing: "Tu cuenta no tiene dirección de correo",
    emailMissingText: "Nadie podría responderte, así que el mensaje no se puede enviar desde esta cuenta.",
    sent: "Gracias. Tu mensaje ha llegado.",
    dismiss: "De acuerdo",
    failed: "Tu mensaje no se ha podido enviar",
    kept: "Se conserva aquí.",
    waiting: "Tu mensaje está guardado en este dispositivo",
    waitingText: "Lo enviaremos en cuanto podamos contactar con el servidor, aunque cierres esta página.",
  },
  schedule: {
    crumb: "Reservar una reunión",
    book: "Elegir una hora",
    bookHint: "Sales de la academia: la hora se elige en la página de reservas.",
    closed: "Ahora mismo no hay citas",
    closedText:
      "Esta reunión no admite reservas por ahora. Vuelve más adelante; hasta entonces puedes empezar por tu cuenta.",
    failed: "No se ha podido cargar la reunión",
  },
  editing: {
    title: "Edición",
    intro: "Qué sigue en borrador y qué falta por traducir.",
    signedOut: "Inicia sesión para ver el estado de los contenidos",
    signedOutText: "Esta página es para quienes editan. Volverás aquí.",
    forbidden: "Tu cuenta no puede editar los contenidos",
    forbiddenText:
      "De los borradores y las traducciones se ocupan quienes editan. Todo lo publicado está abierto para ti.",
    imported: "Última importación",
    version: "Versión",
    files:
      "Los contenidos se escriben como archivos del proyecto. Para saber cómo escribir un curso, consulta docs/writing-a-course.md.",
    drafts: "Borradores",
    noDrafts: "No hay borradores. Todo está publicado.",
    kinds: {
      course: "Cursos y lecciones sueltas",
      exam: "Exámenes",
      series: "Series",
      webinar: "Webinars",
      template: "Plantillas",
      glossaryTerm: "Términos del glosario",
    },
    translations: "Traducciones",
    translationsText: "El inglés siempre está disponible. Lo que falta en un idioma se muestra en inglés.",
    translated: "hay traducción",
    missing: "falta",
    failed: "No se ha podido cargar el estado de los contenidos",
  },
};
