import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "Ändere deine E-Mail-Adresse",
    intro: "Wir schicken einen Link an die neue Adresse. Bis du sie damit bestätigst, bleibt deine alte.",
    email: "Neue E-Mail-Adresse",
    rule: "Gib eine andere E-Mail-Adresse ein, zum Beispiel ada@example.com.",
    password: "Dein Passwort",
    wrong: "Das ist nicht dein Passwort. Versuch es noch einmal.",
    submit: "Link schicken",
    sentText:
      "Wir haben eine E-Mail an {{email}} geschickt. Der Link darin funktioniert einmal und läuft nach 24 Stunden ab. Auch deine alte Adresse weiß Bescheid.",
    failed: "Der Link ließ sich nicht schicken",
    unavailable:
      "Du kannst deine E-Mail-Adresse hier nicht ändern. Wenn du dich über die Hauptwebsite anmeldest, ändere sie dort.",
    signedOut: "Melde dich an, um deine E-Mail-Adresse zu ändern",
  },
  newEmail: {
    title: "Bestätige deine neue E-Mail-Adresse",
    intro: "Gib das Passwort deines Kontos ein. Dann hat das Konto diese Adresse.",
    submit: "E-Mail-Adresse bestätigen",
    failed: "Deine E-Mail-Adresse ließ sich nicht ändern",
    changedTitle: "Deine E-Mail-Adresse ist geändert",
    changedText: "Melde dich von jetzt an mit {{email}} an.",
    takenTitle: "Diese Adresse nutzt jetzt ein anderes Konto",
    takenText: "Dein Konto behält seine alte Adresse. Wähle eine andere.",
    usedText:
      "Vielleicht ist deine neue Adresse schon bestätigt: Dein Profil zeigt, welche das Konto hat. Wenn du danach einen weiteren Link angefordert hast, nimm diesen.",
    expiredText: "Links gelten 24 Stunden, und nur der aus der neuesten E-Mail funktioniert.",
    again: "Neuen Link anfordern",
  },
};
