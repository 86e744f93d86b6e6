import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "Vos sessions ouvertes",
    text: "Ces navigateurs sont connectés à votre compte. Si l’un d’eux ne vous dit rien, déconnectez-le et modifiez votre mot de passe.",
    device: "{{browser}} sur {{system}}",
    unknown: "Navigateur inconnu",
    current: "Ce navigateur",
    signedIn: "Connexion : {{date}}",
    used: "Dernière utilisation : {{date}}",
    network: "Depuis le réseau {{network}}",
    end: "Déconnecter",
    endOf: "Déconnecter {{device}}",
    endOthers: "Déconnecter tous les autres navigateurs",
    ended: "Ce navigateur est déconnecté.",
    othersEnded: "Tous les autres navigateurs sont déconnectés.",
    only: "Vous n’êtes connecté nulle part ailleurs.",
    failed: "Vos sessions ouvertes n’ont pas pu être chargées",
    endFailed: "La déconnexion n’a pas abouti",
  },
};
