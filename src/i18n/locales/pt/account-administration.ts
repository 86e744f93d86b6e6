import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "Administração",
    signedOut: "Entre para abrir a administração",
    signedOutText: "A administração é para quem gerencia a Academy. Depois, traremos você de volta para cá.",
    forbidden: "Sua conta não tem direitos de administração",
    forbiddenText: "A administração é para quem gerencia a Academy. Tudo o que está publicado está aberto para você.",
    sections: {
      accounts: "Contas",
      audit: "Registro de auditoria",
      certificates: "Certificados",
      promoCodes: "Códigos promocionais",
      editing: "Rascunhos e traduções",
      feedback: "Feedback",
      imports: "Importações de conteúdo",
      quizReports: "Relatórios dos questionários",
      ratings: "Avaliações",
    },
    about: {
      accounts: "Encontre contas, dê e retire direitos e encerre sessões.",
      audit: "Quem fez o quê e com quem, guardado por 400 dias.",
      certificates: "Encontrar certificados, revogá-los com um motivo e restaurá-los.",
      promoCodes: "Adicione códigos que dão Academy Plus, veja o uso deles e encerre-os.",
      editing: "O que ainda é rascunho e o que ainda precisa de tradução.",
      feedback: "O que os alunos nos escreveram.",
      imports: "O que o site mostra, e importar o que mudou.",
      quizReports: "Como os alunos respondem em questionários e exames.",
      ratings: "Como os alunos avaliam os cursos, e remoção de avaliações.",
    },
    unread_one: "{{count}} nova",
    unread_many: "{{count}} de novas",
    unread_other: "{{count}} novas",
  },
  staffList: {
    filters: "Filtros",
    apply: "Aplicar filtros",
    clear: "Remover todos os filtros",
    any: "Qualquer",
    file: "Baixar como CSV",
    pages: "Páginas",
    next: "Próxima página",
    previous: "Página anterior",
    none: "Nada corresponde. Remova um filtro ou procure outra coisa.",
    failed: "Não foi possível carregar a lista",
  },
};
