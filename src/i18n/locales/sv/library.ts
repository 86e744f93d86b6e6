import type { Translation } from "../../translation";
import type { texts as english } from "../en/library";

/** The Swedish texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. */
export const texts: Translation<typeof english> = {
  article: {
    draft: "Utkast. Bara redaktörer ser den här sidan.",
  },
  glossary: {
    title: "Ordlista för digital marknadsföring",
    description:
      "Orden inom sök, innehåll, annonsering och analys: vart och ett i en enkel mening, med förklaring och närliggande termer.",
    intro: "Branschens ord, vart och ett först i en enkel mening. Öppna ett för att läsa vidare.",
    filter: "Hitta en term",
    search: "Sök i ordlistan",
    placeholder: "Till exempel: canonical",
    apply: "Sök",
    letters: "Bokstäver",
    anyLetter: "Alla",
    found_one: "{{count}} term",
    found_other: "{{count}} termer",
    clear: "Visa alla termer",
    empty: "Ingen term passar",
    emptyText: "Prova en del av ordet, eller ett annat ord för det.",
    none: "Inga termer än",
    noneText: "De första visas här så snart de är publicerade. Under tiden är kurserna öppna.",
    failed: "Ordlistan kunde inte läsas in",
  },
  term: {
    synonyms: "Kallas också",
    body: "Förklaring",
    related: "Närliggande termer",
    topics: "Kurser om det här",
    sameLetter: "Fler termer på {{letter}}",
    failed: "Termen kunde inte läsas in",
  },
  faq: {
    title: "Frågor och svar",
    description: "Korta svar på det som deltagare frågar om: konton, kurser, prov, certifikat och användarvillkoren.",
    intro: "Korta svar på det som deltagare oftast frågar om.",
    groups: "Ämnen",
    link: "Länk till den här frågan",
    missing: "Hittar du inte din fråga?",
    missingText: "Skriv till Academys team. Svar kommer med e-post.",
    ask: "Skriv till oss",
    none: "Inga frågor än",
    failed: "Frågorna och svaren kunde inte läsas in",
  },
  terms: {
    crumb: "Användarvillkor",
    description:
      "Det som gäller när du använder Academy: ditt konto, innehållet, certifikaten och hur vi hanterar uppgifter.",
    updated: "Senast ändrade den {{date}}",
    body: "Villkoren i sin helhet",
    failed: "Användarvillkoren kunde inte läsas in",
  },
  webinar: {
    crumb: "Webbinarium",
    toCome: "Äger rum",
    was: "Ägde rum",
    zone: "Tidszon: {{zone}}",
    calendar: "Lägg till i din kalender",
    calendarText: "Kalenderposten leder tillbaka till den här sidan.",
    over: "Webbinariet är slut",
    overText: "Det finns ingen inspelning av det här.",
    recording: "Inspelning",
    recordingOf: "Inspelning av {{title}}",
    play: "Spela inspelningen",
    outcomes: "Det här får du lära dig",
    about: "Om webbinariet",
    speakers_one: "Din talare",
    speakers_other: "Dina talare",
    all: "Alla webbinarier",
    failed: "Webbinariet kunde inte läsas in",
  },
  template: {
    crumb: "Mall",
    download: "Ladda ner {{name}} ({{size}})",
    rights: "Gratis att använda och ändra, också i arbetet för dina kunder.",
    about: "Vad den är till för",
    steps: "Så fyller du i den",
    all: "Alla mallar",
    failed: "Mallen kunde inte läsas in",
  },
  education: {
    title: "För lärare och studenter",
    description:
      "Undervisa i sök, innehåll och analys med gratis kurser: prov med certifikat som går att kontrollera, serier för studenter, mallar för lektionen.",
    intro:
      "Använd Academy i seminarier, i yrkesutbildning och i workshoppar. Kurserna är gratis, alla lär sig i sin egen takt och du kan kontrollera varje certifikat.",
    offer: "Det här finns för din klass",
    courses: "Kurser med prov",
    coursesText:
      "Korta lektioner med en video, något att läsa och ett quiz som förklarar sina svar. Provet hämtar sina frågor ur en större samling, så de som sitter bredvid varandra får sällan samma.",
    series: "Serier för studentkonton",
    seriesText:
      "Med ett studentkonto kan man också se serierna: korta avsnitt som går igenom ett ämne i tur och ordning, på engelska.",
    certificates: "Certifikat som går att kontrollera",
    certificatesText:
      "Varje certifikat har en offentlig sida som visar om det är giltigt. Studenterna skickar adressen till dig; du behöver inget konto för att öppna den.",
    templates: "Filer att arbeta med i klassen",
    templatesText:
      "Briefer, kalendrar, checklistor och planer, alla med ett ifyllt exempel. Ta med dem till klassen och ändra dem som du vill.",
    how: "En kurs med din klass, i fyra steg",
    step1: "Välj en kurs och gå igenom den själv",
    step1Text:
      "På kursens sida står lektionerna, hur lång tid var och en tar och reglerna för provet. Ett quiz går att göra om hur många gånger som helst.",
    step2: "Kom överens om en takt",
    step2Text:
      "Ge en eller två lektioner i uppgift till varje träff. Var och ens framsteg sparas, så ingen behöver vara på samma ställe.",
    step3: "Använd träffarna till frågor och övning",
    step3Text:
      "Arbeta med en mall på en webbplats som klassen känner till. Ordlistan förklarar orden, och quizen visar vad ni behöver prata om igen.",
    step4: "Låt alla göra provet",
    step4Text:
      "Det börjar först när studenten startar det, i klassrummet eller hemma. Den som blir godkänd skickar certifikatets adress till dig.",
    accounts: "Studentkonton till din klass",
    accountsText:
      "Berätta vilken skola det är, vad du undervisar i och hur många studentkonton du behöver. För att skicka meddelandet loggar du in, så att svaret hittar dig.",
    ask: "Begär studentkonton",
    further: "Gå vidare",
    toCourses: "Se alla kurser",
    toSeries: "Se alla serier",
    toTemplates: "Se alla mallar",
    toFaq: "Frågor och svar",
  },
};
