import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The Spanish texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "Tu nombre se ha guardado: {{name}}.",
    promoRedeemed: "El código promocional {{code}} se ha canjeado.",
    dataExported: "Tus datos se han guardado como {{file}}.",
    certificateDeleted: "El certificado se ha eliminado.",
    enrolled: "Te has inscrito en el curso.",
    courseLeft: "Has dejado el curso. Tu progreso se conserva.",
    ratingSaved_one: "Tu valoración se ha guardado: {{count}} estrella.",
    ratingSaved_many: "Tu valoración se ha guardado: {{count}} de estrellas.",
    ratingSaved_other: "Tu valoración se ha guardado: {{count}} estrellas.",
    feedbackSent: "Tus comentarios han llegado. Gracias.",
    connectionLost: "Se ha perdido la conexión. Lo que escribes se conserva.",
    connectionBack: "Ha vuelto la conexión. Se está enviando lo que esperaba.",
  },
  messages: {
    title: "Avisos",
    intro:
      "Lo que se ha dicho desde que abriste el sitio. Se quedan en esta página y desaparecen cuando recargas o cierras sesión.",
    none: "Todavía no se ha dicho nada.",
    clear: "Borrar los avisos",
    dismiss: "Descartar",
  },
  shortcuts: {
    title: "Atajos de teclado",
    intro:
      "Descansan mientras escribes en un campo o tienes el foco en un vídeo, y mientras mantienes pulsado Ctrl, Alt o ⌘.",
    switch: "Usar atajos de teclado",
    switchHint: "Si los desactivas, ninguna tecla hace nada por sí sola. Este dispositivo lo recuerda.",
    anywhere: "En todas las páginas",
    goTo: "Dos teclas, una después de otra",
    inLesson: "En una lección",
    followedBy: "y luego",
    list: "Esta lista",
    search: "Búsqueda",
    messages: "Avisos de esta visita",
    home: "Inicio",
    courses: "Cursos",
    myLearning: "Mi aprendizaje",
    webinars: "Webinars",
    exams: "Exámenes y certificados",
    next: "Paso siguiente",
    previous: "Paso anterior",
    bookmark: "Poner o quitar el marcador",
  },
  counted: {
    title: "Qué se cuenta",
    intro:
      "Solo si lo aceptas, y solo en esta pestaña: qué tipo de cuenta hay, qué páginas se abren y por qué pasos pasa la página. Ni nombres, ni direcciones, ni textos, ni números de cuenta. No se envía nada a ninguna parte.",
    none: "No se ha contado nada.",
    list_one: "{{count}} registro, tal como se enviaría",
    list_many: "{{count}} de registros, los más recientes primero, tal como se enviarían",
    list_other: "{{count}} registros, los más recientes primero, tal como se enviarían",
    clear: "Borrar lo contado",
  },
};
