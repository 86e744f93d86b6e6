import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "Cursos y series además de los gratuitos, para quien quiere llegar más lejos.",
    gives: "Qué te ofrece",
    give1: "Todos los cursos y series de esta página, con sus lecciones, cuestionarios y exámenes",
    give2: "Hojas de trabajo y clips para descargar y ver",
    give3: "Certificados que conservas aunque termine tu plan",
    courses: "Cursos",
    series: "Series",
    way: "Cómo conseguirlo",
    wayText:
      "Con un plan de pago, una prueba de 7 días o un código promocional. Lo que empieces podrás terminarlo, aunque tu plan acabe por el camino.",
    toPlan: "Ir a tu plan",
    empty: "Todavía no hay nada en Academy Plus.",
    failed: "No hemos podido cargar el contenido de Academy Plus",
  },
};
