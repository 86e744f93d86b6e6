import type { Translation } from "../../translation";
import type { texts as english } from "../en/series";

/** The Portuguese texts of series, onboarding and appointments. */
export const texts: Translation<typeof english> = {
  series: {
    title: "Séries",
    intro:
      "Episódios curtos que percorrem um assunto em ordem. Assista a um e depois faça essa parte no seu próprio site.",
    signedOut: "Entre para assistir às séries",
    signedOutText: "As séries fazem parte de uma conta de estudante. Entre, e você voltará a esta página.",
    forbidden: "Sua conta não inclui as séries",
    forbiddenText:
      "As séries são para estudantes, em inglês. Se você estuda e mesmo assim vê esta mensagem, pergunte a quem administra sua conta. Todos os cursos estão abertos para você.",
    none: "Ainda não há séries",
    noneText: "A primeira aparecerá aqui assim que for publicada. Enquanto isso, os cursos estão abertos.",
    failed: "Não foi possível carregar as séries",
    episodes: "Episódios",
    about: "Sobre esta série",
    host: "Apresentação",
    watchedOf: "{{watched}} de {{total}} assistidos",
    watched: "Assistido",
    start: "Começar a assistir",
    resume: "Continuar no episódio {{number}}",
    again: "Assistir de novo",
    progressFailed: "Não conseguimos consultar a quais episódios você assistiu",
    progressFailedText: "Você pode assistir a eles mesmo assim.",
  },
  episode: {
    number: "Episódio {{number}}",
    failed: "Não foi possível carregar o episódio",
    rule: "Conta como assistido quando você reproduziu 90% ou quando você o marca.",
    mark: "Marcar como assistido",
    isWatched: "Você assistiu a este episódio.",
    last: "Foi o último da série.",
    next: "Próximo episódio",
    all: "Todos os episódios",
    waiting: "Ainda não marcado como assistido",
    waitingText: "Não é possível acessar o servidor. O episódio será marcado assim que a conexão voltar.",
    markFailed: "Não foi possível marcar o episódio como assistido",
    brokenText: "A transcrição está logo abaixo. Você pode ler e marcar o episódio como assistido.",
  },
  onboarding: {
    title: "Primeiros passos em SEO",
    description:
      "O que fazer primeiro para seu site aparecer na busca: cinco passos, do ponto de partida a uma revisão semanal, com instruções e um fim claro.",
    intro: "Dê um passo de cada vez, no seu próprio site. Cada um diz o que fazer e como saber que está concluído.",
    signInHint: "O login será pedido, e você voltará para cá: os passos concluídos ficam guardados na sua conta.",
    how: "Como fazer",
    passOf: "Marcar como concluído: {{title}}",
    passFailed: "Não foi possível marcar o passo como concluído",
    progressFailed: "Não conseguimos consultar quais passos você concluiu",
    progressFailedText: "Você pode lê-los mesmo assim.",
    failed: "Não foi possível carregar os passos",
    none: "Ainda não há passos",
    noneText: "Eles aparecerão aqui assim que forem publicados. Enquanto isso, os cursos estão abertos.",
    completed: "Todos os passos estão concluídos",
    completedText: "A base está pronta. Um curso leva você mais longe, com quizzes e um exame.",
  },
  schedule: {
    crumb: "Agendar uma reunião",
    book: "Escolher um horário",
    bookHint: "Você sai da academia: os horários são escolhidos na página de agendamento.",
    closed: "Nenhum horário no momento",
    closedText:
      "Esta reunião não recebe agendamentos agora. Volte mais tarde; até lá, você pode começar por conta própria.",
    failed: "Não foi possível carregar a reunião",
  },
};
