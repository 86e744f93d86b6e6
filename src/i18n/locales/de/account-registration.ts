import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-registration";

export const texts: Translation<typeof english> = {
  accountForms: {
    email: "E-Mail",
    emailRule: "Gib eine E-Mail-Adresse wie ada@example.com ein.",
    password: "Passwort",
    passwordHint: "Mindestens 12 Zeichen. Ein paar zufällige Wörter sind leicht zu merken und schwer zu erraten.",
    passwordRule: "Nimm 12 bis 200 Zeichen.",
    common: "Dieses Passwort ist leicht zu erraten. Wähle ein anderes, zum Beispiel ein paar zufällige Wörter.",
    sentTitle: "Sieh in deine E-Mails",
    sentHint:
      "Nach ein paar Minuten nichts da? Sieh im Spam-Ordner nach oder prüfe die Adresse. Wir schicken höchstens 5 E-Mails pro Stunde an eine Adresse.",
    otherAddress: "Andere Adresse nehmen",
    mailbox: "Postfach der Demo öffnen",
    signIn: "Anmelden",
    limited: "Zu viele Versuche",
    usedTitle: "Dieser Link wurde schon benutzt",
    expiredTitle: "Dieser Link funktioniert nicht mehr",
  },
  registration: {
    title: "Konto erstellen",
    intro:
      "Mit einem Konto kannst du dich einschreiben, deinen Fortschritt behalten und Prüfungen ablegen. Es kostet nichts.",
    name: "Name",
    nameHint: "Dieser Name steht auf deinen Zertifikaten. Du kannst ihn später ändern.",
    nameRule: "Nimm 1 bis 100 Zeichen mit mindestens einem Buchstaben, ohne Zeilenumbrüche und unsichtbare Zeichen.",
    submit: "Konto erstellen",
    haveAccount: "Hast du schon ein Konto?",
    failed: "Dein Konto ließ sich nicht erstellen",
    sentText:
      "Wir haben eine E-Mail an {{email}} geschickt. Öffne den Link darin innerhalb von 24 Stunden, um deine Adresse zu bestätigen.",
    closedTitle: "Hier kannst du dich nicht registrieren",
    closedText:
      "Konten für diese Website werden an anderer Stelle erstellt. Melde dich an oder frag in deiner Organisation nach.",
  },
  emailConfirmation: {
    title: "Bestätige deine E-Mail-Adresse",
    intro: "Gib das Passwort ein, das du bei der Registrierung gewählt hast. Dann ist dein Konto fertig.",
    password: "Das gewählte Passwort",
    submit: "Bestätigen und anmelden",
    refused: "Das ist nicht das gewählte Passwort",
    refusedText: "Versuch es noch einmal. Wenn es dir nicht einfällt, registriere dich noch einmal mit einem neuen.",
    failed: "Deine Adresse ließ sich nicht bestätigen",
    usedText:
      "Vielleicht ist deine Adresse schon bestätigt. Versuch, dich anzumelden. Wenn das nicht geht, registriere dich noch einmal.",
    expiredText:
      "Links gelten 24 Stunden, und nur der aus der neuesten E-Mail funktioniert. Registriere dich noch einmal, um einen neuen zu bekommen.",
    again: "Noch einmal registrieren",
  },
  forgottenPassword: {
    title: "Passwort vergessen?",
    intro: "Gib deine E-Mail-Adresse ein, dann schicken wir dir einen Link, mit dem du ein neues Passwort wählst.",
    submit: "Link schicken",
    failed: "Der Link ließ sich nicht schicken",
    sentText:
      "Wir haben eine E-Mail an {{email}} geschickt. Der Link darin funktioniert einmal, innerhalb einer Stunde.",
    unavailableTitle: "Wir können dir keinen Link schicken",
    unavailableText: "Diese Website verschickt keine E-Mails. Bitte die Administration um ein neues Passwort.",
    back: "Zurück zur Anmeldung",
  },
  newPassword: {
    title: "Wähle ein neues Passwort",
    intro: "Wenn du es speicherst, werden alle Geräte abgemeldet.",
    password: "Neues Passwort",
    submit: "Passwort speichern",
    failed: "Dein Passwort ließ sich nicht speichern",
    savedTitle: "Dein neues Passwort ist gespeichert",
    savedText: "Alle Geräte wurden abgemeldet. Melde dich mit dem neuen Passwort an.",
    expiredText:
      "Links für ein neues Passwort funktionieren einmal, innerhalb einer Stunde, und nur der aus der neuesten E-Mail gilt.",
    again: "Neuen Link schicken",
  },
  passwordChange: {
    title: "Ändere dein Passwort",
    intro: "Wenn du ein neues speicherst, werden alle anderen Geräte abgemeldet.",
    current: "Bisheriges Passwort",
    wrong: "Das ist nicht dein bisheriges Passwort. Versuch es noch einmal.",
    savedText: "Alle anderen Geräte wurden abgemeldet.",
    passwordless: "Dein Konto hat hier kein Passwort: Du meldest dich über die Hauptwebsite an.",
    signedOut: "Melde dich an, um dein Passwort zu ändern",
    back: "Zurück zum Profil",
  },
};
