import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The Portuguese texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "Primeiros passos em SEO",
    description:
      "O que fazer primeiro para seu site aparecer na busca: cinco passos, do ponto de partida a uma revisão semanal, com instruções e um fim claro.",
    intro: "Dê um passo de cada vez, no seu próprio site. Cada um diz o que fazer e como saber que está concluído.",
    signInHint: "Primeiro você entra na conta e volta para cá. Os passos concluídos ficam guardados na sua conta.",
    how: "Como fazer",
    passOf: "Marcar como concluído: {{title}}",
    passFailed: "Não foi possível marcar o passo como concluído",
    progressFailed: "Não foi possível carregar seu progresso",
    progressFailedText: "Você pode ler os passos mesmo assim.",
    failed: "Não foi possível carregar os passos",
    none: "Ainda não há passos",
    noneText: "Eles aparecerão aqui assim que forem publicados. Enquanto isso, os cursos estão abertos.",
    completed: "Todos os passos estão concluídos",
    completedText: "A base está pronta. Um curso leva você mais longe, com quizzes e um exame.",
  },
};
