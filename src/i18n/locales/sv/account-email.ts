import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "Byt e-postadress",
    intro: "Vi skickar en länk till den nya adressen. Tills du bekräftar den där gäller din gamla adress.",
    email: "Ny e-postadress",
    rule: "Ange en annan e-postadress, till exempel ada@example.com.",
    password: "Ditt lösenord",
    wrong: "Det är inte ditt lösenord. Försök igen.",
    submit: "Skicka länk",
    sentText:
      "Vi har skickat ett mejl till {{email}}. Länken fungerar en gång och slutar gälla efter 24 timmar. Vi har också meddelat din gamla adress.",
    failed: "Det gick inte att skicka länken",
    unavailable: "Du kan inte byta e-postadress här. Om du loggar in via huvudwebbplatsen kan du byta den där.",
    signedOut: "Logga in för att byta e-postadress",
  },
  newEmail: {
    title: "Bekräfta din nya e-postadress",
    intro: "Ange lösenordet till ditt konto. Sedan har kontot den här adressen.",
    submit: "Bekräfta e-postadressen",
    failed: "Det gick inte att byta e-postadress",
    changedTitle: "Din e-postadress är ändrad",
    changedText: "Logga in med {{email}} från och med nu.",
    takenTitle: "Ett annat konto använder nu adressen",
    takenText: "Ditt konto behåller sin gamla adress. Välj en annan.",
    usedText:
      "Din nya adress kanske redan är bekräftad: profilen visar vilken kontot har. Om du har begärt en ny länk efter det, använd den.",
    expiredText: "Länkar gäller i 24 timmar, och bara den i det senaste mejlet fungerar.",
    again: "Begär en ny länk",
  },
};
