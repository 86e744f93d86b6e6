import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement-inbox";

export const texts: Translation<typeof english> = {
  inbox: {
    title: "Comentarios",
    intro:
      "Lo que nos han escrito los estudiantes. Responde por correo electrónico y marca después el mensaje como resuelto.",
    filter: "Filtrar mensajes",
    search: "Buscar en los mensajes",
    state: "Qué mensajes",
    states: { new: "Nuevos", done: "Resueltos", all: "Todos" },
    language: "Idioma",
    anyLanguage: "Todos los idiomas",
    about: "Solo mensajes sobre {{page}}",
    anyPage: "Mostrar todas las páginas",
    file: "Descargar como CSV",
    found_one: "{{count}} mensaje",
    found_many: "{{count}} de mensajes",
    found_other: "{{count}} mensajes",
    empty: "No hay mensajes con estos filtros.",
    showAll: "Mostrar todos los mensajes",
    failed: "No se han podido cargar los mensajes",
    more: "Mostrar mensajes anteriores",
    moreFailed: "No se han podido cargar los mensajes anteriores",
    markDone: "Marcar como resuelto",
    markNew: "Marcar como nuevo",
    marked: { done: "El mensaje está marcado como resuelto.", new: "El mensaje está marcado como nuevo." },
    markFailed: "No se ha podido marcar este mensaje",
    done: "Resuelto",
    doneBy: "{{date}}, {{name}}",
    gone: "Este mensaje ya no existe",
    goneText: "Quien lo envió ha eliminado su cuenta, o el mensaje era demasiado antiguo.",
    samePage: "Todos sobre esta página",
    samePageOf: "Todos sobre esta página: {{page}}",
  },
};
