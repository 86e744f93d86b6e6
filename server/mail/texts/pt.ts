import type { MailTexts } from "../mail-texts";

export const texts: MailTexts = {
  registration: {
    subject: "Confirme seu endereço de e-mail",
    text: "Clique no botão para confirmar seu endereço de e-mail e digite a senha que você escolheu. O link funciona uma única vez e expira 24 horas após o envio.",
    button: "Confirmar e-mail",
  },
  "address-taken": {
    subject: "Você já tem uma conta na Academy",
    text: "Alguém, provavelmente você, tentou se cadastrar com este endereço de e-mail. Ele já tem uma conta, então basta entrar. Se você esqueceu a senha, pode escolher outra na mesma página.",
    button: "Entrar",
  },
  "new-password": {
    subject: "Escolha uma nova senha",
    text: "Clique no botão para escolher uma nova senha para sua conta na Academy. O link funciona uma única vez e expira uma hora após o envio. Até você usá-lo, a senha antiga continua valendo.",
    button: "Escolher nova senha",
  },
  "no-account": {
    subject: "Nenhuma conta da Academy usa este endereço",
    text: "Alguém, provavelmente você, pediu uma nova senha, mas nenhuma conta usa este endereço de e-mail. Talvez você tenha se cadastrado com outro.",
    button: "Ver como entrar",
  },
  "no-password": {
    subject: "Você entra sem senha",
    text: "Alguém, provavelmente você, pediu uma nova senha, mas sua conta não tem senha: você entra com sua conta do site principal.",
    button: "Entrar",
  },
  "password-changed": {
    subject: "Sua senha foi alterada",
    text: "A senha da sua conta na Academy foi alterada, e a sessão foi encerrada em todos os dispositivos. Se não foi você, escolha uma nova senha agora.",
    button: "Escolher nova senha",
  },
  ignore: "Se você não pediu isto, ignore este e-mail. Nada vai mudar.",
  copy: "Se o botão não funcionar, copie este endereço no navegador:",
  why: "A Academy enviou este e-mail para {{email}}. Ninguém lê as respostas.",
  mailbox: {
    title: "Caixa de e-mails",
    intro:
      "Esta é uma demonstração: em vez de enviar os e-mails, ela os mostra aqui. Qualquer pessoa com acesso a este site pode lê-los.",
    none: "Nenhum e-mail ainda. Cadastre-se ou peça uma nova senha, e o e-mail aparecerá aqui.",
    open: "Ver como HTML",
  },
};
