import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "Mude seu endereço de e-mail",
    intro: "Enviaremos um link para o novo endereço. Até você confirmá-lo, o antigo continua valendo.",
    email: "Novo endereço de e-mail",
    rule: "Digite outro endereço de e-mail, como ada@example.com.",
    password: "Sua senha",
    wrong: "Essa não é sua senha. Tente de novo.",
    submit: "Enviar link",
    sentText:
      "Enviamos um e-mail para {{email}}. O link funciona uma única vez e expira em 24 horas. Também avisamos seu endereço antigo.",
    failed: "Não foi possível enviar o link",
    unavailable:
      "Não é possível mudar seu endereço de e-mail aqui. Se você entra com a conta do site principal, mude-o lá.",
    signedOut: "Entre para mudar seu endereço de e-mail",
  },
  newEmail: {
    title: "Confirme seu novo endereço de e-mail",
    intro: "Digite a senha da sua conta. Depois disso, a conta terá este endereço.",
    submit: "Confirmar endereço",
    failed: "Não foi possível mudar seu endereço de e-mail",
    changedTitle: "Seu endereço de e-mail foi alterado",
    changedText: "A partir de agora, entre com {{email}}.",
    takenTitle: "Outra conta usa este endereço agora",
    takenText: "Sua conta mantém o endereço antigo. Escolha outro.",
    usedText:
      "Talvez seu novo endereço já esteja confirmado: seu perfil mostra qual é o da conta. Se você pediu outro link depois, use-o.",
    expiredText: "Os links funcionam por 24 horas, e só o do e-mail mais recente é válido.",
    again: "Pedir um novo link",
  },
};
