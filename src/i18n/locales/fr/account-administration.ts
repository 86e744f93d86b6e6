import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "Administration",
    signedOut: "Connectez-vous pour ouvrir l’administration",
    signedOutText: "L’administration est réservée aux personnes qui gèrent Academy. Nous vous ramènerons ici.",
    forbidden: "Votre compte n’a pas de droits d’administration",
    forbiddenText:
      "L’administration est réservée aux personnes qui gèrent Academy. Tout ce qui est publié vous est ouvert.",
    sections: {
      accounts: "Comptes",
      audit: "Journal d’audit",
      certificates: "Certificats",
      promoCodes: "Codes promo",
      editing: "Brouillons et traductions",
      feedback: "Commentaires",
      imports: "Importations de contenus",
      quizReports: "Rapports des quiz",
      ratings: "Avis",
      settings: "Réglages",
    },
    about: {
      accounts: "Trouver des comptes, donner et retirer des droits, fermer des sessions.",
      audit: "Qui a fait quoi et à qui, conservé 400 jours.",
      certificates: "Trouver des certificats, les révoquer avec un motif et les rétablir.",
      promoCodes: "Ajouter des codes qui donnent Academy Plus, voir leur utilisation et les clôturer.",
      editing: "Ce qui est encore un brouillon et ce qui reste à traduire.",
      feedback: "Ce que les apprenants nous ont écrit.",
      imports: "Ce que le site montre, et l’importation de ce qui a changé.",
      quizReports: "Comment les apprenants répondent aux quiz et aux examens.",
      ratings: "Comment les apprenants notent les cours, et suppression d’avis.",
      settings: "La bannière et les avis de la page d’accueil.",
    },
    unread_one: "{{count}} nouveau",
    unread_many: "{{count}} de nouveaux",
    unread_other: "{{count}} nouveaux",
  },
  staffList: {
    filters: "Filtres",
    apply: "Appliquer les filtres",
    clear: "Retirer tous les filtres",
    any: "Peu importe",
    file: "Télécharger en CSV",
    pages: "Pages",
    next: "Page suivante",
    previous: "Page précédente",
    none: "Rien ne correspond. Retirez un filtre ou cherchez autre chose.",
    empty: "Il n’y a encore rien ici.",
    failed: "Impossible de charger la liste",
  },
};
