import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "Se connecter avec une clé d’accès",
    cancelled: "Cela a été annulé, a pris trop de temps, ou cet appareil n’a pas de clé d’accès pour cela.",
    known: "Cet appareil a déjà une clé d’accès pour votre compte.",
    unsupported:
      "Ce navigateur ne peut pas utiliser de clés d’accès sur cette page. Il faut une connexion sécurisée (HTTPS) et un navigateur à jour.",
    none: "Votre compte n’a pas encore de clé d’accès. Vous pouvez en ajouter une dans votre profil.",
    unknown: "Cette clé d’accès n’est pas une de celles du compte ; elle a peut-être été supprimée.",
    invalid: "La réponse de la clé d’accès n’est pas valable sur ce site.",
    copied:
      "Cette clé d’accès a peut-être été copiée : elle a été utilisée dans le désordre. Connectez-vous autrement et supprimez-la dans votre profil.",
    expired: "Cela a pris trop de temps, ou il y a déjà eu une réponse. Réessayez.",
    limit: "Votre compte a autant de clés d’accès que possible. Supprimez-en une d’abord.",
    added: "Cette clé d’accès a déjà été ajoutée.",
    stopped: "Aucune clé d’accès n’a été utilisée",
    failed: "Nous n’avons pas pu vous connecter avec la clé d’accès",
    signInExpired: "La connexion a pris trop de temps. Saisissez à nouveau votre mot de passe.",
    secondTitle: "Encore une étape",
    secondText:
      "Votre mot de passe est correct. Comme ce compte peut modifier le site, confirmez avec votre clé d’accès.",
    secondUse: "Utiliser votre clé d’accès",
    code: "Code de secours",
    codeHint:
      "Si vous n’avez pas votre clé d’accès avec vous. Chaque code sert une fois. Pas de code non plus ? Adressez-vous à une personne qui a les droits d’administration.",
    codeSubmit: "Se connecter avec le code",
    codeWrong: "Ce code est faux ou a déjà servi.",
    codeFailed: "Nous n’avons pas pu vérifier le code",
    startAgain: "Recommencer",
  },
};
