import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The Portuguese texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description:
      "Todos os exames da academia, com questões, tempo e nota mínima. Quem passa obtém um certificado que qualquer pessoa pode conferir.",
    intro:
      "Mostre o que você sabe. Um exame só começa quando você o inicia; quem passa recebe um certificado com uma página pública que qualquer pessoa pode conferir.",
    signedOut: "Entre para ver sua situação em cada exame. Você voltará a esta página.",
    failed: "Não foi possível carregar os exames",
    statusesFailed: "Não foi possível carregar sua situação nos exames",
    statusesFailedText: "Você pode ler as regras de cada exame mesmo assim.",
    none: "Ainda não há exames",
    noneText: "O primeiro aparecerá aqui assim que for publicado. Enquanto isso, os cursos estão abertos.",
    all: "Todos os exames",
    open: "Em andamento",
    toStart: "Prontos para iniciar",
    waiting: "Ainda não abertos",
    certificated: "Com certificado",
    digitalAgencies: "Para agências digitais",
    digitalAgenciesText:
      "Gerir uma agência: como se conquistam clientes, quanto custa o trabalho e como se apresentam os resultados.",
    toolkitProficiency: "Domínio dos kits de ferramentas",
    toolkitProficiencyText:
      "Um exame para cada kit de ferramentas: o que os dados podem dizer, onde estão os limites e o que você faz com a resposta.",
    passMark: "{{passMark}}% para passar",
    noClock: "Sem limite de tempo",
    state: {
      toStart: "Pronto para iniciar",
      open: "Em andamento",
      notEnrolled: "Exige o curso",
      planNeeded: "Requer o Academy Plus",
      lessonsUnfinished: "Aulas pendentes",
      coolingDown: "Refazer mais tarde",
      certificated: "Com certificado",
      nameless: "Você passou",
    },
    note: {
      open: "Continue sua tentativa ou inicie a próxima.",
      notEnrolled: "Faça a inscrição em “{{course}}” e conclua primeiro as aulas.",
      planNeeded: "O curso deste exame faz parte do Academy Plus.",
      lessonsUnfinished: "Conclua primeiro as aulas de “{{course}}”.",
      courseClosed: "O curso deste exame não está publicado no momento.",
      coolingDown: "Da última vez você não passou. A próxima tentativa se abrirá automaticamente nesta página.",
      nameless: "Informe seu nome para obter seu certificado.",
    },
    action: {
      read: "Ver as regras e iniciar",
      start: "Iniciar",
      resume: "Continuar",
      retakeAt: "Refazer a partir de {{moment}}",
      toCourse: "Ir para o curso",
      show: "Ver o certificado",
      name: "Obter o certificado",
    },
    actionOf: "{{action}}: {{title}}",
    agency: {
      description:
        "Os exames das agências parceiras: crescimento de agências digitais e um exame para cada kit de ferramentas.",
      intro:
        "Para equipes que trabalham para clientes: o que uma agência precisa decidir e o que cada kit de ferramentas pode e não pode dizer.",
      signedOut: "Entre para ver os exames para agências parceiras",
      signedOutText:
        "Quem tem conta vê aqui sua situação em cada um. Você voltará a esta página. As regras estão abertas a todos na lista de todos os exames.",
      toAll: "Ver todos os exames",
    },
  },
};
