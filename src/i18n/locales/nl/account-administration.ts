import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "Beheer",
    signedOut: "Log in om het beheer te openen",
    signedOutText: "Het beheer is voor de mensen die Academy runnen. Daarna brengen we je hier terug.",
    forbidden: "Je account heeft geen beheerrechten",
    forbiddenText: "Het beheer is voor de mensen die Academy runnen. Alles wat gepubliceerd is, staat voor je open.",
    sections: {
      accounts: "Accounts",
      audit: "Logboek",
      certificates: "Certificaten",
      promoCodes: "Actiecodes",
      editing: "Concepten en vertalingen",
      feedback: "Feedback",
      imports: "Imports van inhoud",
      quizReports: "Quizrapporten",
      ratings: "Beoordelingen",
    },
    about: {
      accounts: "Accounts vinden, rechten geven en afnemen, en mensen uitloggen.",
      audit: "Wie wat met wie heeft gedaan, 400 dagen bewaard.",
      certificates: "Certificaten vinden, met een reden intrekken en herstellen.",
      promoCodes: "Codes voor Academy Plus toevoegen, zien hoe ze worden gebruikt en ze beëindigen.",
      editing: "Wat nog een concept is en wat nog vertaald moet worden.",
      feedback: "Wat cursisten ons hebben geschreven.",
      imports: "Wat de site toont, en importeren wat is veranderd.",
      quizReports: "Hoe cursisten antwoorden in quizzen en examens.",
      ratings: "Hoe cursisten cursussen beoordelen, en losse beoordelingen verwijderen.",
    },
    unread_one: "{{count}} nieuw",
    unread_other: "{{count}} nieuw",
  },
  staffList: {
    filters: "Filters",
    apply: "Filters toepassen",
    clear: "Alle filters verwijderen",
    any: "Alle",
    file: "Downloaden als CSV",
    pages: "Pagina’s",
    next: "Volgende pagina",
    previous: "Vorige pagina",
    none: "Niets gevonden. Verwijder een filter of zoek iets anders.",
    failed: "We konden de lijst niet laden",
  },
};
