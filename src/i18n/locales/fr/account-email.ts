import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "Modifiez votre adresse e-mail",
    intro:
      "Nous enverrons un lien à la nouvelle adresse. Tant que vous ne l’avez pas confirmée, l’ancienne reste valable.",
    email: "Nouvelle adresse e-mail",
    rule: "Saisissez une autre adresse e-mail, par exemple ada@example.com.",
    password: "Votre mot de passe",
    wrong: "Ce n’est pas votre mot de passe. Réessayez.",
    submit: "Envoyer le lien",
    sentText:
      "Nous avons envoyé un e-mail à {{email}}. Le lien fonctionne une seule fois et expire au bout de 24 heures. Votre ancienne adresse est prévenue aussi.",
    failed: "Le lien n’a pas pu être envoyé",
    unavailable:
      "Vous ne pouvez pas modifier votre adresse e-mail ici. Si vous vous connectez avec votre compte du site principal, modifiez-la là-bas.",
    signedOut: "Connectez-vous pour modifier votre adresse e-mail",
  },
  newEmail: {
    title: "Confirmez votre nouvelle adresse e-mail",
    intro: "Saisissez le mot de passe de votre compte. Le compte aura alors cette adresse.",
    submit: "Confirmer l’adresse e-mail",
    failed: "Votre adresse e-mail n’a pas pu être modifiée",
    changedTitle: "Votre adresse e-mail est modifiée",
    changedText: "Désormais, connectez-vous avec {{email}}.",
    takenTitle: "Un autre compte utilise maintenant cette adresse",
    takenText: "Votre compte garde son ancienne adresse. Choisissez-en une autre.",
    usedText:
      "Votre nouvelle adresse est peut-être déjà confirmée : votre profil indique celle du compte. Si vous avez demandé un autre lien depuis, utilisez-le.",
    expiredText: "Les liens fonctionnent pendant 24 heures, et seul celui du dernier e-mail est valable.",
    again: "Demander un autre lien",
  },
};
