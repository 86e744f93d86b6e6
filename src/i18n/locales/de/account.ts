import type { Translation } from "../../translation";
import type { texts as english } from "../en/account";

/** The German texts of one's account. */
export const texts: Translation<typeof english> = {
  signIn: {
    title: "Anmelden",
    intro: "Melde dich an, um dich einzuschreiben, deinen Fortschritt zu behalten und Prüfungen abzulegen.",
    email: "E-Mail",
    password: "Passwort",
    submit: "Anmelden",
    refused: "E-Mail oder Passwort stimmt nicht",
    refusedText: "Prüfe beides und versuch es noch einmal. Die E-Mail-Adresse steht noch im Feld.",
    limited: "Zu viele fehlgeschlagene Versuche",
    failed: "Die Anmeldung hat nicht geklappt",
    elsewhere: "Über die Hauptwebsite anmelden",
    or: "oder",
    problem: {
      title: "Du bist nicht angemeldet",
      denied: "Die Anmeldung auf der Hauptwebsite wurde abgebrochen. Versuch es noch einmal oder nutze dein Passwort.",
      expired: "Das hat länger als zehn Minuten gedauert. Fang noch einmal an.",
      mismatch: "Die Anmeldung wurde in einem anderen Tab oder Browser begonnen. Fang in diesem noch einmal an.",
      unavailable:
        "Die Hauptwebsite ist gerade nicht erreichbar. Versuch es gleich noch einmal oder nutze dein Passwort.",
      rejected:
        "Die Antwort der Hauptwebsite war nicht in Ordnung. Fang noch einmal an; wenn es dabei bleibt, sag uns Bescheid.",
      no_email:
        "Dein Konto auf der Hauptwebsite hat keine E-Mail-Adresse. Trag dort eine ein und fang dann noch einmal an.",
      unverified_email: "Bestätige deine E-Mail-Adresse auf der Hauptwebsite und fang dann noch einmal an.",
      email_taken: "Ein anderes Konto der Hauptwebsite nutzt hier diese E-Mail-Adresse. Melde dich mit jenem an.",
      not_configured: "Konten der Hauptwebsite lassen sich hier nicht nutzen. Melde dich mit deinem Passwort an.",
    },
  },
  profile: {
    title: "Profil",
    editing: "Entwürfe und Übersetzungen",
    signedOut: "Melde dich an, um dein Profil zu sehen",
    name: "Name",
    nameHint:
      "Er steht auf deinen Zertifikaten. Zertifikate, die du schon hast, werden auf den neuen Namen ausgestellt.",
    nameRule:
      "Ein Name hat mindestens einen Buchstaben und höchstens 100 Zeichen, ohne Zeilenumbrüche oder unsichtbare Zeichen.",
    save: "Namen speichern",
    saved: "Der Name ist gespeichert.",
    saveFailed: "Der Name wurde nicht gespeichert",
    email: "E-Mail",
    signOut: "Abmelden",
    signOutFailed: "Du bist noch angemeldet",
    failed: "Dein Profil konnte nicht geladen werden",
    stale: "Dein Profil ist vielleicht nicht auf dem neuesten Stand",
    promo: "Aktionscode",
    promoText: "Du hast einen Code? Lös ihn für dein Konto ein.",
    promoCode: "Code",
    promoNow: "In deinem Konto: {{code}}",
    promoTooLong: "Ein Code hat höchstens {{count}} Zeichen.",
    promoSubmit: "Einlösen",
    promoApplied: "{{code}} ist eingelöst.",
    promoFailed: "Der Code wurde nicht eingelöst",
    promoSignedOut: "Ein Code wird für ein Konto eingelöst. Melde dich zuerst an.",
    promoSignIn: "Anmelden und einlösen",
    data: "Deine Daten",
    dataText:
      "Alles, was die Academy über dich speichert, als JSON-Datei: Konto, Kurse, Fortschritt, Antworten, Zertifikate.",
    export: "Meine Daten herunterladen",
    exported: "Deine Daten sind als {{name}} gespeichert.",
    exportFailed: "Deine Daten konnten nicht heruntergeladen werden",
    deletion: "Konto löschen",
    deletionText:
      "Dein Konto wird endgültig entfernt, mit allem, was dazugehört. Wenn du eine Kopie behalten möchtest, lade zuerst deine Daten herunter.",
    delete: "Mein Konto löschen",
    deleteTitle: "Dein Konto endgültig löschen?",
    deleteText: "Das lässt sich nicht rückgängig machen. Mit dem Konto {{email}} verlierst du:",
    loseProgress: "deine Kurse und allen Fortschritt darin",
    loseExams: "deine Quiz und Prüfungen mit ihren Ergebnissen",
    loseCertificates:
      "deine Zertifikate. Auch ihre öffentlichen Seiten verschwinden: Links, die du geteilt hast, funktionieren nicht mehr.",
    confirmation: "Dein Passwort",
    confirmationHint:
      "Oder deine E-Mail-Adresse, wenn du dich über eine andere Website anmeldest und hier kein Passwort hast.",
    deleteConfirm: "Endgültig löschen",
    keep: "Mein Konto behalten",
    deleteFailed: "Dein Konto wurde nicht gelöscht",
    deleteUnanswered: "Der Server hat die Löschung nicht bestätigt",
    deleted: "Dein Konto ist gelöscht",
    deletedText:
      "Alles, was dazugehörte, ist weg, und du bist abgemeldet. Anmelden kannst du dich damit nicht mehr. Alle Kurse stehen dir weiter offen, auch ohne Konto.",
    toMain: "Zur Startseite",
    sessionEnded: "Deine Sitzung ist abgelaufen",
    sessionUncertain:
      "Vielleicht ist die Löschung angekommen und nur die Antwort verloren gegangen. Versuch dich anzumelden: Klappt das nicht, ist dein Konto gelöscht; klappt es, kannst du es noch einmal löschen.",
  },
};
