import type { Translation } from "../../translation";
import type { texts as english } from "../en/account";

/** The French texts of one's account. */
export const texts: Translation<typeof english> = {
  signIn: {
    title: "Se connecter",
    intro: "Connectez-vous pour vous inscrire, conserver votre progression et passer des examens.",
    email: "E-mail",
    password: "Mot de passe",
    submit: "Se connecter",
    refused: "L’e-mail ou le mot de passe est incorrect",
    refusedText: "Vérifiez les deux et réessayez. L’e-mail est toujours dans son champ.",
    limited: "Trop de tentatives échouées",
    failed: "La connexion n’a pas fonctionné",
    elsewhere: "Se connecter avec le site principal",
    or: "ou",
    problem: {
      title: "La connexion n’a pas eu lieu",
      denied: "La connexion au site principal a été annulée. Réessayez, ou utilisez votre mot de passe.",
      expired: "Cela a pris plus de dix minutes. Recommencez.",
      mismatch: "La connexion a été commencée dans un autre onglet ou un autre navigateur. Recommencez dans celui-ci.",
      unavailable:
        "Le site principal est injoignable pour l’instant. Réessayez dans un instant, ou utilisez votre mot de passe.",
      rejected: "La réponse du site principal n’a pas pu être acceptée. Recommencez ; si cela persiste, dites-le-nous.",
      no_email: "Votre compte sur le site principal n’a pas d’adresse e-mail. Ajoutez-en une là-bas, puis recommencez.",
      unverified_email: "Confirmez votre adresse e-mail sur le site principal, puis recommencez.",
      email_taken: "Un autre compte du site principal utilise ici cette adresse e-mail. Connectez-vous avec celui-là.",
      not_configured:
        "Les comptes du site principal ne peuvent pas être utilisés ici. Connectez-vous avec votre mot de passe.",
    },
  },
  profile: {
    title: "Profil",
    editing: "Brouillons et traductions",
    signedOut: "Connectez-vous pour voir votre profil",
    name: "Nom",
    nameHint: "Il figure sur vos certificats. Ceux que vous avez déjà sont délivrés à nouveau sous le nouveau nom.",
    nameRule:
      "Un nom comporte au moins une lettre et 100 caractères au maximum, sans saut de ligne ni caractère invisible.",
    save: "Enregistrer le nom",
    saved: "Le nom est enregistré.",
    saveFailed: "Le nom n’a pas été enregistré",
    email: "E-mail",
    signOut: "Se déconnecter",
    signOutFailed: "Votre session est toujours ouverte",
    failed: "Votre profil n’a pas pu être chargé",
    stale: "Votre profil n’est peut-être pas à jour",
    promo: "Code promo",
    promoText: "Vous avez un code ? Utilisez-le pour votre compte.",
    promoCode: "Code",
    promoNow: "Sur votre compte : {{code}}",
    promoTooLong: "Un code compte au plus {{count}} caractères.",
    promoSubmit: "Utiliser",
    promoApplied: "Le code {{code}} est appliqué.",
    promoFailed: "Le code n’a pas été appliqué",
    promoSignedOut: "Un code s’utilise pour un compte. Connectez-vous d’abord.",
    promoSignIn: "Se connecter pour l’utiliser",
    data: "Vos données",
    dataText:
      "Tout ce que l’académie conserve à votre sujet, dans un fichier JSON : compte, cours, progression, réponses et certificats.",
    export: "Télécharger mes données",
    exported: "Vos données sont enregistrées sous {{name}}.",
    exportFailed: "Vos données n’ont pas pu être téléchargées",
    deletion: "Supprimer votre compte",
    deletionText:
      "Votre compte est supprimé pour de bon, avec tout ce qui lui appartient. Si vous voulez en garder une copie, téléchargez d’abord vos données.",
    delete: "Supprimer mon compte",
    deleteTitle: "Supprimer votre compte pour de bon ?",
    deleteText: "C’est irréversible. Avec le compte {{email}}, vous perdez :",
    loseProgress: "vos cours et toute votre progression",
    loseExams: "vos quiz et examens avec leurs résultats",
    loseCertificates:
      "vos certificats. Leurs pages publiques disparaissent aussi : les liens que vous avez partagés ne fonctionnent plus.",
    confirmation: "Votre mot de passe",
    confirmationHint:
      "Ou votre adresse e-mail, si vous vous connectez par un autre site et n’avez pas de mot de passe ici.",
    deleteConfirm: "Supprimer pour de bon",
    keep: "Garder mon compte",
    deleteFailed: "Votre compte n’a pas été supprimé",
    deleteUnanswered: "Le serveur n’a pas confirmé la suppression",
    deleted: "Votre compte est supprimé",
    deletedText:
      "Tout ce qui lui appartenait a disparu, et votre session est fermée. Il n’est plus possible de se connecter avec ce compte. Tous les cours vous restent ouverts, sans compte.",
    toMain: "Vers l’accueil",
    sessionEnded: "Votre session est terminée",
    sessionUncertain:
      "La suppression a peut-être abouti, bien que sa réponse se soit perdue. Essayez de vous connecter : si cela échoue, votre compte est supprimé ; si cela fonctionne, vous pouvez redemander la suppression.",
  },
};
