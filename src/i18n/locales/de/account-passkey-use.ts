import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "Mit einem Passkey anmelden",
    cancelled: "Es wurde abgebrochen, hat zu lange gedauert, oder dieses Gerät hat keinen Passkey dafür.",
    known: "Dieses Gerät hat schon einen Passkey für dein Konto.",
    unsupported:
      "Dieser Browser kann auf dieser Seite keine Passkeys benutzen. Sie brauchen eine sichere Verbindung (HTTPS) und einen aktuellen Browser.",
    none: "Dein Konto hat noch keinen Passkey. In deinem Profil kannst du einen hinzufügen.",
    unknown: "Dieser Passkey gehört nicht zum Konto; vielleicht wurde er entfernt.",
    invalid: "Die Antwort des Passkeys gilt auf dieser Seite nicht.",
    copied:
      "Dieser Passkey wurde vielleicht kopiert: Er wurde außer der Reihe benutzt. Melde dich anders an und entferne ihn in deinem Profil.",
    expired: "Das hat zu lange gedauert oder wurde schon beantwortet. Versuch es noch einmal.",
    limit: "Dein Konto hat so viele Passkeys, wie es haben kann. Entferne zuerst einen.",
    added: "Dieser Passkey ist schon hinzugefügt.",
    stopped: "Es wurde kein Passkey benutzt",
    failed: "Die Anmeldung mit dem Passkey hat nicht geklappt",
    signInExpired: "Die Anmeldung hat zu lange gedauert. Gib dein Passwort noch einmal ein.",
    secondTitle: "Noch ein Schritt",
    secondText: "Dein Passwort stimmt. Weil dieses Konto die Website ändern kann, bestätige mit deinem Passkey.",
    secondUse: "Deinen Passkey benutzen",
    code: "Wiederherstellungscode",
    codeHint:
      "Falls du deinen Passkey nicht dabeihast. Jeder Code gilt einmal. Du hast auch keinen Code? Wende dich an jemanden mit Administrationsrechten.",
    codeSubmit: "Mit dem Code anmelden",
    codeWrong: "Dieser Code ist falsch oder wurde schon benutzt.",
    codeFailed: "Wir konnten den Code nicht prüfen",
    startAgain: "Von vorn beginnen",
  },
};
