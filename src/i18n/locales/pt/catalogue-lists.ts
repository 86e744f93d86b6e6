import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-lists";

/** The Portuguese texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. */
export const texts: Translation<typeof english> = {
  results: {
    title: "Busca",
    titleOf: "Busca: {{words}}",
    form: "Buscar em tudo",
    words: "Palavras para buscar",
    where: "Mostrar",
    all: "Tudo",
    idle: "Digite o que você quer aprender ou uma palavra que queira entender.",
    found_one: "{{count}} resultado",
    found_many: "{{count}} de resultados",
    found_other: "{{count}} resultados",
    foundOf: "{{kind}}: {{found}}",
    noneOfKind: "Não há nada deste tipo, mas há outros resultados.",
    showAll: "Mostrar todos os resultados",
    tips: "O que você pode tentar",
    tipSpelling: "Confira a ortografia.",
    tipWords: "Use menos palavras ou palavras mais gerais.",
    tipLanguage: "Busque no seu idioma ou em inglês, ou mude o idioma do site.",
    topics: "Temas populares",
    more: "Mostrar mais resultados",
    moreFailed: "Não foi possível carregar os próximos resultados",
  },
  recommended: {
    title: "O que aprender agora",
    failed: "Não foi possível carregar os cursos recomendados",
  },
  lessonShelf: {
    title: "Aulas avulsas",
    description: "Aulas independentes: uma tarefa cada, em menos de meia hora, com um vídeo e um quiz.",
    intro: "Uma tarefa, uma aula. Assista à prévia, faça a inscrição grátis e termine em menos de meia hora.",
    filters: "Filtrar as aulas",
    search: "Buscar aulas",
    placeholder: "Por exemplo: tags de título",
    found_one: "{{count}} aula",
    found_many: "{{count}} de aulas",
    found_other: "{{count}} aulas",
    more: "Mostrar mais aulas",
    empty: "Nenhuma aula corresponde",
    reset: "Mostrar todas as aulas",
    failed: "Não foi possível carregar as aulas",
    moreFailed: "Não foi possível carregar as próximas aulas",
  },
  webinarShelf: {
    title: "Webinars",
    description: "Webinars de busca, conteúdo, publicidade e mensuração: os próximos e as gravações dos anteriores.",
    intro: "Ao vivo, com tempo para suas perguntas. Depois, a gravação fica aqui, com legendas.",
    upcoming: "Próximos",
    recordings: "Gravações",
    filters: "Filtrar os webinars",
    found_one: "{{count}} webinar",
    found_many: "{{count}} de webinars",
    found_other: "{{count}} webinars",
    more: "Mostrar mais webinars",
    empty: "Nenhum webinar corresponde",
    reset: "Mostrar todos os webinars",
    failed: "Não foi possível carregar os webinars",
    moreFailed: "Não foi possível carregar os próximos webinars",
  },
  templateShelf: {
    title: "Modelos",
    description:
      "Arquivos de trabalho, cada um com um exemplo resolvido: calendários, briefings, checklists, planos e relatórios.",
    intro: "Baixe o arquivo, veja o exemplo resolvido e troque pelo seu.",
    filters: "Filtrar os modelos",
    search: "Buscar modelos",
    placeholder: "Por exemplo: calendário de conteúdo",
    found_one: "{{count}} modelo",
    found_many: "{{count}} de modelos",
    found_other: "{{count}} modelos",
    more: "Mostrar mais modelos",
    empty: "Nenhum modelo corresponde",
    reset: "Mostrar todos os modelos",
    failed: "Não foi possível carregar os modelos",
    moreFailed: "Não foi possível carregar os próximos modelos",
  },
  topic: {
    advertising: {
      title: "Cursos de publicidade",
      description:
        "Cursos gratuitos de anúncios na busca e outras formas de publicidade: leilões, palavras-chave, anúncios, páginas de destino e o retorno.",
      intro:
        "Compre atenção com conhecimento: como os leilões definem o preço, o que um anúncio precisa dizer e quando parar.",
    },
    career: {
      title: "Cursos para uma carreira em marketing",
      description:
        "Cursos gratuitos para uma carreira em marketing: funções, portfólio, candidaturas e os primeiros noventa dias em um emprego.",
      intro: "Descubra que função combina com você, mostre o que sabe fazer e comece bem.",
    },
    contentMarketing: {
      title: "Cursos de marketing de conteúdo",
      description:
        "Cursos gratuitos de marketing de conteúdo: escolher temas, preparar briefings, editar, distribuir e medir o que funcionou.",
      intro: "Publique o que os leitores precisam e saiba depois se ajudou.",
    },
    digitalMarketing: {
      title: "Cursos de marketing digital",
      description:
        "Cursos gratuitos de marketing digital como um todo: canais, público, e-mail e um plano com números que fecham.",
      intro: "Veja como os canais se encaixam antes de escolher um.",
    },
    aiCourses: {
      title: "Cursos de IA para marketing",
      description:
        "Cursos gratuitos de IA no marketing: dar instruções a um modelo, conferir o que ele entrega e ser encontrado em respostas de IA.",
      intro: "Delegue o que um modelo faz bem e fique com o que precisa de uma pessoa.",
    },
    marketingAnalytics: {
      title: "Cursos de análise de marketing",
      description:
        "Cursos gratuitos de análise de marketing: perguntas, métricas, dados confiáveis e decisões que se sustentam.",
      intro: "Transforme uma pergunta em um número, e o número em uma decisão.",
    },
    seo: {
      title: "Cursos de SEO",
      description:
        "Cursos gratuitos de SEO: como a busca funciona, palavras-chave e intenção, páginas, verificações técnicas e medição do efeito.",
      intro: "Entenda a busca como uma sequência de fases e descubra em qual delas uma página trava.",
    },
    semrushTools: {
      title: "Cursos de ferramentas da Semrush",
      description:
        "Cursos gratuitos para trabalhar com as ferramentas da Semrush: estimativas, palavras-chave, auditorias de site e monitoramento de posições.",
      intro: "Saiba o que as ferramentas medem, o que estimam e como trabalhar com as duas coisas.",
    },
    socialMedia: {
      title: "Cursos de redes sociais",
      description:
        "Cursos gratuitos de marketing em redes sociais: propósito, posts, respostas, acessibilidade e como medir o que elas trouxeram.",
      intro: "Escolha poucas redes, publique com um propósito e conte o que isso fez pelo negócio.",
    },
  },
  voices: {
    experts: "Quem ensina aqui",
    reviews: "O que diz quem aprende aqui",
  },
};
