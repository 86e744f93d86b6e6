import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "Wijzig je e-mailadres",
    intro: "We sturen een link naar het nieuwe adres. Tot je het daar bevestigt, blijft je oude adres staan.",
    email: "Nieuw e-mailadres",
    rule: "Voer een ander e-mailadres in, zoals ada@example.com.",
    password: "Je wachtwoord",
    wrong: "Dat is niet je wachtwoord. Probeer het opnieuw.",
    submit: "Link sturen",
    sentText:
      "We hebben een e-mail gestuurd naar {{email}}. De link werkt één keer en verloopt na 24 uur. We hebben het ook je oude adres laten weten.",
    failed: "We konden de link niet sturen",
    unavailable: "Je kunt je e-mailadres hier niet wijzigen. Log je in via de hoofdsite, wijzig het dan daar.",
    signedOut: "Log in om je e-mailadres te wijzigen",
  },
  newEmail: {
    title: "Bevestig je nieuwe e-mailadres",
    intro: "Voer het wachtwoord van je account in. Daarna heeft het account dit adres.",
    submit: "E-mailadres bevestigen",
    failed: "We konden je e-mailadres niet wijzigen",
    changedTitle: "Je e-mailadres is gewijzigd",
    changedText: "Log voortaan in met {{email}}.",
    takenTitle: "Een ander account gebruikt nu dit adres",
    takenText: "Je account houdt zijn oude adres. Kies een ander.",
    usedText:
      "Misschien is je nieuwe adres al bevestigd: je profiel laat zien welk adres je account heeft. Heb je daarna nog een link gevraagd, gebruik dan die.",
    expiredText: "Links werken 24 uur en alleen die in de nieuwste e-mail is geldig.",
    again: "Nieuwe link vragen",
  },
};
