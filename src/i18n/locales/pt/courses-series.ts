import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-series";

/** The Portuguese texts of series and their episodes. */
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
    watchedOf_one: "{{watched}} de {{total}} assistido",
    watchedOf_many: "{{watched}} de {{total}} assistidos",
    watchedOf_other: "{{watched}} de {{total}} assistidos",
    watched: "Assistido",
    start: "Começar a assistir",
    resume: "Continuar no episódio {{number}}",
    again: "Assistir de novo",
    progressFailed: "Não foi possível carregar seu progresso",
    progressFailedText: "Você pode assistir aos episódios mesmo assim.",
  },
  episode: {
    number: "Episódio {{number}}",
    failed: "Não foi possível carregar o episódio",
    rule: "Conta como assistido quando você reproduziu 90% ou quando o marca como assistido.",
    mark: "Marcar como assistido",
    isWatched: "Você assistiu a este episódio.",
    last: "Foi o último episódio da série.",
    next: "Próximo episódio",
    all: "Todos os episódios",
    waiting: "Ainda não marcado como assistido",
    waitingText: "Não é possível acessar o servidor. O episódio será marcado assim que a conexão voltar.",
    markFailed: "Não foi possível marcar o episódio como assistido",
    brokenText: "Você pode ler a transcrição abaixo e marcar o episódio como assistido.",
  },
};
