import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue";

/** The Swedish texts of home and the list of courses. */
export const texts: Translation<typeof english> = {
  homePage: {
    title: "Academy",
    headline: "Lär dig marknadsföring som håller när någon frågar hur du vet det.",
    intro:
      "Korta lektioner, ärliga quiz och prov med ett certifikat som vem som helst kan kontrollera. Alla kurser är gratis. Du kan sluta när som helst och fortsätta där du var, på vilken enhet du vill.",
    description:
      "Gratis kurser på nätet i SEO, innehållsmarknadsföring och marknadsföringsanalys, med quiz, prov och certifikat som går att kontrollera.",
    how: "Så fungerar det",
    how1: "Lär dig i små steg",
    how1Text:
      "Varje lektion består av några få steg: en kort video med undertexter, något att läsa, något att prova och ett quiz som förklarar sina svar.",
    how2: "Sluta när du vill",
    how2Text:
      "Vi minns var du är, steg för steg och på sekunden i en video. Öppna kursen på en annan enhet, så fortsätter du där.",
    how3: "Visa vad du kan",
    how3Text:
      "Proven hämtar sina frågor ur en större samling, går efter serverns klocka och klarar ett avbrott i anslutningen. När du blir godkänd får ditt certifikat en offentlig sida.",
    coursesTitle: "Bra att börja med",
    topicsTitle: "Välj ett ämne",
    onboarding: "Är sök nytt för dig?",
    onboardingText:
      "Fem steg från ett utgångsläge till en veckogenomgång, vart och ett med instruktioner och ett tydligt slut.",
    all: "Alla kurser",
  },
  learningNow: {
    title: "Fortsätt lära dig",
    filter: "Filtrera kurserna",
    inProgress: "Pågående",
    completed: "Slutförda",
    none: "Du har inget på gång just nu.",
    noneCompleted: "Du har inte slutfört någon kurs än.",
    showAll: "Visa alla",
    showFewer: "Visa färre",
    more: "Fler av mina kurser",
    failed: "Dina kurser kunde inte läsas in",
  },
  popular: {
    title: "Populära kurser",
    failed: "De populära kurserna kunde inte läsas in",
  },
  catalogue: {
    title: "Kurser",
    description:
      "Alla gratiskurser i Academy: SEO, innehållsmarknadsföring och marknadsföringsanalys, med prov och certifikat.",
    intro: "Välj ett ämne, eller sök efter det du vill kunna.",
    filters: "Filtrera kurserna",
    search: "Sök kurser",
    placeholder: "Till exempel: keyword research",
    topics: "Ämnen",
    otherTopics: "Andra ämnen",
    duration: "Längd",
    anyDuration: "Alla längder",
    short: "Under 30 min",
    medium: "30 till 60 min",
    long: "Över 1 timme",
    apply: "Använd filtren",
    found_one: "{{count}} kurs",
    found_other: "{{count}} kurser",
    more: "Visa fler kurser",
    empty: "Ingen kurs passar",
    emptyText: "Prova färre ord eller andra filter.",
    reset: "Visa alla kurser",
    failed: "Kurserna kunde inte läsas in",
    moreFailed: "Fler kurser kunde inte läsas in",
    topicsFailed: "Ämnena att filtrera på kunde inte läsas in.",
    progressFailed: "Hur långt du har kommit i de här kurserna kunde inte läsas in.",
    by: "Av {{name}}",
    recorded: "Inspelning",
    progressLabel: "Hur långt du har kommit i {{course}}",
  },
};
