import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "Administration",
    signedOut: "Logga in för att öppna administrationen",
    signedOutText: "Administrationen är för dem som driver Academy. Sedan kommer du tillbaka hit.",
    forbidden: "Ditt konto har inga administrationsrättigheter",
    forbiddenText: "Administrationen är för dem som driver Academy. Allt som är publicerat är öppet för dig.",
    sections: {
      accounts: "Konton",
      audit: "Granskningslogg",
      certificates: "Certifikat",
      promoCodes: "Kampanjkoder",
      editing: "Utkast och översättningar",
      feedback: "Synpunkter",
      imports: "Importer av innehåll",
      quizReports: "Quizrapporter",
      ratings: "Betyg",
    },
    about: {
      accounts: "Hitta konton, ge och ta bort rättigheter och logga ut personer.",
      audit: "Vem som gjorde vad med vem, sparas i 400 dagar.",
      certificates: "Hitta certifikat, återkalla dem med ett skäl och återställ dem.",
      promoCodes: "Lägg till koder som ger Academy Plus, se hur de används och avsluta dem.",
      editing: "Vad som fortfarande är utkast och vad som behöver översättas.",
      feedback: "Vad deltagare har skrivit till oss.",
      imports: "Vad webbplatsen visar, och import av det som har ändrats.",
      quizReports: "Hur deltagare svarar i quiz och prov.",
      ratings: "Hur deltagare betygsätter kurser, och ta bort enskilda betyg.",
    },
    unread_one: "{{count}} nytt",
    unread_other: "{{count}} nya",
  },
  staffList: {
    filters: "Filter",
    apply: "Använd filter",
    clear: "Ta bort alla filter",
    any: "Alla",
    file: "Ladda ner som CSV",
    pages: "Sidor",
    next: "Nästa sida",
    previous: "Föregående sida",
    none: "Inget matchar. Ta bort ett filter eller sök efter något annat.",
    failed: "Det gick inte att läsa in listan",
  },
};
