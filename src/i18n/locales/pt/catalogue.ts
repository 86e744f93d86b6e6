import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue";

/** The Portuguese texts of home and the list of courses. */
export const texts: Translation<typeof english> = {
  homePage: {
    title: "Academy",
    headline: "Aprenda um marketing que se sustenta quando alguém pergunta como você sabe.",
    intro:
      "Aulas curtas, quizzes honestos e exames com um certificado que qualquer pessoa pode conferir. Todos os cursos são gratuitos, e você pode parar quando quiser e continuar de onde parou, em qualquer dispositivo.",
    description:
      "Cursos online gratuitos de SEO, marketing de conteúdo e análise de marketing, com quizzes, exames e certificados verificáveis.",
    how: "Como funciona",
    how1: "Aprenda em pequenas etapas",
    how1Text:
      "Cada aula tem poucas etapas: um vídeo curto com legendas, algo para ler, algo para experimentar e um quiz que explica as respostas.",
    how2: "Pare quando quiser",
    how2Text:
      "Guardamos onde você está, etapa por etapa e, nos vídeos, até o segundo. Abra o curso em outro dispositivo e continue do mesmo ponto.",
    how3: "Comprove",
    how3Text:
      "Os exames sorteiam as questões, seguem o relógio do servidor e resistem a uma queda de conexão. Passe no exame, e seu certificado terá uma página pública.",
    coursesTitle: "Para começar",
    topicsTitle: "Escolha um tema",
    onboarding: "A busca é novidade para você?",
    onboardingText: "Cinco passos, do ponto de partida a uma revisão semanal, cada um com instruções e um fim claro.",
    all: "Todos os cursos",
  },
  learningNow: {
    title: "Continuar aprendendo",
    filter: "Filtrar os cursos",
    inProgress: "Em andamento",
    completed: "Concluídos",
    none: "Nada em andamento no momento.",
    noneCompleted: "Você ainda não concluiu nenhum curso.",
    showAll: "Mostrar todos",
    showFewer: "Mostrar menos",
    more: "Mais dos meus cursos",
    failed: "Não foi possível carregar seus cursos",
  },
  popular: {
    title: "Cursos populares",
    failed: "Não foi possível carregar os cursos populares",
  },
  catalogue: {
    title: "Cursos",
    description:
      "Todos os cursos gratuitos da academia: SEO, marketing de conteúdo e análise de marketing, com exames e certificados.",
    intro: "Escolha um tema ou busque o que você quer saber fazer.",
    filters: "Filtrar os cursos",
    search: "Buscar cursos",
    placeholder: "Por exemplo: palavras-chave",
    topics: "Temas",
    otherTopics: "Outros temas",
    duration: "Duração",
    anyDuration: "Qualquer duração",
    short: "Menos de 30 min",
    medium: "De 30 a 60 min",
    long: "Mais de 1 hora",
    apply: "Aplicar filtros",
    found_one: "{{count}} curso",
    found_many: "{{count}} de cursos",
    found_other: "{{count}} cursos",
    more: "Mostrar mais cursos",
    empty: "Nenhum curso corresponde",
    emptyText: "Tente menos palavras ou outros filtros.",
    reset: "Mostrar todos os cursos",
    failed: "Não foi possível carregar os cursos",
    moreFailed: "Não foi possível carregar os próximos cursos",
    topicsFailed: "Não foi possível carregar os temas para filtrar.",
    progressFailed: "Não foi possível carregar seu progresso nesses cursos.",
    by: "Por {{name}}",
    recorded: "Gravação",
    progressLabel: "Seu progresso em {{course}}",
  },
};
