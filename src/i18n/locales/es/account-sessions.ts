import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "Dónde tienes la sesión abierta",
    text: "Estos navegadores tienen abierta la sesión de tu cuenta. Si no reconoces alguno, cierra su sesión y cambia tu contraseña.",
    device: "{{browser}} en {{system}}",
    unknown: "Navegador desconocido",
    current: "Este navegador",
    signedIn: "Sesión iniciada: {{date}}",
    used: "Último uso: {{date}}",
    network: "Desde la red {{network}}",
    end: "Cerrar sesión",
    endOf: "Cerrar sesión en {{device}}",
    endOthers: "Cerrar sesión en todos los demás navegadores",
    ended: "Se ha cerrado la sesión en ese navegador.",
    othersEnded: "Se ha cerrado la sesión en todos los demás navegadores.",
    only: "No tienes la sesión abierta en ningún otro lugar.",
    failed: "No se ha podido cargar dónde tienes la sesión abierta",
    endFailed: "No se ha podido cerrar la sesión",
  },
};
