import type { MailTexts } from "../mail-texts";

export const texts: MailTexts = {
  registration: {
    subject: "Confirmez votre adresse e-mail",
    text: "Appuyez sur le bouton pour confirmer votre adresse e-mail et saisissez le mot de passe que vous avez choisi. Le lien fonctionne une seule fois et expire 24 heures après l’envoi.",
    button: "Confirmer l’adresse e-mail",
  },
  "address-taken": {
    subject: "Vous avez déjà un compte Academy",
    text: "Quelqu’un, sans doute vous, a essayé de s’inscrire avec cette adresse e-mail. Elle a déjà un compte : il suffit de vous connecter. Si vous avez oublié votre mot de passe, vous pourrez en choisir un nouveau.",
    button: "Se connecter",
  },
  "new-password": {
    subject: "Choisissez un nouveau mot de passe",
    text: "Appuyez sur le bouton pour choisir un nouveau mot de passe pour votre compte Academy. Le lien fonctionne une seule fois et expire une heure après l’envoi. Tant que vous ne l’utilisez pas, l’ancien mot de passe reste valable.",
    button: "Choisir un mot de passe",
  },
  "no-account": {
    subject: "Aucun compte Academy n’utilise cette adresse",
    text: "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe, mais aucun compte n’utilise cette adresse e-mail. Vous vous êtes peut-être inscrit avec une autre.",
    button: "Voir comment se connecter",
  },
  "no-password": {
    subject: "Vous vous connectez sans mot de passe",
    text: "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe, mais votre compte n’en a pas : vous vous connectez avec votre compte du site principal.",
    button: "Se connecter",
  },
  "password-changed": {
    subject: "Votre mot de passe a été modifié",
    text: "Le mot de passe de votre compte Academy a été modifié et tous les appareils ont été déconnectés. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.",
    button: "Choisir un mot de passe",
  },
  ignore: "Si vous n’avez rien demandé, ignorez cet e-mail. Rien ne changera.",
  copy: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  why: "Academy a envoyé cet e-mail à {{email}}. Personne ne lit les réponses.",
  mailbox: {
    title: "Boîte de réception",
    intro:
      "Ceci est une démo : au lieu d’envoyer les e-mails, elle les affiche ici. Toute personne qui a accès à ce site peut les lire.",
    none: "Aucun e-mail pour l’instant. Inscrivez-vous ou demandez un nouveau mot de passe, et l’e-mail apparaîtra ici.",
    open: "Afficher en HTML",
  },
};
