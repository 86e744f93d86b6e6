import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "Logga in med en nyckel",
    cancelled: "Det avbröts, tog för lång tid, eller så har enheten ingen nyckel för det.",
    known: "Den här enheten har redan en nyckel till ditt konto.",
    unsupported:
      "Webbläsaren kan inte använda nycklar på den här sidan. De kräver en säker anslutning (HTTPS) och en aktuell webbläsare.",
    none: "Ditt konto har ingen nyckel än. Du kan lägga till en i din profil.",
    unknown: "Nyckeln hör inte till kontot; den kan ha tagits bort.",
    invalid: "Nyckelns svar gäller inte på den här webbplatsen.",
    copied:
      "Nyckeln kan ha kopierats: den användes i fel ordning. Logga in på ett annat sätt och ta bort den i din profil.",
    expired: "Det tog för lång tid, eller så var det redan besvarat. Försök igen.",
    limit: "Ditt konto har så många nycklar som det kan ha. Ta bort en först.",
    added: "Nyckeln har redan lagts till.",
    stopped: "Ingen nyckel användes",
    failed: "Vi kunde inte logga in dig med nyckeln",
    signInExpired: "Inloggningen tog för lång tid. Ange ditt lösenord igen.",
    secondTitle: "Ett steg till",
    secondText: "Ditt lösenord stämmer. Eftersom kontot kan ändra webbplatsen behöver du bekräfta med din nyckel.",
    secondUse: "Använd din nyckel",
    code: "Återställningskod",
    codeHint:
      "Om du inte har din nyckel med dig. Varje kod fungerar en gång. Har du ingen kod heller? Be en administratör om hjälp.",
    codeSubmit: "Logga in med koden",
    codeWrong: "Koden är fel eller har redan använts.",
    codeFailed: "Vi kunde inte kontrollera koden",
    startAgain: "Börja om",
  },
};
