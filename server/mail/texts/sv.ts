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
  ignore: "Om du inte har bett om det här kan du strunta i mejlet. Ingenting ändras.",
  copy: "Om knappen inte fungerar, kopiera den här adressen till din webbläsare:",
  why: "Academy skickade det här mejlet till {{email}}. Ingen läser svar.",
  mailbox: {
    title: "Brevlåda",
    intro:
      "Det här är en demo: i stället för att skicka mejl visar den dem här. Alla som når webbplatsen kan läsa dem.",
    none: "Inga mejl än. Registrera dig eller be om ett nytt lösenord, så visas mejlet här.",
    open: "Visa som HTML",
  },
};
