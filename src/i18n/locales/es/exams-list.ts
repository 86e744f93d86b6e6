import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The Spanish texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description:
      "Todos los exámenes de la academia, con sus preguntas, su tiempo y su nota mínima. Al aprobar obtienes un certificado que cualquiera puede comprobar.",
    intro:
      "Demuestra lo que sabes. Un examen solo empieza cuando tú lo inicias; al aprobar obtienes un certificado con una página pública que cualquiera puede comprobar.",
    signedOut: "Inicia sesión para ver tu estado en cada examen. Volverás a esta página.",
    failed: "No se han podido cargar los exámenes",
    statusesFailed: "No se ha podido cargar tu estado en los exámenes",
    statusesFailedText: "Puedes leer las reglas de cada examen de todos modos.",
    none: "Aún no hay exámenes",
    noneText: "El primero aparecerá aquí en cuanto se publique. Mientras tanto, los cursos están abiertos.",
    all: "Todos los exámenes",
    open: "En curso",
    toStart: "Listos para empezar",
    waiting: "Aún no abiertos",
    certificated: "Con certificado",
    digitalAgencies: "Para agencias digitales",
    digitalAgenciesText:
      "Llevar una agencia: cómo se consiguen clientes, cuánto cuesta el trabajo y cómo se presentan los resultados.",
    toolkitProficiency: "Dominio de los kits de herramientas",
    toolkitProficiencyText:
      "Un examen por cada kit de herramientas: qué pueden decirte sus datos, dónde están sus límites y qué haces con la respuesta.",
    passMark: "{{passMark}} % para aprobar",
    noClock: "Sin límite de tiempo",
    state: {
      toStart: "Listo para empezar",
      open: "En curso",
      notEnrolled: "Requiere un curso",
      planNeeded: "Requiere Academy Plus",
      lessonsUnfinished: "Lecciones pendientes",
      coolingDown: "Otro intento más tarde",
      certificated: "Con certificado",
      nameless: "Aprobado",
    },
    note: {
      open: "Continúa tu intento o empieza el siguiente.",
      notEnrolled: "Inscríbete en «{{course}}» y completa primero sus lecciones.",
      planNeeded: "El curso de este examen forma parte de Academy Plus.",
      lessonsUnfinished: "Completa primero las lecciones de «{{course}}».",
      courseClosed: "Su curso no está publicado en este momento.",
      coolingDown: "La última vez no aprobaste. El siguiente intento se abrirá automáticamente en esta página.",
      nameless: "Indica tu nombre para obtener tu certificado.",
    },
    action: {
      read: "Ver las reglas y empezar",
      start: "Empezar",
      resume: "Continuar",
      retakeAt: "Repetir desde el {{moment}}",
      toCourse: "Ir al curso",
      show: "Ver el certificado",
      name: "Obtener el certificado",
    },
    actionOf: "{{action}}: {{title}}",
    agency: {
      description:
        "Los exámenes de las agencias colaboradoras: crecimiento de agencias digitales y un examen por cada kit de herramientas.",
      intro:
        "Para equipos que trabajan para clientes: qué tiene que decidir una agencia y qué puede y qué no puede decirte cada kit de herramientas.",
      signedOut: "Inicia sesión para ver los exámenes para agencias",
      signedOutText:
        "Con la sesión iniciada verás aquí tu estado en cada uno. Volverás a esta página. Sus reglas están abiertas a todos en la lista de todos los exámenes.",
      toAll: "Ver todos los exámenes",
    },
  },
};
