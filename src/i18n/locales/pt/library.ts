import type { Translation } from "../../translation";
import type { texts as english } from "../en/library";

/** The Portuguese texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. */
export const texts: Translation<typeof english> = {
  article: {
    draft: "Rascunho. Só quem edita vê esta página.",
  },
  glossary: {
    title: "Glossário de marketing digital",
    description:
      "As palavras da busca, do conteúdo, da publicidade e da análise: cada uma em uma frase simples, com explicação e termos relacionados.",
    intro: "As palavras da área, cada uma primeiro em uma frase simples. Abra uma para ler mais.",
    filter: "Encontrar um termo",
    search: "Buscar no glossário",
    placeholder: "Por exemplo: canonical",
    apply: "Buscar",
    letters: "Letras",
    anyLetter: "Todas",
    found_one: "{{count}} termo",
    found_many: "{{count}} de termos",
    found_other: "{{count}} termos",
    clear: "Mostrar todos os termos",
    empty: "Nenhum termo corresponde",
    emptyText: "Tente uma parte da palavra ou outra com o mesmo sentido.",
    none: "Ainda não há termos",
    noneText: "Os primeiros aparecerão aqui assim que forem publicados. Enquanto isso, os cursos estão abertos.",
    failed: "Não foi possível carregar o glossário",
  },
  term: {
    synonyms: "Também chamado de",
    body: "Explicação",
    related: "Termos relacionados",
    topics: "Cursos sobre isso",
    sameLetter: "Mais termos com {{letter}}",
    failed: "Não foi possível carregar o termo",
  },
  faq: {
    title: "Perguntas e respostas",
    description:
      "Respostas curtas ao que quem aprende aqui pergunta: contas, cursos, exames, certificados e termos de uso.",
    intro: "Respostas curtas às perguntas mais comuns.",
    groups: "Temas",
    link: "Link para esta pergunta",
    missing: "Sua pergunta não está aqui?",
    missingText: "Escreva para a equipe da academia. As respostas chegam por e-mail.",
    ask: "Fale conosco",
    none: "Ainda não há perguntas",
    failed: "Não foi possível carregar as perguntas e respostas",
  },
  terms: {
    crumb: "Termos de uso",
    description:
      "O que vale quando você usa a academia: sua conta, o conteúdo, os certificados e como tratamos os dados.",
    updated: "Última atualização em {{date}}",
    body: "Os termos na íntegra",
    failed: "Não foi possível carregar os termos",
  },
  webinar: {
    crumb: "Webinar",
    toCome: "Em breve",
    was: "Aconteceu em",
    zone: "Fuso horário: {{zone}}",
    calendar: "Adicionar à sua agenda",
    calendarText: "O evento traz o link desta página.",
    live: "Participe ao vivo",
    register: "Fazer inscrição",
    registerMail: "Você receberá um e-mail com o evento para o calendário e um lembrete uma hora antes do início.",
    registerHint: "Primeiro você entra na sua conta e depois volta para cá.",
    registered: "Você está inscrito",
    registeredMail: "Enviamos um e-mail com o evento para o calendário. Lembraremos você uma hora antes do início.",
    registeredNoMail: "Este site não envia e-mails: adicione o webinar ao seu calendário.",
    opens: "Você poderá entrar por esta página a partir de 15 minutos antes do início.",
    joinNow: "Você já pode entrar",
    join: "Entrar no webinar",
    cancelRegistration: "Cancelar inscrição",
    registerFailed: "Não foi possível fazer sua inscrição",
    cancelFailed: "Não foi possível cancelar sua inscrição",
    registrationFailed: "Não foi possível carregar sua inscrição",
    over: "Este webinar já terminou",
    overText: "Não há gravação dele aqui.",
    recording: "Gravação",
    recordingOf: "Gravação de {{title}}",
    play: "Assistir à gravação",
    outcomes: "O que você vai aprender",
    about: "Sobre este webinar",
    speakers_one: "Palestrante",
    speakers_many: "Palestrantes",
    speakers_other: "Palestrantes",
    all: "Todos os webinars",
    failed: "Não foi possível carregar o webinar",
  },
  template: {
    crumb: "Modelo",
    download: "Baixar {{name}} ({{size}})",
    rights: "Grátis para usar e alterar, também no seu trabalho para clientes.",
    about: "Para que serve",
    steps: "Como preencher",
    all: "Todos os modelos",
    failed: "Não foi possível carregar o modelo",
  },
  education: {
    title: "Para docentes e estudantes",
    description:
      "Ensine busca, conteúdo e análise com cursos gratuitos: exames com certificados verificáveis, séries para estudantes e modelos para a aula.",
    intro:
      "Use a academia em seminários, na formação profissional e em oficinas. Os cursos são gratuitos, cada pessoa aprende no próprio ritmo, e você pode conferir cada certificado.",
    offer: "O que sua turma encontra aqui",
    courses: "Cursos com exame",
    coursesText:
      "Aulas curtas com um vídeo, algo para ler e um quiz que explica as respostas. O exame sorteia as questões, então quem se senta lado a lado raramente vê as mesmas.",
    series: "Séries para contas de estudante",
    seriesText:
      "Com uma conta de estudante, a turma também assiste às séries: episódios curtos que percorrem um assunto em ordem, em inglês.",
    certificates: "Certificados que podem ser conferidos",
    certificatesText:
      "Cada certificado tem uma página pública que diz se ele é válido. Os estudantes enviam o endereço a você, e não é preciso ter conta para abri-lo.",
    templates: "Arquivos para trabalhar em aula",
    templatesText:
      "Briefings, calendários, checklists e planos, cada um com um exemplo resolvido. Leve-os para a aula e altere como quiser.",
    how: "Um curso com sua turma, em quatro passos",
    step1: "Escolha um curso e faça-o primeiro",
    step1Text:
      "A página de um curso mostra as aulas, quanto dura cada uma e as regras do exame. Os quizzes podem ser repetidos quantas vezes quiser.",
    step2: "Combine um ritmo",
    step2Text:
      "Indique uma ou duas aulas para cada encontro. O progresso fica guardado para cada pessoa, então ninguém precisa estar no mesmo ponto.",
    step3: "Deixe os encontros para dúvidas e prática",
    step3Text:
      "Use um modelo com um site que a turma conheça. O glossário explica as palavras, e os quizzes mostram sobre o que vale conversar de novo.",
    step4: "Faça todos passarem pelo exame",
    step4Text:
      "Ele só começa quando o estudante o inicia, em aula ou em casa. Quem passa envia a você o endereço do certificado.",
    accounts: "Contas de estudante para sua turma",
    accountsText:
      "Diga qual é a escola, o que você ensina e para quantos estudantes precisa de contas. Para enviar a mensagem, é preciso entrar, assim a resposta chega até você.",
    ask: "Pedir contas de estudante",
    further: "Por onde continuar",
    toCourses: "Ver todos os cursos",
    toSeries: "Ver todas as séries",
    toTemplates: "Ver todos os modelos",
    toFaq: "Perguntas e respostas",
  },
};
