import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "Administración",
    signedOut: "Inicia sesión para abrir la administración",
    signedOutText: "La administración es para quienes gestionan Academy. Después te traeremos de vuelta aquí.",
    forbidden: "Tu cuenta no tiene permisos de administración",
    forbiddenText: "La administración es para quienes gestionan Academy. Todo lo publicado está a tu disposición.",
    sections: {
      accounts: "Cuentas",
      audit: "Registro de auditoría",
      certificates: "Certificados",
      promoCodes: "Códigos promocionales",
      editing: "Borradores y traducciones",
      feedback: "Comentarios",
      imports: "Importaciones de contenido",
      quizReports: "Informes de cuestionarios",
      ratings: "Valoraciones",
    },
    about: {
      accounts: "Busca cuentas, da y quita derechos y cierra sesiones.",
      audit: "Quién hizo qué y a quién; se guarda 400 días.",
      certificates: "Encontrar certificados, revocarlos con un motivo y restablecerlos.",
      promoCodes: "Añade códigos que dan Academy Plus, mira cuánto se usan y termínalos.",
      editing: "Qué sigue siendo un borrador y qué falta por traducir.",
      feedback: "Lo que nos han escrito los estudiantes.",
      imports: "Lo que muestra el sitio, e importar lo que ha cambiado.",
      quizReports: "Cómo responden los estudiantes en cuestionarios y exámenes.",
      ratings: "Cómo valoran los estudiantes los cursos, y eliminar valoraciones.",
    },
    unread_one: "{{count}} nuevo",
    unread_many: "{{count}} de nuevos",
    unread_other: "{{count}} nuevos",
  },
  staffList: {
    filters: "Filtros",
    apply: "Aplicar filtros",
    clear: "Quitar todos los filtros",
    any: "Cualquiera",
    file: "Descargar como CSV",
    pages: "Páginas",
    next: "Página siguiente",
    previous: "Página anterior",
    none: "Nada coincide. Quita un filtro o busca otra cosa.",
    failed: "No hemos podido cargar la lista",
  },
};
