import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "Cambia tu dirección de correo",
    intro: "Enviaremos un enlace a la nueva dirección. Hasta que la confirmes, se mantiene la anterior.",
    email: "Nueva dirección de correo",
    rule: "Introduce otra dirección de correo, como ada@example.com.",
    password: "Tu contraseña",
    wrong: "Esa no es tu contraseña. Vuelve a intentarlo.",
    submit: "Enviar enlace",
    sentText:
      "Hemos enviado un correo a {{email}}. El enlace funciona una sola vez y caduca a las 24 horas. También hemos avisado a tu dirección anterior.",
    failed: "No se ha podido enviar el enlace",
    unavailable:
      "Aquí no puedes cambiar tu dirección de correo. Si inicias sesión con tu cuenta del sitio principal, cámbiala allí.",
    signedOut: "Inicia sesión para cambiar tu dirección de correo",
  },
  newEmail: {
    title: "Confirma tu nueva dirección de correo",
    intro: "Introduce la contraseña de tu cuenta. Con eso, la cuenta tendrá esta dirección.",
    submit: "Confirmar dirección",
    failed: "No se ha podido cambiar tu dirección de correo",
    changedTitle: "Tu dirección de correo ha cambiado",
    changedText: "A partir de ahora, inicia sesión con {{email}}.",
    takenTitle: "Otra cuenta usa ahora esta dirección",
    takenText: "Tu cuenta conserva la dirección anterior. Elige otra.",
    usedText:
      "Puede que tu nueva dirección ya esté confirmada: en tu perfil ves cuál tiene la cuenta. Si has pedido otro enlace después, usa ese.",
    expiredText: "Los enlaces funcionan durante 24 horas y solo vale el del correo más reciente.",
    again: "Pedir otro enlace",
  },
};
