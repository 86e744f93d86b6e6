import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The French texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "Votre nom est enregistré : {{name}}.",
    promoRedeemed: "Le code promo {{code}} est appliqué.",
    dataExported: "Vos données sont enregistrées sous {{file}}.",
    certificateDeleted: "Le certificat est supprimé.",
    enrolled: "Votre inscription est faite.",
    courseLeft: "Vous avez quitté le cours. Votre progression est conservée.",
    ratingSaved_one: "Votre avis est enregistré : {{count}} étoile.",
    ratingSaved_many: "Votre avis est enregistré : {{count}} d’étoiles.",
    ratingSaved_other: "Votre avis est enregistré : {{count}} étoiles.",
    feedbackSent: "Vos commentaires sont bien arrivés. Merci.",
    connectionLost: "La connexion est perdue. Ce que vous écrivez est conservé.",
    connectionBack: "La connexion est rétablie. Ce qui attendait est en cours d’envoi.",
  },
  messages: {
    title: "Messages",
    intro:
      "Ce qui a été dit depuis que vous avez ouvert le site. Les messages restent sur cette page et disparaissent quand vous rechargez ou vous déconnectez.",
    none: "Rien n’a encore été dit.",
    clear: "Effacer les messages",
    dismiss: "Masquer",
  },
  shortcuts: {
    title: "Raccourcis clavier",
    intro:
      "Ils sont en pause quand vous écrivez dans un champ ou que le focus est sur une vidéo, et tant que Ctrl, Alt ou ⌘ est enfoncé.",
    switch: "Utiliser les raccourcis clavier",
    switchHint: "Si vous les désactivez, aucune touche ne fait rien à elle seule. Cet appareil s’en souvient.",
    anywhere: "Sur chaque page",
    goTo: "Deux touches, l’une après l’autre",
    inLesson: "Dans une leçon",
    followedBy: "puis",
    list: "Cette liste",
    search: "Recherche",
    messages: "Messages de cette visite",
    home: "Accueil",
    courses: "Cours",
    myLearning: "Mon apprentissage",
    webinars: "Webinaires",
    exams: "Examens et certificats",
    next: "Étape suivante",
    previous: "Étape précédente",
    bookmark: "Mettre ou enlever le signet",
  },
  counted: {
    title: "Ce qui est compté",
    intro:
      "Seulement si vous l’acceptez, et seulement dans cet onglet : quel type de compte est là, quelles pages sont ouvertes et par quels états passe la page. Pas de noms, pas d’adresses, pas de textes, pas de numéros de compte. Rien n’est envoyé nulle part.",
    none: "Rien n’a été compté.",
    list_one: "{{count}} relevé, tel qu’il serait envoyé",
    list_many: "{{count}} de relevés, du plus récent au plus ancien, tels qu’ils seraient envoyés",
    list_other: "{{count}} relevés, du plus récent au plus ancien, tels qu’ils seraient envoyés",
    clear: "Effacer ce qui a été compté",
  },
};
