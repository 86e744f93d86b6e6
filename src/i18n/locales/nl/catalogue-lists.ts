import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-lists";

/** The Dutch texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. */
export const texts: Translation<typeof english> = {
  results: {
    title: "Zoeken",
    titleOf: "Zoeken: {{words}}",
    form: "Overal in zoeken",
    words: "Waar je naar zoekt",
    where: "Tonen",
    all: "Alles",
    idle: "Typ wat je wilt leren, of een begrip dat je uitgelegd wilt hebben.",
    found_one: "{{count}} resultaat",
    found_other: "{{count}} resultaten",
    foundOf: "{{kind}}: {{found}}",
    noneOfKind: "Van dit soort is er niets, maar er zijn wel andere resultaten.",
    showAll: "Alle resultaten tonen",
    tips: "Wat je kunt proberen",
    tipSpelling: "Controleer de spelling.",
    tipWords: "Gebruik minder of algemenere woorden.",
    tipLanguage: "Zoek in je eigen taal of in het Engels, of wijzig de taal van de site.",
    topics: "Populaire onderwerpen",
    more: "Meer resultaten tonen",
    moreFailed: "De volgende resultaten konden niet worden geladen",
  },
  recommended: {
    title: "Wat je hierna kunt leren",
    failed: "De aanbevolen cursussen konden niet worden geladen",
  },
  lessonShelf: {
    title: "Losse lessen",
    description:
      "Lessen die op zichzelf staan: elk één taak, in minder dan een half uur klaar, met een video en een quiz.",
    intro: "Eén taak, één les. Bekijk het voorproefje, schrijf je gratis in en wees binnen een half uur klaar.",
    filters: "Lessen filteren",
    search: "Lessen zoeken",
    placeholder: "Bijvoorbeeld: title tags",
    found_one: "{{count}} les",
    found_other: "{{count}} lessen",
    more: "Meer lessen tonen",
    empty: "Geen passende les",
    reset: "Alle lessen tonen",
    failed: "De lessen konden niet worden geladen",
    moreFailed: "De volgende lessen konden niet worden geladen",
  },
  webinarShelf: {
    title: "Webinars",
    description: "Webinars over zoeken, content, adverteren en meten: wat eraan komt, en opnamen van eerdere webinars.",
    intro: "Live, met tijd voor je vragen. Daarna blijft de opname hier staan, met ondertiteling.",
    upcoming: "Binnenkort",
    recordings: "Opnames",
    filters: "Webinars filteren",
    found_one: "{{count}} webinar",
    found_other: "{{count}} webinars",
    more: "Meer webinars tonen",
    empty: "Geen passend webinar",
    reset: "Alle webinars tonen",
    failed: "De webinars konden niet worden geladen",
    moreFailed: "De volgende webinars konden niet worden geladen",
  },
  templateShelf: {
    title: "Sjablonen",
    description:
      "Bestanden om mee te werken, elk met een ingevuld voorbeeld: kalenders, briefings, checklists, plannen en rapporten.",
    intro: "Download het bestand, bekijk het ingevulde voorbeeld en vervang het door je eigen inhoud.",
    filters: "Sjablonen filteren",
    search: "Sjablonen zoeken",
    placeholder: "Bijvoorbeeld: content calendar",
    found_one: "{{count}} sjabloon",
    found_other: "{{count}} sjablonen",
    more: "Meer sjablonen tonen",
    empty: "Geen passend sjabloon",
    reset: "Alle sjablonen tonen",
    failed: "De sjablonen konden niet worden geladen",
    moreFailed: "De volgende sjablonen konden niet worden geladen",
  },
  topic: {
    advertising: {
      title: "Cursussen over adverteren",
      description:
        "Gratis cursussen over betaald zoeken en ander adverteren: veilingen, zoekwoorden, advertenties, landingspagina’s en wat ze opleveren.",
      intro:
        "Koop bewust aandacht: hoe veilingen de prijs bepalen, wat een advertentie moet zeggen en wanneer je stopt.",
    },
    career: {
      title: "Cursussen voor een carrière in marketing",
      description:
        "Gratis cursussen voor een carrière in marketing: functies, portfolio, solliciteren en de eerste negentig dagen in een baan.",
      intro: "Ontdek welke functie bij je past, laat zien wat je kunt en maak een goede start.",
    },
    contentMarketing: {
      title: "Cursussen contentmarketing",
      description:
        "Gratis cursussen over contentmarketing: onderwerpen kiezen, briefen, redigeren, verspreiden en meten wat het deed.",
      intro: "Publiceer wat lezers nodig hebben, en weet achteraf of het heeft geholpen.",
    },
    digitalMarketing: {
      title: "Cursussen digitale marketing",
      description:
        "Gratis cursussen over digitale marketing als geheel: kanalen, doelgroep, e-mail en een plan met cijfers die kloppen.",
      intro: "Zie hoe de kanalen in elkaar passen voordat je er een kiest.",
    },
    aiCourses: {
      title: "AI-cursussen voor marketeers",
      description:
        "Gratis cursussen over werken met AI in marketing: een model briefen, de uitkomst controleren en gevonden worden in AI-antwoorden.",
      intro: "Geef uit handen wat een model goed kan, en houd zelf wat een mens vraagt.",
    },
    marketingAnalytics: {
      title: "Cursussen marketinganalyse",
      description:
        "Gratis cursussen over marketinganalyse: vragen, meetwaarden, gegevens waarop je kunt vertrouwen en beslissingen die overeind blijven.",
      intro: "Maak van een vraag een getal, en van het getal een beslissing.",
    },
    seo: {
      title: "SEO-cursussen",
      description:
        "Gratis SEO-cursussen: hoe zoeken werkt, zoekwoorden en zoekintentie, pagina’s, technische controles en het effect meten.",
      intro: "Leer zoeken kennen als een reeks fasen, en ontdek in welke een pagina vastloopt.",
    },
    semrushTools: {
      title: "Cursussen over Semrush-tools",
      description:
        "Gratis cursussen over werken met de Semrush-tools: schattingen, zoekwoordonderzoek, site-audits en posities volgen.",
      intro: "Weet wat de tools meten, wat ze schatten en hoe je met allebei werkt.",
    },
    socialMedia: {
      title: "Cursussen social media",
      description:
        "Gratis cursussen over socialmediamarketing: doel, berichten, reacties, toegankelijkheid en meten wat het heeft opgeleverd.",
      intro: "Kies weinig netwerken, plaats met een doel en tel wat het voor het bedrijf heeft gedaan.",
    },
  },
  voices: {
    experts: "Wie er lesgeven",
    reviews: "Wat cursisten zeggen",
  },
};
