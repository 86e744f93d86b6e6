import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "Onde sua sessão está aberta",
    text: "Estes navegadores estão conectados à sua conta. Se você não reconhecer algum, encerre a sessão dele e mude sua senha.",
    device: "{{browser}} no {{system}}",
    unknown: "Navegador desconhecido",
    current: "Este navegador",
    signedIn: "Sessão iniciada: {{date}}",
    used: "Último uso: {{date}}",
    network: "Da rede {{network}}",
    end: "Encerrar sessão",
    endOf: "Encerrar sessão em {{device}}",
    endOthers: "Encerrar a sessão em todos os outros navegadores",
    ended: "A sessão nesse navegador foi encerrada.",
    othersEnded: "A sessão foi encerrada em todos os outros navegadores.",
    only: "Sua sessão não está aberta em nenhum outro lugar.",
    failed: "Não foi possível carregar onde sua sessão está aberta",
    endFailed: "Não foi possível encerrar a sessão",
  },
};
