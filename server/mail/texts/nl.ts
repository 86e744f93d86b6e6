import type { MailTexts } from "../mail-texts";

export const texts: MailTexts = {
  registration: {
    subject: "Bevestig je e-mailadres",
    text: "Druk op de knop om je e-mailadres te bevestigen en voer het wachtwoord in dat je hebt gekozen. De link werkt één keer en verloopt 24 uur na verzending.",
    button: "E-mailadres bevestigen",
  },
  "address-taken": {
    subject: "Je hebt al een Academy-account",
    text: "Iemand, waarschijnlijk jij, wilde zich met dit e-mailadres registreren. Er hoort al een account bij, dus log gewoon in. Ben je je wachtwoord vergeten, dan kun je daar een nieuw kiezen.",
    button: "Inloggen",
  },
  "new-password": {
    subject: "Kies een nieuw wachtwoord",
    text: "Druk op de knop om een nieuw wachtwoord voor je Academy-account te kiezen. De link werkt één keer en verloopt een uur na verzending. Tot je hem gebruikt, blijft je oude wachtwoord werken.",
    button: "Nieuw wachtwoord kiezen",
  },
  "no-account": {
    subject: "Geen Academy-account gebruikt dit e-mailadres",
    text: "Iemand, waarschijnlijk jij, vroeg een nieuw wachtwoord aan, maar geen enkel account gebruikt dit e-mailadres. Misschien heb je je met een ander adres geregistreerd.",
    button: "Bekijk hoe je inlogt",
  },
  "no-password": {
    subject: "Je logt in zonder wachtwoord",
    text: "Iemand, waarschijnlijk jij, vroeg een nieuw wachtwoord aan, maar je account heeft er geen: je logt in via de hoofdsite.",
    button: "Inloggen",
  },
  "password-changed": {
    subject: "Je wachtwoord is gewijzigd",
    text: "Het wachtwoord van je Academy-account is gewijzigd en alle apparaten zijn uitgelogd. Was jij dit niet, kies dan meteen een nieuw wachtwoord.",
    button: "Nieuw wachtwoord kiezen",
  },
  ignore: "Heb je hier niet om gevraagd, negeer deze e-mail dan. Er verandert niets.",
  copy: "Werkt de knop niet, kopieer dan dit adres naar je browser:",
  why: "Academy heeft deze e-mail naar {{email}} gestuurd. Antwoorden worden niet gelezen.",
  mailbox: {
    title: "Postvak",
    intro:
      "Dit is een demo: in plaats van e-mails te versturen, toont hij ze hier. Iedereen die deze site kan openen, kan ze lezen.",
    none: "Nog geen e-mails. Registreer je of vraag een nieuw wachtwoord aan, en de e-mail verschijnt hier.",
    open: "Als HTML tonen",
  },
};
