import type { MailTexts } from "../mail-texts";

export const texts: MailTexts = {
  registration: {
    subject: "Bestätige deine E-Mail-Adresse",
    text: "Drück auf die Schaltfläche, um deine E-Mail-Adresse zu bestätigen, und gib das Passwort ein, das du gewählt hast. Der Link funktioniert einmal und läuft 24 Stunden nach dem Versand ab.",
    button: "E-Mail-Adresse bestätigen",
  },
  "address-taken": {
    subject: "Du hast schon ein Academy-Konto",
    text: "Jemand, vermutlich du, wollte sich mit dieser E-Mail-Adresse registrieren. Sie hat schon ein Konto: Melde dich einfach an. Wenn du dein Passwort vergessen hast, kannst du dort ein neues wählen.",
    button: "Anmelden",
  },
  "new-password": {
    subject: "Wähle ein neues Passwort",
    text: "Drück auf die Schaltfläche, um ein neues Passwort für dein Academy-Konto zu wählen. Der Link funktioniert einmal und läuft eine Stunde nach dem Versand ab. Bis du ihn nutzt, gilt dein altes Passwort weiter.",
    button: "Neues Passwort wählen",
  },
  "no-account": {
    subject: "Kein Academy-Konto nutzt diese E-Mail-Adresse",
    text: "Jemand, vermutlich du, hat ein neues Passwort angefordert, aber kein Konto nutzt diese E-Mail-Adresse. Vielleicht hast du dich mit einer anderen registriert.",
    button: "Alle Anmeldewege zeigen",
  },
  "no-password": {
    subject: "Du meldest dich ohne Passwort an",
    text: "Jemand, vermutlich du, hat ein neues Passwort angefordert, aber dein Konto hat keines: Du meldest dich über die Hauptwebsite an.",
    button: "Anmelden",
  },
  "password-changed": {
    subject: "Dein Passwort wurde geändert",
    text: "Das Passwort deines Academy-Kontos wurde geändert, und alle Geräte wurden abgemeldet. Wenn du das nicht warst, wähle gleich ein neues Passwort.",
    button: "Neues Passwort wählen",
  },
  ignore: "Wenn du das nicht angefordert hast, ignoriere diese E-Mail. Es ändert sich nichts.",
  copy: "Wenn die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:",
  why: "Academy hat diese E-Mail an {{email}} geschickt. Antworten liest niemand.",
  mailbox: {
    title: "Postfach",
    intro:
      "Das ist eine Demo: Statt E-Mails zu verschicken, zeigt sie sie hier. Alle, die diese Website erreichen, können sie lesen.",
    none: "Noch keine E-Mails. Registriere dich oder fordere ein neues Passwort an, dann erscheint die E-Mail hier.",
    open: "Als HTML zeigen",
  },
};
