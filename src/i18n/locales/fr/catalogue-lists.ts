import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-lists";

/** The French texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. */
export const texts: Translation<typeof english> = {
  results: {
    title: "Recherche",
    titleOf: "Recherche : {{words}}",
    form: "Chercher partout",
    words: "Mots à chercher",
    where: "Afficher",
    all: "Tout",
    idle: "Tapez ce que vous voulez apprendre, ou un mot que vous voulez comprendre.",
    found_one: "{{count}} résultat",
    found_many: "{{count}} de résultats",
    found_other: "{{count}} résultats",
    foundOf: "{{kind}} : {{found}}",
    noneOfKind: "Rien de ce type ne correspond, mais il y a d’autres résultats.",
    showAll: "Afficher tous les résultats",
    tips: "Ce que vous pouvez essayer",
    tipSpelling: "Vérifiez l’orthographe.",
    tipWords: "Utilisez moins de mots, ou des mots plus généraux.",
    tipLanguage: "Cherchez dans votre langue ou en anglais, ou changez la langue du site.",
    topics: "Sujets populaires",
    more: "Afficher plus de résultats",
    moreFailed: "Les résultats suivants n’ont pas pu être chargés",
  },
  recommended: {
    title: "Que voulez-vous apprendre ensuite ?",
    failed: "Les cours recommandés n’ont pas pu être chargés",
  },
  lessonShelf: {
    title: "Leçons indépendantes",
    description:
      "Des leçons qui se suffisent à elles-mêmes : une tâche chacune, en moins d’une demi-heure, avec une vidéo et un quiz.",
    intro: "Une tâche, une leçon. Regardez l’extrait, inscrivez-vous gratuitement, et c’est fait en une demi-heure.",
    filters: "Filtrer les leçons",
    search: "Chercher des leçons",
    placeholder: "Par exemple : balises de titre",
    found_one: "{{count}} leçon",
    found_many: "{{count}} de leçons",
    found_other: "{{count}} leçons",
    more: "Afficher plus de leçons",
    empty: "Aucune leçon ne correspond",
    reset: "Afficher toutes les leçons",
    failed: "Les leçons n’ont pas pu être chargées",
    moreFailed: "Les leçons suivantes n’ont pas pu être chargées",
  },
  webinarShelf: {
    title: "Webinaires",
    description:
      "Des webinaires sur la recherche, le contenu, la publicité et la mesure : les prochains, et les enregistrements des précédents.",
    intro: "En direct, avec du temps pour vos questions. L’enregistrement reste ensuite ici, avec des sous-titres.",
    upcoming: "À venir",
    recordings: "Replays",
    filters: "Filtrer les webinaires",
    found_one: "{{count}} webinaire",
    found_many: "{{count}} de webinaires",
    found_other: "{{count}} webinaires",
    more: "Afficher plus de webinaires",
    empty: "Aucun webinaire ne correspond",
    reset: "Afficher tous les webinaires",
    failed: "Les webinaires n’ont pas pu être chargés",
    moreFailed: "Les webinaires suivants n’ont pas pu être chargés",
  },
  templateShelf: {
    title: "Modèles",
    description:
      "Des fichiers de travail, chacun avec un exemple rempli : calendriers, briefs, check-lists, plans et rapports.",
    intro: "Téléchargez le fichier, regardez l’exemple rempli, puis remplacez-le par le vôtre.",
    filters: "Filtrer les modèles",
    search: "Chercher des modèles",
    placeholder: "Par exemple : calendrier éditorial",
    found_one: "{{count}} modèle",
    found_many: "{{count}} de modèles",
    found_other: "{{count}} modèles",
    more: "Afficher plus de modèles",
    empty: "Aucun modèle ne correspond",
    reset: "Afficher tous les modèles",
    failed: "Les modèles n’ont pas pu être chargés",
    moreFailed: "Les modèles suivants n’ont pas pu être chargés",
  },
  topic: {
    advertising: {
      title: "Cours de publicité",
      description:
        "Cours gratuits sur les annonces de recherche et d’autres publicités : enchères, mots-clés, annonces, pages d’arrivée et ce qu’elles rapportent.",
      intro:
        "Achetez de l’attention en connaissance de cause : comment les enchères fixent le prix, ce qu’une annonce doit dire et quand arrêter.",
    },
    career: {
      title: "Cours pour une carrière dans le marketing",
      description:
        "Cours gratuits pour une carrière dans le marketing : métiers, portfolio, candidatures et les quatre-vingt-dix premiers jours d’un emploi.",
      intro: "Trouvez le métier qui vous convient, montrez ce que vous savez faire et commencez bien.",
    },
    contentMarketing: {
      title: "Cours de marketing de contenu",
      description:
        "Cours gratuits de marketing de contenu : choisir des sujets, rédiger des briefs, relire, diffuser et mesurer l’effet.",
      intro: "Publiez ce dont vos lecteurs ont besoin, et sachez ensuite si cela a servi.",
    },
    digitalMarketing: {
      title: "Cours de marketing digital",
      description:
        "Cours gratuits sur le marketing digital dans son ensemble : canaux, public, e-mail et un plan dont les chiffres tombent juste.",
      intro: "Voyez comment les canaux s’articulent avant d’en choisir un.",
    },
    aiCourses: {
      title: "Cours d’IA pour le marketing",
      description:
        "Cours gratuits pour travailler avec l’IA en marketing : briefer un modèle, contrôler ce qu’il produit, apparaître dans les réponses d’IA.",
      intro: "Confiez ce qu’un modèle fait bien, et gardez ce qui demande une personne.",
    },
    marketingAnalytics: {
      title: "Cours d’analyse marketing",
      description:
        "Cours gratuits d’analyse marketing : questions, indicateurs, données fiables et décisions qui tiennent la route.",
      intro: "Faites d’une question un chiffre, et du chiffre une décision.",
    },
    seo: {
      title: "Cours de SEO",
      description:
        "Cours gratuits de SEO : fonctionnement de la recherche, mots-clés et intention, pages, contrôles techniques et mesure de l’effet.",
      intro: "Voyez la recherche comme une suite d’étapes, et trouvez à laquelle une page reste bloquée.",
    },
    semrushTools: {
      title: "Cours sur les outils Semrush",
      description:
        "Cours gratuits pour travailler avec les outils Semrush : estimations, mots-clés, audits de site et suivi de positions.",
      intro: "Sachez ce que les outils mesurent, ce qu’ils estiment et comment travailler avec les deux.",
    },
    socialMedia: {
      title: "Cours sur les réseaux sociaux",
      description:
        "Cours gratuits de marketing sur les réseaux sociaux : objectif, publications, réponses, accessibilité et mesure de ce qu’ils ont apporté.",
      intro:
        "Limitez-vous à quelques réseaux, publiez avec un objectif et comptez ce que cela a apporté à l’entreprise.",
    },
  },
  voices: {
    experts: "Celles et ceux qui enseignent",
    reviews: "Ce qu’en disent celles et ceux qui apprennent",
  },
};
