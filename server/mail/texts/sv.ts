import type { MailTexts } from "../mail-texts";

export const texts: MailTexts = {
  registration: {
    subject: "Bekräfta din e-postadress",
    text: "Tryck på knappen för att bekräfta din e-postadress och skriv in lösenordet du valde. Länken fungerar en gång och slutar gälla 24 timmar efter att den skickades.",
    button: "Bekräfta e-postadressen",
  },
  "address-taken": {
    subject: "Du har redan ett Academy-konto",
    text: "Någon, troligen du, försökte registrera sig med den här e-postadressen. Den har redan ett konto, så det är bara att logga in. Om du har glömt lösenordet kan du välja ett nytt där.",
    button: "Logga in",
  },
  "new-password": {
    subject: "Välj ett nytt lösenord",
    text: "Tryck på knappen för att välja ett nytt lösenord till ditt Academy-konto. Länken fungerar en gång och slutar gälla en timme efter att den skickades. Tills du använder den gäller ditt gamla lösenord.",
    button: "Välj ett nytt lösenord",
  },
  "no-account": {
    subject: "Inget Academy-konto har den här adressen",
    text: "Någon, troligen du, bad om ett nytt lösenord, men inget konto har den här e-postadressen. Du kanske registrerade dig med en annan.",
    button: "Se hur du loggar in",
  },
  "no-password": {
    subject: "Du loggar in utan lösenord",
    text: "Någon, troligen du, bad om ett nytt lösenord, men ditt konto har inget: du loggar in via huvudwebbplatsen.",
    button: "Logga in",
  },
  "password-changed": {
    subject: "Ditt lösenord har ändrats",
    text: "Lösenordet till ditt Academy-konto har ändrats och alla enheter har loggats ut. Om det inte var du, välj ett nytt lösenord genast.",
    button: "Välj ett nytt lösenord",
  },
  "new-browser": {
    subject: "Ny inloggning på ditt Academy-konto",
    text: "Någon, förmodligen du, loggade in med ditt lösenord i en webbläsare där kontot inte har använts tidigare. Din profil visar var du är inloggad. Om det inte var du, välj ett nytt lösenord genast: då loggas alla enheter ut.",
    button: "Välj ett nytt lösenord",
  },
  "passkey-added": {
    subject: "En passkey har lagts till i ditt konto",
    text: "En passkey har lagts till i ditt Academy-konto. Den som har den kan logga in utan ditt lösenord. Om det inte var du, ta bort den i din profil och välj ett nytt lösenord.",
    button: "Öppna profilen",
  },
  "passkey-removed": {
    subject: "En passkey har tagits bort från ditt konto",
    text: "En passkey till ditt Academy-konto har tagits bort och kan inte längre användas för att logga in. Om det inte var du, välj ett nytt lösenord genast: då loggas alla enheter ut.",
    button: "Välj ett nytt lösenord",
  },
  "recovery-code-used": {
    subject: "En återställningskod har använts",
    text: "Någon loggade in på ditt Academy-konto med ditt lösenord och en av dina återställningskoder. Koden fungerar inte längre. Om det inte var du, välj ett nytt lösenord genast och skapa nya återställningskoder i din profil.",
    button: "Välj ett nytt lösenord",
  },
  "webinar-registered": {
    subject: "Du är anmäld: {{title}}",
    text: "Webbinariet börjar den {{when}}. Kalenderposten är bifogad. Från 15 minuter före start leder knappen till sidan där du går in. Kan du inte komma avbokar du där.",
    button: "Öppna webbinariets sida",
  },
  "webinar-reminder": {
    subject: "Börjar snart: {{title}}",
    text: "Webbinariet börjar den {{when}}. Från 15 minuter före start kan du delta via dess sida. Kan du inte komma behöver du inte göra något.",
    button: "Öppna webbinariets sida",
  },
  "new-email": {
    subject: "Bekräfta din nya e-postadress",
    text: "Tryck på knappen för att använda den här adressen till ditt Academy-konto och ange ditt lösenord. Länken fungerar en gång och slutar gälla 24 timmar efter att den skickades. Tills du använder den gäller din gamla adress.",
    button: "Bekräfta e-postadressen",
  },
  "new-email-taken": {
    subject: "Adressen har redan ett Academy-konto",
    text: "Någon, troligen du, ville använda den här adressen till ett annat Academy-konto. Den har redan ett eget konto, så inget har ändrats. Om du vill använda den till det andra, ta först bort det här kontot.",
    button: "Logga in",
  },
  "email-change-asked": {
    subject: "Din e-postadress är på väg att ändras",
    text: "Någon, troligen du, har begärt en annan e-postadress för ditt Academy-konto och kunde lösenordet. Den nya adressen ska ännu bekräftas. Om det inte var du, välj ett nytt lösenord genast: då stoppas också ändringen.",
    button: "Välj ett nytt lösenord",
  },
  "certificate-revoked": {
    subject: "Ditt certifikat har återkallats: {{title}}",
    text: "Academy har återkallat ditt certifikat ”{{title}}”. Dess offentliga sida visar det nu, märket gäller inte längre och det går inte att ladda ner. Om du tror att det är ett misstag kan du skriva till oss via ”Synpunkter” på vilken sida som helst.",
    button: "Öppna certifikatets sida",
  },
  "certificate-restored": {
    subject: "Ditt certifikat gäller igen: {{title}}",
    text: "Academy har återställt ditt certifikat ”{{title}}”: den offentliga sidan, märket och PDF-filen är som före återkallelsen.",
    button: "Öppna certifikatets sida",
  },
  ignore: "Om du inte har bett om det här kan du strunta i mejlet. Ingenting ändras.",
  copy: "Om knappen inte fungerar, kopiera den här adressen till din webbläsare:",
  why: "Academy skickade det här mejlet till {{email}}. Ingen läser svar.",
  reasons: {
    cheating: "Skäl: provet genomfördes inte ärligt.",
    identity: "Skäl: provet genomfördes av någon annan än personen på certifikatet.",
    mistake: "Skäl: det utfärdades av misstag.",
  },
  mailbox: {
    title: "Brevlåda",
    intro:
      "Det här är en demo: i stället för att skicka mejl visar den dem här. Alla som når webbplatsen kan läsa dem.",
    none: "Inga mejl än. Registrera dig eller be om ett nytt lösenord, så visas mejlet här.",
    open: "Visa som HTML",
  },
};
