import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "Tu última confirmación fue hace más de 15 minutos. Escribe tu contraseña o usa una llave de acceso y seguimos.",
    password: "Tu contraseña",
    confirm: "Confirmar",
    usePasskey: "Usar una llave de acceso",
    wrong: "Esa no es tu contraseña. Inténtalo de nuevo.",
    failed: "No hemos podido comprobar que eres tú",
    passwordless:
      "Tu cuenta no tiene contraseña aquí. Usa una llave de acceso, o cierra la sesión, iníciala de nuevo y repítelo en menos de 15 minutos.",
  },
};
