import type { MailTexts } from "../mail-texts";

export const texts: MailTexts = {
  registration: {
    subject: "Confirma tu dirección de correo",
    text: "Pulsa el botón para confirmar tu dirección de correo e introduce la contraseña que elegiste. El enlace funciona una sola vez y caduca 24 horas después del envío.",
    button: "Confirmar correo",
  },
  "address-taken": {
    subject: "Ya tienes una cuenta en Academy",
    text: "Alguien, seguramente tú, ha intentado registrarse con esta dirección de correo. Ya tiene una cuenta, así que basta con iniciar sesión. Si has olvidado la contraseña, allí puedes elegir otra.",
    button: "Iniciar sesión",
  },
  "new-password": {
    subject: "Elige una contraseña nueva",
    text: "Pulsa el botón para elegir una contraseña nueva para tu cuenta de Academy. El enlace funciona una sola vez y caduca una hora después del envío. Hasta que lo uses, la contraseña anterior sigue siendo válida.",
    button: "Elegir contraseña nueva",
  },
  "no-account": {
    subject: "Ninguna cuenta de Academy usa esta dirección",
    text: "Alguien, seguramente tú, ha pedido una contraseña nueva, pero ninguna cuenta usa esta dirección de correo. Quizá te registraste con otra.",
    button: "Ver cómo iniciar sesión",
  },
  "no-password": {
    subject: "Inicias sesión sin contraseña",
    text: "Alguien, seguramente tú, ha pedido una contraseña nueva, pero tu cuenta no tiene ninguna: inicias sesión con tu cuenta del sitio principal.",
    button: "Iniciar sesión",
  },
  "password-changed": {
    subject: "Se ha cambiado tu contraseña",
    text: "Se ha cambiado la contraseña de tu cuenta de Academy y se ha cerrado la sesión en todos los dispositivos. Si no has sido tú, elige ahora una contraseña nueva.",
    button: "Elegir contraseña nueva",
  },
  ignore: "Si no lo has pedido tú, ignora este correo. No cambiará nada.",
  copy: "Si el botón no funciona, copia esta dirección en tu navegador:",
  why: "Academy ha enviado este correo a {{email}}. Nadie lee las respuestas.",
  mailbox: {
    title: "Buzón",
    intro:
      "Esto es una demo: en lugar de enviar los correos, los muestra aquí. Cualquiera que pueda abrir este sitio puede leerlos.",
    none: "Todavía no hay correos. Regístrate o pide una contraseña nueva y el correo aparecerá aquí.",
    open: "Ver como HTML",
  },
};
