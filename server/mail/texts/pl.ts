import type { MailTexts } from "../mail-texts";

export const texts: MailTexts = {
  registration: {
    subject: "Potwierdź swój adres e-mail",
    text: "Naciśnij przycisk, aby potwierdzić swój adres e-mail, i wpisz wybrane hasło. Link działa raz i wygasa 24 godziny po wysłaniu.",
    button: "Potwierdź adres e-mail",
  },
  "address-taken": {
    subject: "Masz już konto w Academy",
    text: "Ktoś, prawdopodobnie Ty, próbował zarejestrować się z tym adresem e-mail. Konto już istnieje, więc wystarczy się zalogować. Jeśli nie pamiętasz hasła, możesz tam ustawić nowe.",
    button: "Zaloguj się",
  },
  "new-password": {
    subject: "Ustaw nowe hasło",
    text: "Naciśnij przycisk, aby ustawić nowe hasło do swojego konta w Academy. Link działa raz i wygasa godzinę po wysłaniu. Dopóki go nie użyjesz, stare hasło pozostaje ważne.",
    button: "Ustaw nowe hasło",
  },
  "no-account": {
    subject: "Żadne konto w Academy nie używa tego adresu",
    text: "Ktoś, prawdopodobnie Ty, poprosił o nowe hasło, ale żadne konto nie używa tego adresu e-mail. Być może podczas rejestracji podano inny.",
    button: "Zobacz, jak się zalogować",
  },
  "no-password": {
    subject: "Logujesz się bez hasła",
    text: "Ktoś, prawdopodobnie Ty, poprosił o nowe hasło, ale Twoje konto go nie ma: logujesz się przez witrynę główną.",
    button: "Zaloguj się",
  },
  "password-changed": {
    subject: "Twoje hasło zostało zmienione",
    text: "Hasło do Twojego konta w Academy zostało zmienione, a wszystkie urządzenia wylogowano. Jeśli to nie Ty, od razu ustaw nowe hasło.",
    button: "Ustaw nowe hasło",
  },
  ignore: "Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Nic się nie zmieni.",
  copy: "Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:",
  why: "Academy wysłało tę wiadomość na adres {{email}}. Nikt nie czyta odpowiedzi.",
  mailbox: {
    title: "Skrzynka",
    intro:
      "To jest demo: zamiast wysyłać wiadomości, pokazuje je tutaj. Może je przeczytać każdy, kto ma dostęp do tej witryny.",
    none: "Nie ma jeszcze wiadomości. Zarejestruj się lub poproś o nowe hasło, a wiadomość pojawi się tutaj.",
    open: "Pokaż jako HTML",
  },
};
