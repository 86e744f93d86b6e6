import type { Translation } from "../../translation";
import type { texts as english } from "../en/library";

/** The French texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. */
export const texts: Translation<typeof english> = {
  article: {
    draft: "Brouillon. Seule l’équipe éditoriale voit cette page.",
  },
  glossary: {
    title: "Glossaire du marketing digital",
    description:
      "Les mots de la recherche, du contenu, de la publicité et de l’analyse : chacun en une phrase simple, avec une explication et des termes liés.",
    intro: "Les mots du métier, chacun d’abord en une phrase simple. Ouvrez-en un pour en lire plus.",
    filter: "Trouver un terme",
    search: "Chercher dans le glossaire",
    placeholder: "Par exemple : canonical",
    apply: "Chercher",
    letters: "Lettres",
    anyLetter: "Toutes",
    found_one: "{{count}} terme",
    found_many: "{{count}} de termes",
    found_other: "{{count}} termes",
    clear: "Afficher tous les termes",
    empty: "Aucun terme ne correspond",
    emptyText: "Essayez une partie du mot, ou un autre mot pour le dire.",
    none: "Pas encore de termes",
    noneText: "Les premiers apparaîtront ici dès leur publication. D’ici là, les cours sont ouverts.",
    failed: "Le glossaire n’a pas pu être chargé",
  },
  term: {
    synonyms: "Aussi appelé",
    body: "Explication",
    related: "Termes liés",
    topics: "Cours à ce sujet",
    sameLetter: "Autres termes en {{letter}}",
    failed: "Le terme n’a pas pu être chargé",
  },
  faq: {
    title: "Questions et réponses",
    description:
      "Des réponses courtes aux questions de celles et ceux qui apprennent ici : comptes, cours, examens, certificats et conditions d’utilisation.",
    intro: "Des réponses courtes aux questions les plus fréquentes.",
    groups: "Thèmes",
    link: "Lien vers cette question",
    missing: "Votre question n’y est pas ?",
    missingText: "Écrivez à l’équipe de l’académie. Les réponses arrivent par e-mail.",
    ask: "Nous écrire",
    none: "Pas encore de questions",
    failed: "Les questions et réponses n’ont pas pu être chargées",
  },
  terms: {
    crumb: "Conditions d’utilisation",
    description:
      "Ce qui s’applique quand vous utilisez l’académie : votre compte, les contenus, les certificats et la façon dont nous traitons les données.",
    updated: "Dernière modification le {{date}}",
    body: "Les conditions dans leur intégralité",
    failed: "Les conditions n’ont pas pu être chargées",
  },
  webinar: {
    crumb: "Webinaire",
    toCome: "À venir",
    was: "A eu lieu le",
    zone: "Fuseau horaire : {{zone}}",
    calendar: "Ajouter à votre agenda",
    calendarText: "L’événement renvoie à cette page.",
    live: "Participer en direct",
    register: "S’inscrire",
    registerMail:
      "Vous recevrez un e-mail avec l’événement pour votre agenda, puis un rappel une heure avant le début.",
    registerHint: "Vous vous connecterez d’abord, puis reviendrez ici.",
    registered: "Vous êtes inscrit(e)",
    registeredMail:
      "Nous vous avons envoyé un e-mail avec l’événement pour votre agenda. Nous vous enverrons un rappel une heure avant le début.",
    registeredNoMail: "Ce site n’envoie pas d’e-mails : ajoutez le webinaire à votre agenda.",
    opens: "Vous pourrez participer depuis cette page à partir de 15 minutes avant le début.",
    joinNow: "Vous pouvez participer maintenant",
    join: "Rejoindre le webinaire",
    cancelRegistration: "Annuler l’inscription",
    canceled: "Votre inscription est annulée.",
    registerFailed: "Nous n’avons pas pu vous inscrire",
    cancelFailed: "Nous n’avons pas pu annuler votre inscription",
    registrationFailed: "Nous n’avons pas pu charger votre inscription",
    over: "Ce webinaire est terminé",
    overText: "Il n’y a pas d’enregistrement ici.",
    recording: "L’enregistrement",
    recordingOf: "Enregistrement : {{title}}",
    play: "Lire l’enregistrement",
    outcomes: "Ce que vous apprendrez",
    about: "À propos de ce webinaire",
    speakers_one: "Au micro",
    speakers_many: "Au micro",
    speakers_other: "Au micro",
    all: "Tous les webinaires",
    failed: "Le webinaire n’a pas pu être chargé",
  },
  template: {
    crumb: "Modèle",
    download: "Télécharger {{name}} ({{size}})",
    rights: "Libre d’utilisation et de modification, y compris dans votre travail pour des clients.",
    about: "À quoi il sert",
    steps: "Comment le remplir",
    all: "Tous les modèles",
    failed: "Le modèle n’a pas pu être chargé",
  },
  education: {
    title: "Pour les enseignants et les étudiants",
    description:
      "Enseignez la recherche, le contenu et l’analyse avec des cours gratuits : examens avec certificats vérifiables, séries pour étudiants, modèles pour la classe.",
    intro:
      "Utilisez l’académie dans des séminaires, en formation professionnelle et dans des ateliers. Les cours sont gratuits, chacun apprend à son rythme, et vous pouvez vérifier chaque certificat.",
    offer: "Ce que votre classe trouve ici",
    courses: "Des cours avec examen",
    coursesText:
      "Des leçons courtes avec une vidéo, quelque chose à lire et un quiz qui explique ses réponses. L’examen tire ses questions au sort : deux voisins voient rarement les mêmes.",
    series: "Des séries pour les comptes étudiants",
    seriesText:
      "Avec un compte étudiant, on peut aussi regarder les séries : des épisodes courts qui traitent un thème dans l’ordre, en anglais.",
    certificates: "Des certificats vérifiables",
    certificatesText:
      "Chaque certificat a une page publique qui dit s’il est valable. Vos étudiants vous en envoient l’adresse ; il ne faut pas de compte pour l’ouvrir.",
    templates: "Des fichiers pour travailler en classe",
    templatesText:
      "Briefs, calendriers, check-lists et plans, chacun avec un exemple rempli. Emportez-les en classe et modifiez-les comme vous voulez.",
    how: "Un cours avec votre classe, en quatre étapes",
    step1: "Choisissez un cours et suivez-le d’abord vous-même",
    step1Text:
      "La page d’un cours indique ses leçons, la durée de chacune et les règles de son examen. Les quiz peuvent être refaits autant qu’on le souhaite.",
    step2: "Convenez d’un rythme",
    step2Text:
      "Donnez une ou deux leçons pour chaque séance. La progression est conservée pour chaque personne, personne n’a donc à en être au même point.",
    step3: "Gardez les séances pour les questions et la pratique",
    step3Text:
      "Utilisez un modèle sur un site que la classe connaît. Le glossaire explique les mots, et les quiz montrent de quoi il vaut la peine de reparler.",
    step4: "Faites passer l’examen à chacun",
    step4Text:
      "Il ne commence que lorsqu’un étudiant le lance, en classe ou chez lui. Les étudiants qui réussissent vous envoient l’adresse de leur certificat.",
    accounts: "Des comptes étudiants pour votre classe",
    accountsText:
      "Indiquez-nous l’établissement, ce que vous enseignez et le nombre de comptes étudiants qu’il vous faut. Vous vous connecterez pour envoyer le message, afin que nous puissions vous répondre.",
    ask: "Demander des comptes étudiants",
    further: "Pour continuer",
    toCourses: "Voir tous les cours",
    toSeries: "Voir toutes les séries",
    toTemplates: "Voir tous les modèles",
    toFaq: "Questions et réponses",
  },
};
