import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-registration";

export const texts: Translation<typeof english> = {
  accountForms: {
    email: "E-mail",
    emailRule: "Digite um endereço de e-mail como ada@example.com.",
    password: "Senha",
    passwordHint:
      "Pelo menos 12 caracteres. Algumas palavras aleatórias são fáceis de lembrar e difíceis de adivinhar.",
    passwordRule: "Use de 12 a 200 caracteres.",
    common: "Esta senha é fácil de adivinhar. Escolha outra, como algumas palavras aleatórias.",
    sentTitle: "Confira seu e-mail",
    sentHint:
      "Nada depois de alguns minutos? Olhe na pasta de spam ou confira o endereço. Enviamos no máximo 5 e-mails por hora para um endereço.",
    otherAddress: "Usar outro endereço",
    mailbox: "Abrir a caixa de e-mails da demonstração",
    signIn: "Entrar",
    limited: "Muitas tentativas",
    usedTitle: "Este link já foi usado",
    expiredTitle: "Este link não funciona mais",
  },
  registration: {
    title: "Criar uma conta",
    intro: "Com uma conta, você se inscreve em cursos, guarda seu progresso e faz exames. É grátis.",
    name: "Nome",
    nameHint: "Este nome aparece nos seus certificados. Você pode mudá-lo depois.",
    nameRule: "Use de 1 a 100 caracteres com pelo menos uma letra, sem quebras de linha nem caracteres invisíveis.",
    submit: "Criar conta",
    haveAccount: "Já tem uma conta?",
    failed: "Não foi possível criar sua conta",
    sentText: "Enviamos um e-mail para {{email}}. Abra o link em até 24 horas para confirmar seu endereço.",
    closedTitle: "Não é possível se cadastrar aqui",
    closedText: "As contas deste site são criadas em outro lugar. Entre ou pergunte na sua organização.",
  },
  emailConfirmation: {
    title: "Confirme seu endereço de e-mail",
    intro: "Digite a senha que você escolheu no cadastro. Depois disso, sua conta estará pronta.",
    password: "A senha que você escolheu",
    submit: "Confirmar e entrar",
    refused: "Esta não é a senha que você escolheu",
    refusedText: "Tente de novo. Se não se lembrar dela, cadastre-se outra vez com uma nova.",
    failed: "Não foi possível confirmar seu endereço",
    usedText: "Talvez seu endereço já esteja confirmado. Tente entrar. Se não conseguir, cadastre-se outra vez.",
    expiredText:
      "Os links funcionam por 24 horas, e só o do e-mail mais recente é válido. Cadastre-se outra vez para receber um novo.",
    again: "Cadastrar-se outra vez",
  },
  forgottenPassword: {
    title: "Esqueceu sua senha?",
    intro: "Digite seu endereço de e-mail e enviaremos um link para você escolher uma nova senha.",
    submit: "Enviar link",
    failed: "Não foi possível enviar o link",
    sentText: "Enviamos um e-mail para {{email}}. O link funciona uma única vez, por uma hora.",
    unavailableTitle: "Não podemos enviar um link",
    unavailableText: "Este site não envia e-mails. Peça uma nova senha à administração.",
    back: "Voltar para o login",
  },
  newPassword: {
    title: "Escolha uma nova senha",
    intro: "Quando você a salvar, a sessão será encerrada em todos os dispositivos.",
    password: "Nova senha",
    submit: "Salvar senha",
    failed: "Não foi possível salvar sua senha",
    savedTitle: "Sua nova senha está salva",
    savedText: "A sessão foi encerrada em todos os dispositivos. Entre com a nova senha.",
    expiredText:
      "Os links para uma nova senha funcionam uma única vez, por uma hora, e só o do e-mail mais recente é válido.",
    again: "Enviar um novo link",
  },
};
