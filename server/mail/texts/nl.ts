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
  "new-browser": {
    subject: "Nieuwe aanmelding bij je Academy-account",
    text: "Iemand, waarschijnlijk jij, heeft zich met je wachtwoord aangemeld in een browser waarin je account nog niet was gebruikt. In je profiel zie je waar je bent aangemeld. Was jij dit niet, kies dan meteen een nieuw wachtwoord: daarmee worden alle apparaten uitgelogd.",
    button: "Nieuw wachtwoord kiezen",
  },
  "passkey-added": {
    subject: "Er is een passkey aan je account toegevoegd",
    text: "Er is een passkey aan je Academy-account toegevoegd. Wie die heeft, kan zich zonder je wachtwoord aanmelden. Was jij dit niet, verwijder hem dan in je profiel en kies een nieuw wachtwoord.",
    button: "Profiel openen",
  },
  "passkey-removed": {
    subject: "Er is een passkey uit je account verwijderd",
    text: "Een passkey van je Academy-account is verwijderd en kan niet meer worden gebruikt om aan te melden. Was jij dit niet, kies dan meteen een nieuw wachtwoord: daarmee worden alle apparaten uitgelogd.",
    button: "Nieuw wachtwoord kiezen",
  },
  "recovery-code-used": {
    subject: "Er is een herstelcode gebruikt",
    text: "Iemand heeft zich met je wachtwoord en een van je herstelcodes bij je Academy-account aangemeld. Die code werkt niet meer. Was jij dit niet, kies dan meteen een nieuw wachtwoord en maak in je profiel nieuwe herstelcodes.",
    button: "Nieuw wachtwoord kiezen",
  },
  "webinar-registered": {
    subject: "Je bent aangemeld: {{title}}",
    text: "Het webinar begint op {{when}}. De agenda-afspraak is bijgevoegd. Vanaf 15 minuten voor het begin leidt de knop naar de pagina met de toegang. Kun je niet komen, meld je daar dan af.",
    button: "Pagina van het webinar openen",
  },
  "webinar-reminder": {
    subject: "Begint bijna: {{title}}",
    text: "Het webinar begint op {{when}}. Vanaf 15 minuten voor het begin kun je op de pagina deelnemen. Kun je niet komen, dan hoef je niets te doen.",
    button: "Pagina van het webinar openen",
  },
  "new-email": {
    subject: "Bevestig je nieuwe e-mailadres",
    text: "Druk op de knop om dit adres voor je Academy-account te gebruiken en voer je wachtwoord in. De link werkt één keer en verloopt 24 uur na verzending. Tot je hem gebruikt, blijft je oude adres staan.",
    button: "E-mailadres bevestigen",
  },
  "new-email-taken": {
    subject: "Dit adres heeft al een Academy-account",
    text: "Iemand, waarschijnlijk jij, wilde dit adres voor een ander Academy-account gebruiken. Het heeft al een eigen account, dus er is niets gewijzigd. Wil je het voor het andere gebruiken, verwijder dan eerst dit account.",
    button: "Inloggen",
  },
  "email-change-asked": {
    subject: "Je e-mailadres wordt gewijzigd",
    text: "Iemand, waarschijnlijk jij, heeft voor je Academy-account een ander e-mailadres opgegeven en kende het wachtwoord. Het nieuwe adres moet nog worden bevestigd. Was jij dit niet, kies dan meteen een nieuw wachtwoord: dat stopt ook de wijziging.",
    button: "Nieuw wachtwoord kiezen",
  },
  "certificate-revoked": {
    subject: "Je certificaat is ingetrokken: {{title}}",
    text: "Academy heeft je certificaat ‘{{title}}’ ingetrokken. De openbare pagina vermeldt dat nu, de badge is niet meer geldig en het kan niet meer worden gedownload. Denk je dat dit een vergissing is? Schrijf ons dan via ‘Feedback’ op een willekeurige pagina.",
    button: "De pagina van het certificaat openen",
  },
  "certificate-restored": {
    subject: "Je certificaat is weer geldig: {{title}}",
    text: "Academy heeft je certificaat ‘{{title}}’ hersteld: de openbare pagina, de badge en de pdf zijn weer zoals voor de intrekking.",
    button: "De pagina van het certificaat openen",
  },
  ignore: "Heb je hier niet om gevraagd, negeer deze e-mail dan. Er verandert niets.",
  copy: "Werkt de knop niet, kopieer dan dit adres naar je browser:",
  why: "Academy heeft deze e-mail naar {{email}} gestuurd. Antwoorden worden niet gelezen.",
  reasons: {
    cheating: "Reden: het examen is niet eerlijk afgelegd.",
    identity: "Reden: het examen is afgelegd door iemand anders dan de persoon op het certificaat.",
    mistake: "Reden: het is per vergissing uitgegeven.",
  },
  mailbox: {
    title: "Postvak",
    intro:
      "Dit is een demo: in plaats van e-mails te versturen, toont hij ze hier. Iedereen die deze site kan openen, kan ze lezen.",
    none: "Nog geen e-mails. Registreer je of vraag een nieuw wachtwoord aan, en de e-mail verschijnt hier.",
    open: "Als HTML tonen",
  },
};
