import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The Swedish texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description:
      "Alla prov i Academy med frågor, tid och gräns för godkänt. Den som blir godkänd får ett certifikat som vem som helst kan kontrollera.",
    intro:
      "Visa vad du kan. Ett prov börjar först när du startar det; den som blir godkänd får ett certifikat med en offentlig sida där vem som helst kan kontrollera det.",
    signedOut: "Logga in för att se din status i varje prov. Du kommer tillbaka till den här sidan.",
    failed: "Proven kunde inte läsas in",
    statusesFailed: "Din provstatus kunde inte läsas in",
    statusesFailedText: "Du kan läsa reglerna för varje prov ändå.",
    none: "Inga prov än",
    noneText: "Det första visas här så snart det är publicerat. Under tiden är kurserna öppna.",
    all: "Alla prov",
    open: "Pågående",
    toStart: "Redo att starta",
    waiting: "Inte öppna än",
    certificated: "Med certifikat",
    digitalAgencies: "För digitala byråer",
    digitalAgenciesText: "Att driva en byrå: hur man vinner kunder, vad arbete kostar och hur man redovisar resultat.",
    toolkitProficiency: "Kunskap om verktygspaketen",
    toolkitProficiencyText:
      "Ett prov för varje verktygspaket: vad dess data kan säga dig, var gränserna går och vad du gör med svaret.",
    passMark: "{{passMark}} % för godkänt",
    noClock: "Ingen tidsgräns",
    state: {
      toStart: "Redo att starta",
      open: "Pågående",
      notEnrolled: "Kräver kursen",
      planNeeded: "Kräver Academy Plus",
      lessonsUnfinished: "Lektioner kvar",
      coolingDown: "Nästa försök senare",
      certificated: "Med certifikat",
      nameless: "Godkänt",
    },
    note: {
      open: "Fortsätt med ditt försök eller starta nästa.",
      notEnrolled: "Anmäl dig till ”{{course}}” och gör klart lektionerna först.",
      planNeeded: "Kursen som provet hör till ingår i Academy Plus.",
      lessonsUnfinished: "Gör klart lektionerna i ”{{course}}” först.",
      courseClosed: "Kursen som hör till är inte publicerad just nu.",
      coolingDown: "Du blev inte godkänd förra gången. Ditt nästa försök öppnas automatiskt på den här sidan.",
      nameless: "Ange ditt namn för att få ditt certifikat.",
    },
    action: {
      read: "Se reglerna och starta",
      start: "Starta",
      resume: "Fortsätt",
      retakeAt: "Nytt försök från {{moment}}",
      toCourse: "Till kursen",
      show: "Visa certifikatet",
      name: "Få certifikatet",
    },
    actionOf: "{{action}}: {{title}}",
    agency: {
      description:
        "Proven för byråpartner: tillväxt för digitala byråer, och ett prov i vad du kan om varje verktygspaket.",
      intro:
        "För team som arbetar åt kunder: vad en byrå måste besluta, och vad varje verktygspaket kan och inte kan säga dig.",
      signedOut: "Logga in för att se proven för byråpartner",
      signedOutText:
        "När du är inloggad visas proven här med din status i vart och ett. Du kommer tillbaka till den här sidan. Reglerna är öppna för alla i listan över alla prov.",
      toAll: "Se alla prov",
    },
  },
};
