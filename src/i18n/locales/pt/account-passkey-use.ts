import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "Entrar com uma chave de acesso",
    cancelled: "Foi cancelado, demorou demais ou este dispositivo não tem uma chave de acesso para isso.",
    known: "Este dispositivo já tem uma chave de acesso para sua conta.",
    unsupported:
      "Este navegador não pode usar chaves de acesso nesta página. Elas precisam de uma conexão segura (HTTPS) e de um navegador atual.",
    none: "Sua conta ainda não tem uma chave de acesso. Você pode adicionar uma no seu perfil.",
    unknown: "Esta chave de acesso não é da conta; talvez tenha sido removida.",
    invalid: "A resposta da chave de acesso não é válida neste site.",
    copied:
      "Esta chave de acesso pode ter sido copiada: foi usada fora de ordem. Entre de outra forma e remova-a no seu perfil.",
    expired: "Demorou demais ou já foi respondido. Tente de novo.",
    limit: "Sua conta já tem o máximo de chaves de acesso. Remova uma primeiro.",
    added: "Esta chave de acesso já foi adicionada.",
    stopped: "Nenhuma chave de acesso foi usada",
    failed: "Não conseguimos entrar com a chave de acesso",
    signInExpired: "A entrada demorou demais. Digite sua senha de novo.",
    secondTitle: "Mais um passo",
    secondText: "Sua senha está certa. Como esta conta pode alterar o site, confirme com sua chave de acesso.",
    secondUse: "Usar sua chave de acesso",
    code: "Código de recuperação",
    codeHint:
      "Se você não está com sua chave de acesso. Cada código vale uma vez. Também não tem um código? Peça ajuda a alguém com direitos de administração.",
    codeSubmit: "Entrar com o código",
    codeWrong: "Este código está errado ou já foi usado.",
    codeFailed: "Não conseguimos verificar o código",
    startAgain: "Começar de novo",
  },
};
