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
  "new-browser": {
    subject: "Novo acesso à sua conta na Academy",
    text: "Alguém, provavelmente você, entrou com a sua senha em um navegador em que a conta ainda não tinha sido usada. Seu perfil mostra onde a sessão está aberta. Se não foi você, escolha uma nova senha agora: isso encerra a sessão em todos os dispositivos.",
    button: "Escolher nova senha",
  },
  "passkey-added": {
    subject: "Uma chave de acesso foi adicionada à sua conta",
    text: "Uma chave de acesso foi adicionada à sua conta na Academy. Quem a tiver pode entrar sem a sua senha. Se não foi você, remova-a no seu perfil e escolha uma nova senha.",
    button: "Abrir o perfil",
  },
  "passkey-removed": {
    subject: "Uma chave de acesso foi removida da sua conta",
    text: "Uma chave de acesso da sua conta na Academy foi removida e não serve mais para entrar. Se não foi você, escolha uma nova senha agora: isso encerra a sessão em todos os dispositivos.",
    button: "Escolher nova senha",
  },
  "recovery-code-used": {
    subject: "Um código de recuperação foi usado",
    text: "Alguém entrou na sua conta na Academy com a sua senha e um dos seus códigos de recuperação. Esse código não funciona mais. Se não foi você, escolha uma nova senha agora e crie novos códigos no seu perfil.",
    button: "Escolher nova senha",
  },
  "webinar-registered": {
    subject: "Inscrição confirmada: {{title}}",
    text: "O webinar começa em {{when}}. O evento para o calendário está em anexo. A partir de 15 minutos antes do início, o botão leva à página com o acesso. Se você não puder participar, cancele a inscrição lá.",
    button: "Abrir a página do webinar",
  },
  "webinar-reminder": {
    subject: "Começa em breve: {{title}}",
    text: "O webinar começa em {{when}}. A partir de 15 minutos antes do início, você pode entrar pela página dele. Se não puder participar, não precisa fazer nada.",
    button: "Abrir a página do webinar",
  },
  "new-email": {
    subject: "Confirme seu novo endereço de e-mail",
    text: "Clique no botão para usar este endereço na sua conta da Academy e digite sua senha. O link funciona uma única vez e expira 24 horas após o envio. Até você usá-lo, o endereço antigo continua valendo.",
    button: "Confirmar endereço de e-mail",
  },
  "new-email-taken": {
    subject: "Este endereço já tem uma conta na Academy",
    text: "Alguém, provavelmente você, quis usar este endereço em outra conta da Academy. Ele já tem a própria conta, então nada foi alterado. Para usá-lo na outra, exclua esta conta antes.",
    button: "Entrar",
  },
  "email-change-asked": {
    subject: "Seu endereço de e-mail está para mudar",
    text: "Alguém, provavelmente você, pediu outro endereço de e-mail para sua conta na Academy e sabia a senha. O novo endereço ainda precisa ser confirmado. Se não foi você, escolha uma nova senha agora: isso também interrompe a mudança.",
    button: "Escolher nova senha",
  },
  "certificate-revoked": {
    subject: "Seu certificado foi revogado: {{title}}",
    text: "A Academy revogou seu certificado “{{title}}”. A página pública já informa isso, o badge deixou de ser válido e o certificado não pode mais ser baixado. Se você acha que é um engano, escreva para nós em “Feedback”, em qualquer página.",
    button: "Abrir a página do certificado",
  },
  "certificate-restored": {
    subject: "Seu certificado voltou a ser válido: {{title}}",
    text: "A Academy restaurou seu certificado “{{title}}”: a página pública, o badge e o PDF estão como antes da revogação.",
    button: "Abrir a página do certificado",
  },
  ignore: "Se você não pediu isto, ignore este e-mail. Nada vai mudar.",
  copy: "Se o botão não funcionar, copie este endereço no navegador:",
  why: "A Academy enviou este e-mail para {{email}}. Ninguém lê as respostas.",
  reasons: {
    cheating: "Motivo: o exame não foi feito de forma honesta.",
    identity: "Motivo: o exame foi feito por uma pessoa diferente da que consta no certificado.",
    mistake: "Motivo: ele foi emitido por engano.",
  },
  mailbox: {
    title: "Caixa de e-mails",
    intro:
      "Esta é uma demonstração: em vez de enviar os e-mails, ela os mostra aqui. Qualquer pessoa com acesso a este site pode lê-los.",
    none: "Nenhum e-mail ainda. Cadastre-se ou peça uma nova senha, e o e-mail aparecerá aqui.",
    open: "Ver como HTML",
  },
};
