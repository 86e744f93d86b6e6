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
  "new-browser": {
    subject: "Neue Anmeldung in deinem Academy-Konto",
    text: "Jemand, wahrscheinlich du, hat sich mit deinem Passwort in einem Browser angemeldet, in dem dein Konto bisher nicht benutzt wurde. Dein Profil zeigt, wo du angemeldet bist. Wenn du das nicht warst, wähle gleich ein neues Passwort: Damit werden alle Geräte abgemeldet.",
    button: "Neues Passwort wählen",
  },
  "passkey-added": {
    subject: "Deinem Konto wurde ein Passkey hinzugefügt",
    text: "Deinem Academy-Konto wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich ohne dein Passwort anmelden. Wenn du das nicht warst, entferne ihn in deinem Profil und wähle ein neues Passwort.",
    button: "Profil öffnen",
  },
  "passkey-removed": {
    subject: "Ein Passkey deines Kontos wurde entfernt",
    text: "Ein Passkey deines Academy-Kontos wurde entfernt. Mit ihm kann sich niemand mehr anmelden. Wenn du das nicht warst, wähle gleich ein neues Passwort: Damit werden alle Geräte abgemeldet.",
    button: "Neues Passwort wählen",
  },
  "recovery-code-used": {
    subject: "Ein Wiederherstellungscode wurde benutzt",
    text: "Jemand hat sich mit deinem Passwort und einem deiner Wiederherstellungscodes in deinem Academy-Konto angemeldet. Dieser Code gilt nicht mehr. Wenn du das nicht warst, wähle gleich ein neues Passwort und erstelle in deinem Profil neue Wiederherstellungscodes.",
    button: "Neues Passwort wählen",
  },
  "webinar-registered": {
    subject: "Du bist angemeldet: {{title}}",
    text: "Das Webinar beginnt am {{when}}. Der Kalendereintrag ist angehängt. Ab 15 Minuten vor Beginn führt der Button zur Seite mit dem Zugang. Wenn du nicht kommen kannst, melde dich dort wieder ab.",
    button: "Seite des Webinars öffnen",
  },
  "webinar-reminder": {
    subject: "Beginnt bald: {{title}}",
    text: "Das Webinar beginnt am {{when}}. Ab 15 Minuten vor Beginn kannst du auf seiner Seite teilnehmen. Wenn du nicht kommen kannst, musst du nichts tun.",
    button: "Seite des Webinars öffnen",
  },
  "new-email": {
    subject: "Bestätige deine neue E-Mail-Adresse",
    text: "Drück auf die Schaltfläche, um diese Adresse für dein Academy-Konto zu verwenden, und gib dein Passwort ein. Der Link funktioniert einmal und läuft 24 Stunden nach dem Versand ab. Bis du ihn nutzt, bleibt deine alte Adresse.",
    button: "E-Mail-Adresse bestätigen",
  },
  "new-email-taken": {
    subject: "Diese Adresse hat schon ein Academy-Konto",
    text: "Jemand, vermutlich du, wollte diese Adresse für ein anderes Academy-Konto verwenden. Sie hat schon ein eigenes Konto, deshalb wurde nichts geändert. Um sie für das andere zu verwenden, lösche zuerst dieses Konto.",
    button: "Anmelden",
  },
  "email-change-asked": {
    subject: "Deine E-Mail-Adresse soll geändert werden",
    text: "Jemand, vermutlich du, möchte für dein Academy-Konto eine andere E-Mail-Adresse und kannte das Passwort. Die neue Adresse muss noch bestätigt werden. Wenn du das nicht warst, wähle gleich ein neues Passwort: Das stoppt auch die Änderung.",
    button: "Neues Passwort wählen",
  },
  "certificate-revoked": {
    subject: "Dein Zertifikat wurde widerrufen: {{title}}",
    text: "Academy hat dein Zertifikat „{{title}}“ widerrufen. Seine öffentliche Seite sagt das jetzt, sein Badge gilt nicht mehr, und es lässt sich nicht mehr herunterladen. Wenn du das für einen Irrtum hältst, schreib uns über „Feedback“ auf einer beliebigen Seite.",
    button: "Seite des Zertifikats öffnen",
  },
  "certificate-restored": {
    subject: "Dein Zertifikat gilt wieder: {{title}}",
    text: "Academy hat dein Zertifikat „{{title}}“ wiederhergestellt: Öffentliche Seite, Badge und PDF sind wieder wie vor dem Widerruf.",
    button: "Seite des Zertifikats öffnen",
  },
  ignore: "Wenn du das nicht angefordert hast, ignoriere diese E-Mail. Es ändert sich nichts.",
  copy: "Wenn die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:",
  why: "Academy hat diese E-Mail an {{email}} geschickt. Antworten liest niemand.",
  reasons: {
    cheating: "Grund: Die Prüfung wurde nicht ehrlich abgelegt.",
    identity: "Grund: Die Prüfung hat jemand anderes abgelegt als die Person, auf die das Zertifikat lautet.",
    mistake: "Grund: Es wurde irrtümlich ausgestellt.",
  },
  mailbox: {
    title: "Postfach",
    intro:
      "Das ist eine Demo: Statt E-Mails zu verschicken, zeigt sie sie hier. Alle, die diese Website erreichen, können sie lesen.",
    none: "Noch keine E-Mails. Registriere dich oder fordere ein neues Passwort an, dann erscheint die E-Mail hier.",
    open: "Als HTML zeigen",
  },
};
