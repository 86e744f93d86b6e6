import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement";

/** The French texts of feedback, appointments and the editing desk. */
export const texts: Translation<typeof english> = {
  feedback: {
    title: "Commentaires",
    intro:
      "Qu’est-ce qui fonctionne sur cette page, qu’est-ce qui ne fonctionne pas ? Votre message est transmis à l’équipe de l’académie.",
    message: "Votre message",
    length_one: "{{count}} caractère sur {{most}}",
    length_many: "{{count}} caractères sur {{most}}",
    length_other: "{{count}} caractères sur {{most}}",
    tooLong_one: "{{count}} caractère de trop",
    tooLong_many: "{{count}} de caractères de trop",
    tooLong_other: "{{count}} caractères de trop",
    send: "Envoyer",
    signedOut: "Connectez-vous pour l’envoyer",
    signedOutText:
      "Nous répondons par e-mail, il faut donc un compte pour envoyer. En attendant, ce que vous écrivez est conservé.",
    emailMissing: "Votre compte n’a pas d’adresse e-mail",
    emailMissingText: "Personne ne pourrait vous répondre, le message ne peut donc pas être envoyé depuis ce compte.",
    sent: "Merci. Votre message est bien arrivé.",
    dismiss: "OK",
    failed: "Votre message n’a pas pu être envoyé",
    kept: "Il est conservé ici.",
    waiting: "Votre message est conservé sur cet appareil",
    waitingText: "Nous l’enverrons dès que le serveur sera joignable, même si vous fermez cette page.",
  },
  schedule: {
    crumb: "Réserver un rendez-vous",
    book: "Choisir un horaire",
    bookHint: "Vous quittez l’académie : les horaires se choisissent sur la page de réservation.",
    closed: "Aucun rendez-vous pour le moment",
    closedText:
      "Ce rendez-vous ne peut pas être réservé pour l’instant. Repassez plus tard ; d’ici là, vous pouvez commencer par vous-même.",
    failed: "Le rendez-vous n’a pas pu être chargé",
  },
  editing: {
    title: "Rédaction",
    intro: "Ce qui est encore à l’état de brouillon et ce qui reste à traduire.",
    signedOut: "Connectez-vous pour voir où en sont les contenus",
    signedOutText: "Cette page est destinée à l’équipe éditoriale. Vous reviendrez ici.",
    forbidden: "Votre compte ne permet pas de modifier les contenus",
    forbiddenText:
      "L’équipe éditoriale s’occupe des brouillons et des traductions. Tout ce qui est publié vous est ouvert.",
    imported: "Dernière importation",
    version: "Version",
    files:
      "Les contenus s’écrivent sous forme de fichiers dans le projet. Pour savoir comment écrire un cours, consultez docs/writing-a-course.md.",
    drafts: "Brouillons",
    noDrafts: "Il n’y a pas de brouillon. Tout est publié.",
    kinds: {
      course: "Cours et leçons indépendantes",
      exam: "Examens",
      series: "Séries",
      webinar: "Webinaires",
      template: "Modèles",
      glossaryTerm: "Termes du glossaire",
    },
    translations: "Traductions",
    translationsText: "L’anglais est toujours disponible. Ce qui manque dans une langue s’affiche en anglais.",
    translated: "traduit",
    missing: "manquant",
    failed: "L’état des contenus n’a pas pu être chargé",
  },
};
