import type { Translation } from "../../translation";
import type { texts as english } from "../en/engagement";

/** The Dutch texts of feedback, appointments and the editing desk. */
export const texts: Translation<typeof english> = {
  feedback: {
    title: "Feedback",
    intro: "Wat werkt er op deze pagina, en wat niet? Je bericht gaat naar het team van de Academy.",
    message: "Je bericht",
    length_one: "{{count}} van {{most}} tekens",
    length_other: "{{count}} van {{most}} tekens",
    tooLong_one: "{{count}} teken te veel",
    tooLong_other: "{{count}} tekens te veel",
    send: "Versturen",
    signedOut: "Log in om te versturen",
    signedOutText:
      "Antwoorden komen per e-mail, dus om te versturen heb je een account nodig. Wat je schrijft, blijft intussen bewaard.",
    emailMissing: "Bij je account hoort geen e-mailadres",
    emailMissingText: "Niemand zou je kunnen antwoorden, dus met dit account kan het bericht niet worden verstuurd.",
    sent: "Dank je wel. Je bericht is aangekomen.",
    dismiss: "OK",
    failed: "Je bericht is niet aangekomen",
    kept: "Het blijft hier bewaard.",
    waiting: "Je bericht is op dit apparaat bewaard",
    waitingText: "We versturen het zodra de server bereikbaar is, ook als je deze pagina sluit.",
  },
  schedule: {
    crumb: "Een gesprek boeken",
    book: "Een tijd kiezen",
    bookHint: "Je verlaat de Academy en kiest een tijd op de boekingspagina.",
    closed: "Op dit moment geen afspraken",
    closedText:
      "Voor dit gesprek kun je nu niets boeken. Kijk later nog eens; tot die tijd kun je zelf alvast beginnen.",
    failed: "Het gesprek kon niet worden geladen",
  },
  editing: {
    title: "Redactie",
    intro: "Wat nog een concept is, en wat nog vertaald moet worden.",
    signedOut: "Log in om de status van de inhoud te zien",
    signedOutText: "Deze pagina is voor redacteuren. Je komt hier terug.",
    forbidden: "Met je account kun je de inhoud niet bewerken",
    forbiddenText: "Redacteuren zorgen voor concepten en vertalingen. Alles wat is gepubliceerd, staat voor je open.",
    imported: "Laatst geïmporteerd",
    version: "Versie",
    files:
      "De inhoud wordt als bestanden in het project geschreven. Hoe je een cursus schrijft, lees je in docs/writing-a-course.md.",
    drafts: "Concepten",
    noDrafts: "Er zijn geen concepten. Alles is gepubliceerd.",
    kinds: {
      course: "Cursussen en losse lessen",
      exam: "Examens",
      series: "Series",
      webinar: "Webinars",
      template: "Sjablonen",
      glossaryTerm: "Begrippen",
    },
    translations: "Vertalingen",
    translationsText: "Engels is er altijd. Wat in een taal ontbreekt, wordt in het Engels getoond.",
    translated: "vertaald",
    missing: "ontbreekt",
    failed: "De status van de inhoud kon niet worden geladen",
  },
};
