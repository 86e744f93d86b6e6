import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "Sua última confirmação foi há mais de 15 minutos. Digite sua senha ou use uma chave de acesso para continuar.",
    password: "Sua senha",
    confirm: "Confirmar",
    usePasskey: "Usar uma chave de acesso",
    wrong: "Esta não é a sua senha. Tente de novo.",
    failed: "Não conseguimos verificar que é você",
    passwordless:
      "Sua conta não tem senha aqui. Use uma chave de acesso, ou saia, entre de novo e repita em até 15 minutos.",
  },
};
