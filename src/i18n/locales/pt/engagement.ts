import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement";

/** The Portuguese texts of feedback, appointments and the editing desk. */
export const texts: Translation<typeof english> = {
  feedback: {
    title: "Feedback",
    intro: "O que funciona nesta página e o que não funciona? Sua mensagem vai para a equipe da academia.",
    message: "Sua mensagem",
    length_one: "{{count}} de {{most}} caracteres",
    length_many: "{{count}} de {{most}} caracteres",
    length_other: "{{count}} de {{most}} caracteres",
    tooLong_one: "{{count}} caractere a mais",
    tooLong_many: "{{count}} de caracteres a mais",
    tooLong_other: "{{count}} caracteres a mais",
    send: "Enviar",
    signedOut: "Entre para enviar",
    signedOutText:
      "Respondemos por e-mail, por isso é preciso ter uma conta para enviar. Enquanto isso, o que você escreve fica guardado.",
    emailMissing: "Sua conta não tem endereço de e-mail",
    emailMissingText: "Ninguém poderia responder, por isso não é possível enviar a mensagem com esta conta.",
    sent: "Agradecemos o contato. Sua mensagem chegou.",
    dismiss: "OK",
    failed: "Não foi possível enviar sua mensagem",
    kept: "Ela fica guardada aqui.",
    waiting: "Sua mensagem está guardada neste dispositivo",
    waitingText: "Vamos enviá-la assim que o servidor responder, mesmo que você feche esta página.",
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
  editing: {
    title: "Edição",
    intro: "O que ainda é rascunho e o que falta traduzir.",
    signedOut: "Entre para ver o estado do conteúdo",
    signedOutText: "Esta página é para quem edita. Você voltará para cá.",
    forbidden: "Sua conta não pode editar o conteúdo",
    forbiddenText: "Quem edita cuida dos rascunhos e das traduções. Tudo o que está publicado está aberto para você.",
    imported: "Última importação",
    version: "Versão",
    files:
      "O conteúdo é escrito em arquivos do projeto. Para saber como escrever um curso, veja docs/writing-a-course.md.",
    drafts: "Rascunhos",
    noDrafts: "Não há rascunhos. Tudo está publicado.",
    kinds: {
      course: "Cursos e aulas avulsas",
      exam: "Exames",
      series: "Séries",
      webinar: "Webinars",
      template: "Modelos",
      glossaryTerm: "Termos do glossário",
    },
    translations: "Traduções",
    translationsText: "O inglês está sempre disponível. O que falta em um idioma aparece em inglês.",
    translated: "traduzido",
    missing: "falta",
    failed: "Não foi possível carregar o estado do conteúdo",
  },
};
