import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The Portuguese texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "Seu nome foi salvo: {{name}}.",
    promoRedeemed: "O código promocional {{code}} foi resgatado.",
    dataExported: "Seus dados foram salvos como {{file}}.",
    certificateDeleted: "O certificado foi excluído.",
    enrolled: "Sua inscrição está feita.",
    courseLeft: "Você saiu do curso. Seu progresso está guardado.",
    ratingSaved_one: "Sua avaliação foi salva: {{count}} estrela.",
    ratingSaved_many: "Sua avaliação foi salva: {{count}} de estrelas.",
    ratingSaved_other: "Sua avaliação foi salva: {{count}} estrelas.",
    feedbackSent: "Seu feedback chegou. Agradecemos.",
    connectionLost: "A conexão caiu. O que você escreve fica guardado.",
    connectionBack: "A conexão voltou. O que estava esperando está sendo enviado.",
  },
  messages: {
    title: "Avisos",
    intro:
      "O que foi dito desde que você abriu o site. Os avisos ficam nesta página e somem quando você recarrega ou sai da conta.",
    none: "Nada foi dito ainda.",
    clear: "Limpar os avisos",
    dismiss: "Dispensar",
  },
  shortcuts: {
    title: "Atalhos do teclado",
    intro:
      "Eles descansam enquanto você digita em um campo ou tem o foco em um vídeo, e com Ctrl, Alt ou ⌘ pressionado.",
    switch: "Usar atalhos do teclado",
    switchHint: "Com eles desligados, nenhuma tecla faz nada sozinha. Este aparelho se lembra disso.",
    anywhere: "Em todas as páginas",
    goTo: "Duas teclas, uma depois da outra",
    inLesson: "Em uma aula",
    followedBy: "e depois",
    list: "Esta lista",
    search: "Busca",
    messages: "Avisos desta visita",
    home: "Início",
    courses: "Cursos",
    myLearning: "Meu aprendizado",
    webinars: "Webinars",
    exams: "Exames e certificados",
    next: "Próxima etapa",
    previous: "Etapa anterior",
    bookmark: "Colocar ou tirar o marcador",
  },
  counted: {
    title: "O que é contado",
    intro:
      "Só se você concordar, e só nesta aba: que tipo de conta está aqui, quais páginas são abertas e por quais passos a página passa. Nada de nomes, endereços, textos ou números de conta. Nada é enviado a lugar nenhum.",
    none: "Nada foi contado.",
    list_one: "{{count}} registro, tal como seria enviado",
    list_many: "{{count}} de registros, os mais recentes primeiro, tal como seriam enviados",
    list_other: "{{count}} registros, os mais recentes primeiro, tal como seriam enviados",
    clear: "Limpar o que foi contado",
  },
};
