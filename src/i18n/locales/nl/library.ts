import type { Translation } from "../../translation";
import type { texts as english } from "../en/library";

/** The Dutch texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. */
export const texts: Translation<typeof english> = {
  article: {
    draft: "Concept. Alleen redacteuren zien deze pagina.",
  },
  glossary: {
    title: "Begrippenlijst digitale marketing",
    description:
      "De begrippen uit zoeken, content, adverteren en analyse: elk in één gewone zin, met uitleg en verwante begrippen.",
    intro: "De begrippen van het vak, elk eerst in één gewone zin. Open er een om verder te lezen.",
    filter: "Een begrip vinden",
    search: "Zoeken in de begrippenlijst",
    placeholder: "Bijvoorbeeld: canonical",
    apply: "Zoeken",
    letters: "Letters",
    anyLetter: "Alle",
    found_one: "{{count}} begrip",
    found_other: "{{count}} begrippen",
    clear: "Alle begrippen tonen",
    empty: "Geen passend begrip",
    emptyText: "Probeer een deel van het woord, of een ander woord ervoor.",
    none: "Nog geen begrippen",
    noneText: "De eerste verschijnen hier zodra ze zijn gepubliceerd. Intussen staan de cursussen open.",
    failed: "De begrippenlijst kon niet worden geladen",
  },
  term: {
    synonyms: "Ook wel",
    body: "Uitleg",
    related: "Verwante begrippen",
    topics: "Cursussen hierover",
    sameLetter: "Meer begrippen onder {{letter}}",
    failed: "Het begrip kon niet worden geladen",
  },
  faq: {
    title: "Vragen en antwoorden",
    description:
      "Korte antwoorden op wat cursisten vragen: accounts, cursussen, examens, certificaten en de gebruiksvoorwaarden.",
    intro: "Korte antwoorden op wat cursisten het vaakst vragen.",
    groups: "Onderwerpen",
    link: "Link naar deze vraag",
    missing: "Staat je vraag er niet bij?",
    missingText: "Schrijf het team van de Academy. Antwoorden komen per e-mail.",
    ask: "Schrijf ons",
    none: "Nog geen vragen",
    failed: "De vragen en antwoorden konden niet worden geladen",
  },
  terms: {
    crumb: "Gebruiksvoorwaarden",
    description:
      "Wat er geldt als je de Academy gebruikt: je account, de inhoud, certificaten en hoe we met gegevens omgaan.",
    updated: "Laatst gewijzigd op {{date}}",
    body: "De volledige voorwaarden",
    failed: "De gebruiksvoorwaarden konden niet worden geladen",
  },
  webinar: {
    crumb: "Webinar",
    toCome: "Vindt plaats op",
    was: "Vond plaats op",
    zone: "Tijdzone: {{zone}}",
    calendar: "In je agenda zetten",
    calendarText: "De afspraak verwijst terug naar deze pagina.",
    live: "Live meedoen",
    register: "Aanmelden",
    registerMail: "Je krijgt een e-mail met de agenda-afspraak en een uur voor het begin een herinnering.",
    registerHint: "Je logt eerst in en komt daarna hier terug.",
    registered: "Je bent aangemeld",
    registeredMail:
      "We hebben je een e-mail met de agenda-afspraak gestuurd. Een uur voor het begin sturen we een herinnering.",
    registeredNoMail: "Deze site verstuurt geen e-mail. Zet het webinar in je agenda.",
    opens: "Vanaf 15 minuten voor het begin kun je op deze pagina deelnemen.",
    joinNow: "Je kunt nu deelnemen",
    join: "Deelnemen aan het webinar",
    cancelRegistration: "Aanmelding annuleren",
    canceled: "Je aanmelding is geannuleerd.",
    registerFailed: "We konden je niet aanmelden",
    cancelFailed: "We konden je aanmelding niet annuleren",
    registrationFailed: "We konden je aanmelding niet laden",
    over: "Dit webinar is voorbij",
    overText: "Er is hier geen opname van.",
    recording: "Opname",
    recordingOf: "Opname van {{title}}",
    play: "Opname afspelen",
    outcomes: "Wat je leert",
    about: "Over dit webinar",
    speakers_one: "Je spreker",
    speakers_other: "Je sprekers",
    all: "Alle webinars",
    failed: "Het webinar kon niet worden geladen",
  },
  template: {
    crumb: "Sjabloon",
    download: "{{name}} downloaden ({{size}})",
    rights: "Je mag het gratis gebruiken en aanpassen, ook in je werk voor klanten.",
    about: "Waar het voor is",
    steps: "Zo vul je het in",
    all: "Alle sjablonen",
    failed: "Het sjabloon kon niet worden geladen",
  },
  education: {
    title: "Voor docenten en studenten",
    description:
      "Geef les over zoeken, content en analyse met gratis cursussen: examens met certificaten die je kunt controleren, series voor studenten, sjablonen voor in de les.",
    intro:
      "Gebruik de Academy in colleges, in het beroepsonderwijs en in workshops. De cursussen zijn gratis, iedereen leert in zijn eigen tempo en jij kunt elk certificaat controleren.",
    offer: "Wat je groep hier vindt",
    courses: "Cursussen met een examen",
    coursesText:
      "Korte lessen met een video, iets om te lezen en een quiz die zijn antwoorden uitlegt. Het examen trekt zijn vragen uit een verzameling, dus wie naast elkaar zit, ziet zelden dezelfde.",
    series: "Series voor studentenaccounts",
    seriesText:
      "Met een studentenaccount kun je ook de series bekijken: korte afleveringen die één onderwerp op volgorde behandelen, in het Engels.",
    certificates: "Certificaten die je kunt controleren",
    certificatesText:
      "Elk certificaat heeft een openbare pagina waarop staat of het geldig is. Studenten sturen je het adres; je hebt geen account nodig om het te openen.",
    templates: "Bestanden voor in de les",
    templatesText:
      "Briefings, kalenders, checklists en plannen, elk met een ingevuld voorbeeld. Neem ze mee naar de les en pas ze aan zoals je wilt.",
    how: "Een cursus met je groep, in vier stappen",
    step1: "Kies een cursus en neem hem zelf door",
    step1Text:
      "Op de pagina van een cursus staan de lessen, hoelang elke les duurt en de regels van het examen. Quizzen kun je zo vaak herhalen als je wilt.",
    step2: "Spreek een tempo af",
    step2Text:
      "Geef voor elke bijeenkomst een of twee lessen op. De voortgang wordt per student bewaard, dus niemand hoeft op dezelfde plek te zijn.",
    step3: "Gebruik de bijeenkomsten voor vragen en oefening",
    step3Text:
      "Werk met een sjabloon aan een site die de groep kent. De begrippenlijst legt de woorden uit en de quizzen laten zien waar je nog eens over moet praten.",
    step4: "Laat iedereen het examen doen",
    step4Text:
      "Het begint pas als een student het start, in de les of thuis. Wie slaagt, stuurt je het adres van het certificaat.",
    accounts: "Studentenaccounts voor je groep",
    accountsText:
      "Vertel ons welke school het is, wat je geeft en voor hoeveel studenten je accounts nodig hebt. Om het bericht te versturen log je in, zodat het antwoord je bereikt.",
    ask: "Studentenaccounts aanvragen",
    further: "Waar je verdergaat",
    toCourses: "Alle cursussen bekijken",
    toSeries: "Alle series bekijken",
    toTemplates: "Alle sjablonen bekijken",
    toFaq: "Vragen en antwoorden",
  },
};
