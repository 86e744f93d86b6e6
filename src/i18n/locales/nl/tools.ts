import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The Dutch texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "Je naam is opgeslagen: {{name}}.",
    promoRedeemed: "De actiecode {{code}} is ingewisseld.",
    dataExported: "Je gegevens zijn opgeslagen als {{file}}.",
    certificateDeleted: "Het certificaat is verwijderd.",
    enrolled: "Je bent ingeschreven.",
    courseLeft: "Je hebt de cursus verlaten. Je voortgang blijft bewaard.",
    ratingSaved_one: "Je beoordeling is opgeslagen: {{count}} ster.",
    ratingSaved_other: "Je beoordeling is opgeslagen: {{count}} sterren.",
    feedbackSent: "Je feedback is aangekomen. Dank je wel.",
    connectionLost: "De verbinding is weg. Wat je typt, blijft bewaard.",
    connectionBack: "De verbinding is er weer. Wat nog wachtte, wordt verstuurd.",
  },
  messages: {
    title: "Meldingen",
    intro:
      "Wat er is gemeld sinds je de site hebt geopend. De meldingen blijven in dit tabblad en verdwijnen als je de pagina opnieuw laadt of uitlogt.",
    none: "Er is nog niets gemeld.",
    clear: "Meldingen wissen",
    dismiss: "Verbergen",
  },
  shortcuts: {
    title: "Sneltoetsen",
    intro:
      "Ze doen niets terwijl je in een veld typt of een video de focus heeft, en zolang je Ctrl, Alt of ⌘ ingedrukt houdt.",
    switch: "Sneltoetsen gebruiken",
    switchHint: "Als ze uitstaan, doet geen enkele losse toets iets. Dit apparaat onthoudt dat.",
    anywhere: "Op elke pagina",
    goTo: "Twee toetsen na elkaar",
    inLesson: "In een les",
    followedBy: "dan",
    list: "Deze lijst",
    search: "Zoeken",
    messages: "Meldingen van dit bezoek",
    home: "Startpagina",
    courses: "Cursussen",
    myLearning: "Mijn studie",
    webinars: "Webinars",
    exams: "Examens en certificaten",
    next: "Volgende stap",
    previous: "Vorige stap",
    bookmark: "Bladwijzer plaatsen of weghalen",
  },
  counted: {
    title: "Wat er wordt geteld",
    intro:
      "Alleen als je dat goedvindt, en alleen in dit tabblad: wat voor soort account er is, welke pagina’s worden geopend en welke stappen de pagina doorloopt. Geen namen, geen adressen, geen teksten, geen accountnummers. Er wordt nergens iets naartoe gestuurd.",
    none: "Er is niets geteld.",
    list_one: "{{count}} rapport, zoals het verstuurd zou worden",
    list_other: "{{count}} rapporten, nieuwste eerst, zoals ze verstuurd zouden worden",
    clear: "Wissen wat er is geteld",
  },
  recording: {
    label: "Opname",
    text_one: "Deze sessie wordt opgenomen, zonder namen en teksten: tot nu toe {{count}} gebeurtenis.",
    text_other: "Deze sessie wordt opgenomen, zonder namen en teksten: tot nu toe {{count}} gebeurtenissen.",
    save: "Opname bewaren",
    stop: "Stoppen en weggooien",
  },
  feedback: {
    title: "Feedback",
    intro: "Wat werkt er op deze pagina, en wat niet? Elk bericht wordt gelezen.",
    message: "Je bericht",
    length: "{{count}} van {{most}} tekens",
    tooLong_one: "{{count}} teken te veel",
    tooLong_other: "{{count}} tekens te veel",
    send: "Versturen",
    signedOut: "Log in om te versturen",
    signedOutText:
      "Antwoorden komen per e-mail, dus om te versturen heb je een account nodig. Wat je schrijft, blijft intussen bewaard.",
    emailMissing: "Bij je account hoort geen e-mailadres",
    emailMissingText: "Niemand zou je kunnen antwoorden, dus met dit account kan het bericht niet worden verstuurd.",
    sent: "Dank je wel. Je bericht is aangekomen.",
    dismiss: "Prima",
    failed: "Je bericht is niet aangekomen",
    kept: "Het blijft hier bewaard.",
  },
};
