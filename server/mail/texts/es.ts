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
  "new-browser": {
    subject: "Nuevo inicio de sesión en tu cuenta de Academy",
    text: "Alguien, probablemente tú, ha iniciado sesión con tu contraseña en un navegador en el que tu cuenta no se había usado antes. En tu perfil ves dónde tienes la sesión abierta. Si no has sido tú, elige ahora una contraseña nueva: así se cierra la sesión en todos los dispositivos.",
    button: "Elegir contraseña nueva",
  },
  "passkey-added": {
    subject: "Se ha añadido una clave de acceso a tu cuenta",
    text: "Se ha añadido una clave de acceso a tu cuenta de Academy. Quien la tenga puede iniciar sesión sin tu contraseña. Si no has sido tú, elimínala en tu perfil y elige una contraseña nueva.",
    button: "Abrir el perfil",
  },
  "passkey-removed": {
    subject: "Se ha eliminado una clave de acceso de tu cuenta",
    text: "Se ha eliminado una clave de acceso de tu cuenta de Academy y ya no sirve para iniciar sesión. Si no has sido tú, elige ahora una contraseña nueva: así se cierra la sesión en todos los dispositivos.",
    button: "Elegir contraseña nueva",
  },
  "recovery-code-used": {
    subject: "Se ha usado un código de recuperación",
    text: "Alguien ha iniciado sesión en tu cuenta de Academy con tu contraseña y uno de tus códigos de recuperación. Ese código ya no funciona. Si no has sido tú, elige ahora una contraseña nueva y crea códigos nuevos en tu perfil.",
    button: "Elegir contraseña nueva",
  },
  "webinar-registered": {
    subject: "Te has inscrito: {{title}}",
    text: "El webinar empieza el {{when}}. La entrada para el calendario va adjunta. Desde 15 minutos antes del inicio, el botón lleva a la página con el acceso. Si no puedes venir, cancela allí tu inscripción.",
    button: "Abrir la página del webinar",
  },
  "webinar-reminder": {
    subject: "Empieza pronto: {{title}}",
    text: "El webinar empieza el {{when}}. Desde 15 minutos antes del inicio puedes entrar desde su página. Si no puedes venir, no tienes que hacer nada.",
    button: "Abrir la página del webinar",
  },
  "new-email": {
    subject: "Confirma tu nueva dirección de correo",
    text: "Pulsa el botón para usar esta dirección en tu cuenta de Academy e introduce tu contraseña. El enlace funciona una sola vez y caduca 24 horas después del envío. Hasta que lo uses, se mantiene la dirección anterior.",
    button: "Confirmar dirección",
  },
  "new-email-taken": {
    subject: "Esta dirección ya tiene una cuenta en Academy",
    text: "Alguien, seguramente tú, ha querido usar esta dirección para otra cuenta de Academy. Ya tiene su propia cuenta, así que no se ha cambiado nada. Para usarla en la otra, elimina antes esta cuenta.",
    button: "Iniciar sesión",
  },
  "email-change-asked": {
    subject: "Se va a cambiar tu dirección de correo",
    text: "Alguien, seguramente tú, ha pedido otra dirección de correo para tu cuenta de Academy y conocía la contraseña. Falta confirmar la dirección nueva. Si no has sido tú, elige ahora una contraseña nueva: así también se detiene el cambio.",
    button: "Elegir contraseña nueva",
  },
  "certificate-revoked": {
    subject: "Tu certificado ha sido revocado: {{title}}",
    text: "Academy ha revocado tu certificado «{{title}}». Su página pública ya lo indica, su insignia ha dejado de ser válida y no se puede descargar. Si crees que es un error, escríbenos con «Comentarios» desde cualquier página.",
    button: "Abrir la página del certificado",
  },
  "certificate-restored": {
    subject: "Tu certificado vuelve a ser válido: {{title}}",
    text: "Academy ha restablecido tu certificado «{{title}}»: su página pública, su insignia y su PDF están como antes de la revocación.",
    button: "Abrir la página del certificado",
  },
  ignore: "Si no lo has pedido tú, ignora este correo. No cambiará nada.",
  copy: "Si el botón no funciona, copia esta dirección en tu navegador:",
  why: "Academy ha enviado este correo a {{email}}. Nadie lee las respuestas.",
  reasons: {
    cheating: "Motivo: el examen no se hizo de forma honesta.",
    identity: "Motivo: el examen lo hizo una persona distinta de la que figura en el certificado.",
    mistake: "Motivo: se emitió por error.",
  },
  mailbox: {
    title: "Buzón",
    intro:
      "Esto es una demo: en lugar de enviar los correos, los muestra aquí. Cualquiera que pueda abrir este sitio puede leerlos.",
    none: "Todavía no hay correos. Regístrate o pide una contraseña nueva y el correo aparecerá aquí.",
    open: "Ver como HTML",
  },
};
