import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "Votre dernière confirmation date de plus de 15 minutes. Saisissez votre mot de passe ou utilisez une clé d’accès pour continuer.",
    password: "Votre mot de passe",
    confirm: "Confirmer",
    usePasskey: "Utiliser une clé d’accès",
    wrong: "Ce n’est pas votre mot de passe. Réessayez.",
    failed: "Nous n’avons pas pu vérifier que c’est vous",
    passwordless:
      "Votre compte n’a pas de mot de passe ici. Utilisez une clé d’accès, ou déconnectez-vous, reconnectez-vous et recommencez dans les 15 minutes.",
  },
};
