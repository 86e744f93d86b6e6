import type { Translation } from "../../translation";
import type { texts as english } from "../en/courses-onboarding";

/** The Swedish texts of the first steps. */
export const texts: Translation<typeof english> = {
  onboarding: {
    title: "Kom igång med SEO",
    description:
      "Det du gör först för din webbplats i sök: fem steg från ett utgångsläge till en veckogenomgång, vart och ett med instruktioner och ett tydligt slut.",
    intro:
      "Ta ett steg i taget, på din egen webbplats. Varje steg säger vad du ska göra och hur du märker att det är klart.",
    signInHint: "Du loggar in först och kommer sedan tillbaka hit. Steg som är klara sparas på ditt konto.",
    how: "Så gör du",
    passOf: "Markera som klart: {{title}}",
    passFailed: "Steget kunde inte markeras som klart",
    progressFailed: "Hur långt du har kommit kunde inte läsas in",
    progressFailedText: "Du kan läsa stegen ändå.",
    failed: "Stegen kunde inte läsas in",
    none: "Inga steg än",
    noneText: "De visas här så snart de är publicerade. Under tiden är kurserna öppna.",
    completed: "Alla steg är klara",
    completedText: "Grunden är lagd. En kurs tar dig vidare, med quiz och ett prov.",
  },
};
