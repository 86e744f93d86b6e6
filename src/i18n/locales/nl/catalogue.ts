import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue";

/** The Dutch texts of home and the list of courses. */
export const texts: Translation<typeof english> = {
  homePage: {
    title: "Academy",
    headline: "Leer marketing die overeind blijft als iemand vraagt hoe je dat weet.",
    intro:
      "Korte lessen, eerlijke quizzen en examens met een certificaat dat iedereen kan controleren. Elke cursus is gratis. Je kunt altijd stoppen en op elk apparaat verdergaan waar je was gebleven.",
    description:
      "Gratis onlinecursussen over SEO, contentmarketing en marketinganalyse, met quizzen, examens en certificaten die je kunt controleren.",
    how: "Zo werkt het",
    how1: "Leer in kleine stappen",
    how1Text:
      "Elke les bestaat uit een paar stappen: een korte video met ondertiteling, iets om te lezen, iets om te proberen en een quiz die zijn antwoorden uitlegt.",
    how2: "Stop wanneer je wilt",
    how2Text:
      "We onthouden waar je bent, stap voor stap en in een video tot op de seconde. Open de cursus op een ander apparaat en je gaat daar verder.",
    how3: "Laat zien wat je kunt",
    how3Text:
      "Examens trekken hun vragen uit een verzameling, lopen op de klok van de server en doorstaan een verbroken verbinding. Slaag je, dan krijgt je certificaat een openbare pagina.",
    coursesTitle: "Om mee te beginnen",
    topicsTitle: "Kies een onderwerp",
    onboarding: "Is zoeken nieuw voor je?",
    onboardingText: "Vijf stappen van een nulmeting tot een wekelijkse check, elk met uitleg en een duidelijk einde.",
    all: "Alle cursussen",
  },
  learningNow: {
    title: "Verder leren",
    filter: "Cursussen filteren",
    inProgress: "Mee bezig",
    completed: "Afgerond",
    none: "Je bent nu nergens mee bezig.",
    noneCompleted: "Je hebt nog geen cursus afgerond.",
    showAll: "Alles tonen",
    showFewer: "Minder tonen",
    more: "Meer van mijn cursussen",
    failed: "Je cursussen konden niet worden geladen",
  },
  popular: {
    title: "Populaire cursussen",
    failed: "De populaire cursussen konden niet worden geladen",
  },
  catalogue: {
    title: "Cursussen",
    description:
      "Alle gratis cursussen van de Academy: SEO, contentmarketing en marketinganalyse, met examens en certificaten.",
    intro: "Kies een onderwerp, of zoek naar wat je wilt kunnen.",
    filters: "Cursussen filteren",
    search: "Cursussen zoeken",
    placeholder: "Bijvoorbeeld: keyword research",
    topics: "Onderwerpen",
    otherTopics: "Andere onderwerpen",
    duration: "Duur",
    anyDuration: "Elke duur",
    short: "Korter dan 30 min",
    medium: "30 tot 60 min",
    long: "Langer dan 1 uur",
    apply: "Filters toepassen",
    found_one: "{{count}} cursus",
    found_other: "{{count}} cursussen",
    more: "Meer cursussen tonen",
    empty: "Geen passende cursus",
    emptyText: "Probeer minder woorden of andere filters.",
    reset: "Alle cursussen tonen",
    failed: "De cursussen konden niet worden geladen",
    moreFailed: "De volgende cursussen konden niet worden geladen",
    topicsFailed: "De onderwerpen om op te filteren konden niet worden geladen.",
    progressFailed: "Je voortgang in deze cursussen kon niet worden geladen.",
    by: "Door {{name}}",
    recorded: "Opname",
    progressLabel: "Je voortgang in {{course}}",
  },
};
