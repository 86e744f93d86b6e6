import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-registration";

export const texts: Translation<typeof english> = {
  accountForms: {
    email: "E-mail",
    emailRule: "Saisissez une adresse e-mail comme ada@example.com.",
    password: "Mot de passe",
    passwordHint: "Au moins 12 caractères. Quelques mots au hasard sont faciles à retenir et difficiles à deviner.",
    passwordRule: "Utilisez de 12 à 200 caractères.",
    common: "Ce mot de passe est facile à deviner. Choisissez-en un autre, par exemple quelques mots au hasard.",
    sentTitle: "Consultez vos e-mails",
    sentHint:
      "Rien après quelques minutes ? Regardez dans les indésirables ou vérifiez l’adresse. Nous envoyons au plus 5 e-mails par heure à une adresse.",
    otherAddress: "Utiliser une autre adresse",
    mailbox: "Ouvrir la boîte de la démo",
    signIn: "Se connecter",
    limited: "Trop de tentatives",
    usedTitle: "Ce lien a déjà été utilisé",
    expiredTitle: "Ce lien ne fonctionne plus",
  },
  registration: {
    title: "Créer un compte",
    intro:
      "Avec un compte, vous pouvez vous inscrire aux cours, conserver votre progression et passer des examens. C’est gratuit.",
    name: "Nom",
    nameHint: "Ce nom figure sur vos certificats. Vous pourrez le modifier plus tard.",
    nameRule: "Utilisez de 1 à 100 caractères, dont au moins une lettre, sans saut de ligne ni caractère invisible.",
    submit: "Créer le compte",
    haveAccount: "Vous avez déjà un compte ?",
    failed: "Votre compte n’a pas pu être créé",
    sentText:
      "Nous avons envoyé un e-mail à {{email}}. Ouvrez son lien dans les 24 heures pour confirmer votre adresse.",
    closedTitle: "L’inscription n’est pas possible ici",
    closedText:
      "Les comptes de ce site sont créés ailleurs. Connectez-vous, ou renseignez-vous auprès de votre organisation.",
  },
  emailConfirmation: {
    title: "Confirmez votre adresse e-mail",
    intro: "Saisissez le mot de passe choisi à l’inscription. Votre compte sera alors prêt.",
    password: "Le mot de passe choisi",
    submit: "Confirmer et se connecter",
    refused: "Ce n’est pas le mot de passe choisi",
    refusedText: "Réessayez. Si vous ne vous en souvenez pas, inscrivez-vous de nouveau avec un autre.",
    failed: "Votre adresse n’a pas pu être confirmée",
    usedText:
      "Votre adresse est peut-être déjà confirmée. Essayez de vous connecter. Si cela ne marche pas, inscrivez-vous de nouveau.",
    expiredText:
      "Les liens fonctionnent pendant 24 heures, et seul celui du dernier e-mail est valable. Inscrivez-vous de nouveau pour en recevoir un autre.",
    again: "S’inscrire de nouveau",
  },
  forgottenPassword: {
    title: "Mot de passe oublié ?",
    intro: "Saisissez votre adresse e-mail, et nous vous enverrons un lien pour choisir un nouveau mot de passe.",
    submit: "Envoyer le lien",
    failed: "Le lien n’a pas pu être envoyé",
    sentText: "Nous avons envoyé un e-mail à {{email}}. Son lien fonctionne une seule fois, pendant une heure.",
    unavailableTitle: "Nous ne pouvons pas vous envoyer de lien",
    unavailableText: "Ce site n’envoie pas d’e-mails. Demandez un nouveau mot de passe à l’administration.",
    back: "Retour à la connexion",
  },
  newPassword: {
    title: "Choisissez un nouveau mot de passe",
    intro: "Quand vous l’enregistrez, tous les appareils sont déconnectés.",
    password: "Nouveau mot de passe",
    submit: "Enregistrer le mot de passe",
    failed: "Votre mot de passe n’a pas pu être enregistré",
    savedTitle: "Votre nouveau mot de passe est enregistré",
    savedText: "Tous les appareils ont été déconnectés. Connectez-vous avec le nouveau mot de passe.",
    expiredText:
      "Les liens pour un nouveau mot de passe fonctionnent une seule fois, pendant une heure, et seul celui du dernier e-mail est valable.",
    again: "Envoyer un nouveau lien",
  },
  passwordChange: {
    title: "Modifiez votre mot de passe",
    intro: "Quand vous en enregistrez un nouveau, tous les autres appareils sont déconnectés.",
    current: "Mot de passe actuel",
    wrong: "Ce n’est pas votre mot de passe actuel. Réessayez.",
    savedText: "Tous les autres appareils ont été déconnectés.",
    passwordless: "Votre compte n’a pas de mot de passe ici : vous vous connectez avec votre compte du site principal.",
    signedOut: "Connectez-vous pour modifier votre mot de passe",
    back: "Retour au profil",
  },
};
