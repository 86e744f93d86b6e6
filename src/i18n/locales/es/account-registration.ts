import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-registration";

export const texts: Translation<typeof english> = {
  accountForms: {
    email: "Correo electrónico",
    emailRule: "Escribe una dirección de correo como ada@example.com.",
    password: "Contraseña",
    passwordHint:
      "Al menos 12 caracteres. Unas cuantas palabras al azar son fáciles de recordar y difíciles de adivinar.",
    passwordRule: "Usa entre 12 y 200 caracteres.",
    common: "Esta contraseña es fácil de adivinar. Elige otra, por ejemplo, unas cuantas palabras al azar.",
    sentTitle: "Mira tu correo",
    sentHint:
      "¿No llega nada en unos minutos? Mira en la carpeta de spam o comprueba la dirección. Enviamos como máximo 5 correos por hora a una dirección.",
    otherAddress: "Usar otra dirección",
    mailbox: "Abrir el buzón de la demo",
    signIn: "Iniciar sesión",
    limited: "Demasiados intentos",
    usedTitle: "Este enlace ya se ha usado",
    expiredTitle: "Este enlace ya no funciona",
  },
  registration: {
    title: "Crear una cuenta",
    intro: "Con una cuenta puedes inscribirte en cursos, guardar tu progreso y hacer exámenes. Es gratis.",
    name: "Nombre",
    nameHint: "Este nombre aparece en tus certificados. Puedes cambiarlo más tarde.",
    nameRule: "Usa de 1 a 100 caracteres con al menos una letra, sin saltos de línea ni caracteres invisibles.",
    submit: "Crear cuenta",
    haveAccount: "¿Ya tienes una cuenta?",
    failed: "No se ha podido crear tu cuenta",
    sentText:
      "Hemos enviado un correo a {{email}}. Abre su enlace en las próximas 24 horas para confirmar tu dirección.",
    closedTitle: "Aquí no es posible registrarse",
    closedText: "Las cuentas de este sitio se crean en otro lugar. Inicia sesión o pregunta en tu organización.",
  },
  emailConfirmation: {
    title: "Confirma tu dirección de correo",
    intro: "Introduce la contraseña que elegiste al registrarte. Con eso, tu cuenta estará lista.",
    password: "La contraseña que elegiste",
    submit: "Confirmar e iniciar sesión",
    refused: "Esa no es la contraseña que elegiste",
    refusedText: "Vuelve a intentarlo. Si no la recuerdas, regístrate de nuevo con otra.",
    failed: "No se ha podido confirmar tu dirección",
    usedText: "Puede que tu dirección ya esté confirmada. Prueba a iniciar sesión. Si no puedes, regístrate de nuevo.",
    expiredText:
      "Los enlaces funcionan durante 24 horas y solo vale el del correo más reciente. Regístrate de nuevo para recibir otro.",
    again: "Registrarse de nuevo",
  },
  forgottenPassword: {
    title: "¿Has olvidado tu contraseña?",
    intro: "Escribe tu dirección de correo y te enviaremos un enlace para elegir una contraseña nueva.",
    submit: "Enviar enlace",
    failed: "No se ha podido enviar el enlace",
    sentText: "Hemos enviado un correo a {{email}}. Su enlace funciona una sola vez, durante una hora.",
    unavailableTitle: "No podemos enviarte un enlace",
    unavailableText: "Este sitio no envía correos. Pide una contraseña nueva a la administración.",
    back: "Volver a iniciar sesión",
  },
  newPassword: {
    title: "Elige una contraseña nueva",
    intro: "Al guardarla, se cierra la sesión en todos los dispositivos.",
    password: "Contraseña nueva",
    submit: "Guardar contraseña",
    failed: "No se ha podido guardar tu contraseña",
    savedTitle: "Tu contraseña nueva está guardada",
    savedText: "Se ha cerrado la sesión en todos los dispositivos. Inicia sesión con la contraseña nueva.",
    expiredText:
      "Los enlaces para una contraseña nueva funcionan una sola vez, durante una hora, y solo vale el del correo más reciente.",
    again: "Enviar otro enlace",
  },
  passwordChange: {
    title: "Cambia tu contraseña",
    intro: "Al guardar una nueva, se cierra la sesión en todos los demás dispositivos.",
    current: "Contraseña actual",
    wrong: "Esa no es tu contraseña actual. Vuelve a intentarlo.",
    savedText: "Se ha cerrado la sesión en todos los demás dispositivos.",
    passwordless: "Tu cuenta no tiene contraseña aquí: inicias sesión con tu cuenta del sitio principal.",
    signedOut: "Inicia sesión para cambiar tu contraseña",
    back: "Volver a tu perfil",
  },
};
