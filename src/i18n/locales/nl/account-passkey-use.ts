import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "Inloggen met een passkey",
    cancelled: "Het is geannuleerd, duurde te lang, of dit apparaat heeft er geen passkey voor.",
    known: "Dit apparaat heeft al een passkey voor je account.",
    unsupported:
      "Deze browser kan op deze pagina geen passkeys gebruiken. Ze hebben een beveiligde verbinding (HTTPS) en een actuele browser nodig.",
    none: "Je account heeft nog geen passkey. Je kunt er een toevoegen in je profiel.",
    unknown: "Deze passkey hoort niet bij het account; misschien is hij verwijderd.",
    invalid: "Het antwoord van de passkey geldt niet op deze site.",
    copied:
      "Deze passkey is misschien gekopieerd: hij is buiten de volgorde gebruikt. Log anders in en verwijder hem in je profiel.",
    expired: "Dat duurde te lang, of het is al beantwoord. Probeer het opnieuw.",
    limit: "Je account heeft zoveel passkeys als het kan hebben. Verwijder er eerst een.",
    added: "Deze passkey is al toegevoegd.",
    stopped: "Er is geen passkey gebruikt",
    failed: "We konden je niet inloggen met de passkey",
    signInExpired: "Het inloggen duurde te lang. Vul je wachtwoord opnieuw in.",
    secondTitle: "Nog één stap",
    secondText: "Je wachtwoord klopt. Omdat dit account de site kan wijzigen, bevestig je met je passkey.",
    secondUse: "Je passkey gebruiken",
    code: "Herstelcode",
    codeHint:
      "Als je je passkey niet bij je hebt. Elke code werkt één keer. Heb je ook geen code? Vraag een beheerder om hulp.",
    codeSubmit: "Inloggen met de code",
    codeWrong: "Deze code is onjuist of al gebruikt.",
    codeFailed: "We konden de code niet controleren",
    startAgain: "Opnieuw beginnen",
  },
};
