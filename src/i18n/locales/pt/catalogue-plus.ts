import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "Cursos e séries além dos gratuitos, para quem quer ir mais longe.",
    gives: "O que você recebe",
    give1: "Todos os cursos e séries desta página, com aulas, quizzes e exames",
    give2: "Folhas de exercícios e clipes para baixar e assistir",
    give3: "Certificados que continuam seus, mesmo quando o plano termina",
    courses: "Cursos",
    series: "Séries",
    way: "Como ter acesso",
    wayText:
      "Com um plano pago, um teste de 7 dias ou um código promocional. O que você começar pode ser concluído, mesmo que o plano termine no meio do caminho.",
    toPlan: "Ir para o seu plano",
    empty: "Ainda não há nada no Academy Plus.",
    failed: "Não foi possível carregar o conteúdo do Academy Plus",
  },
};
