import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "Entrar con una llave de acceso",
    cancelled: "Se canceló, tardó demasiado o este dispositivo no tiene una llave de acceso para ello.",
    known: "Este dispositivo ya tiene una llave de acceso para tu cuenta.",
    unsupported:
      "Este navegador no puede usar llaves de acceso en esta página. Necesitan una conexión segura (HTTPS) y un navegador actual.",
    none: "Tu cuenta aún no tiene ninguna llave de acceso. Puedes añadir una en tu perfil.",
    unknown: "Esta llave de acceso no es de la cuenta; quizá se eliminó.",
    invalid: "La respuesta de la llave de acceso no es válida en este sitio.",
    copied:
      "Es posible que esta llave de acceso se haya copiado: se usó fuera de orden. Entra de otra forma y elimínala en tu perfil.",
    expired: "Ha tardado demasiado o ya se había respondido. Inténtalo de nuevo.",
    limit: "Tu cuenta tiene tantas llaves de acceso como puede tener. Elimina una primero.",
    added: "Esta llave de acceso ya se había añadido.",
    stopped: "No se ha usado ninguna llave de acceso",
    failed: "No hemos podido iniciar tu sesión con la llave de acceso",
    signInExpired: "La entrada ha tardado demasiado. Escribe tu contraseña de nuevo.",
    secondTitle: "Un paso más",
    secondText:
      "Tu contraseña es correcta. Como esta cuenta puede cambiar el sitio, confírmalo con tu llave de acceso.",
    secondUse: "Usar tu llave de acceso",
    code: "Código de recuperación",
    codeHint:
      "Si no tienes tu llave de acceso contigo. Cada código sirve una vez. ¿Tampoco tienes un código? Pide ayuda a alguien con derechos de administración.",
    codeSubmit: "Entrar con el código",
    codeWrong: "Este código es incorrecto o ya se ha usado.",
    codeFailed: "No hemos podido comprobar el código",
    startAgain: "Empezar de nuevo",
  },
};
