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
  "new-browser": {
    subject: "Nowe logowanie na Twoje konto w Academy",
    text: "Ktoś, prawdopodobnie Ty, zalogował się Twoim hasłem w przeglądarce, w której to konto nie było wcześniej używane. W profilu widać, gdzie jesteś zalogowany. Jeśli to nie Ty, od razu ustaw nowe hasło: spowoduje to wylogowanie wszystkich urządzeń.",
    button: "Ustaw nowe hasło",
  },
  "passkey-added": {
    subject: "Do Twojego konta dodano klucz dostępu",
    text: "Do Twojego konta w Academy dodano klucz dostępu. Kto go ma, może się zalogować bez Twojego hasła. Jeśli to nie Ty, usuń go w profilu i ustaw nowe hasło.",
    button: "Otwórz profil",
  },
  "passkey-removed": {
    subject: "Z Twojego konta usunięto klucz dostępu",
    text: "Klucz dostępu do Twojego konta w Academy został usunięty i nie można się już nim logować. Jeśli to nie Ty, od razu ustaw nowe hasło: spowoduje to wylogowanie wszystkich urządzeń.",
    button: "Ustaw nowe hasło",
  },
  "recovery-code-used": {
    subject: "Użyto kodu odzyskiwania",
    text: "Ktoś zalogował się na Twoje konto w Academy Twoim hasłem i jednym z kodów odzyskiwania. Ten kod już nie działa. Jeśli to nie Ty, od razu ustaw nowe hasło i utwórz w profilu nowe kody odzyskiwania.",
    button: "Ustaw nowe hasło",
  },
  "webinar-registered": {
    subject: "Zapisano na webinar: {{title}}",
    text: "Początek webinaru: {{when}}. Wpis do kalendarza jest w załączniku. Od 15 minut przed początkiem przycisk prowadzi na stronę z dostępem. Jeśli nie możesz wziąć udziału, anuluj tam zapis.",
    button: "Otwórz stronę webinaru",
  },
  "webinar-reminder": {
    subject: "Wkrótce początek: {{title}}",
    text: "Początek webinaru: {{when}}. Od 15 minut przed początkiem możesz dołączyć na jego stronie. Jeśli nie możesz wziąć udziału, nie musisz nic robić.",
    button: "Otwórz stronę webinaru",
  },
  "new-email": {
    subject: "Potwierdź swój nowy adres e-mail",
    text: "Naciśnij przycisk, aby używać tego adresu w swoim koncie Academy, i wpisz hasło. Link działa raz i wygasa 24 godziny po wysłaniu. Dopóki go nie użyjesz, zostaje stary adres.",
    button: "Potwierdź adres e-mail",
  },
  "new-email-taken": {
    subject: "Ten adres ma już konto w Academy",
    text: "Ktoś, prawdopodobnie Ty, chciał użyć tego adresu w innym koncie Academy. Adres ma już własne konto, więc nic się nie zmieniło. Aby użyć go w tamtym, najpierw usuń to konto.",
    button: "Zaloguj się",
  },
  "email-change-asked": {
    subject: "Twój adres e-mail ma zostać zmieniony",
    text: "Ktoś, prawdopodobnie Ty, podał inny adres e-mail dla Twojego konta w Academy i znał hasło. Nowy adres trzeba jeszcze potwierdzić. Jeśli to nie Ty, od razu ustaw nowe hasło: to także zatrzyma zmianę.",
    button: "Ustaw nowe hasło",
  },
  "certificate-revoked": {
    subject: "Twój certyfikat został unieważniony: {{title}}",
    text: "Academy unieważniła Twój certyfikat „{{title}}”. Informuje o tym jego publiczna strona, odznaka straciła ważność, a certyfikatu nie można już pobrać. Jeśli uważasz, że to pomyłka, napisz do nas przez „Opinia” na dowolnej stronie.",
    button: "Otwórz stronę certyfikatu",
  },
  "certificate-restored": {
    subject: "Twój certyfikat znów jest ważny: {{title}}",
    text: "Academy przywróciła Twój certyfikat „{{title}}”: publiczna strona, odznaka i plik PDF są takie jak przed unieważnieniem.",
    button: "Otwórz stronę certyfikatu",
  },
  ignore: "Jeśli to nie Twoja prośba, zignoruj tę wiadomość. Nic się nie zmieni.",
  copy: "Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:",
  why: "Academy wysłało tę wiadomość na adres {{email}}. Nikt nie czyta odpowiedzi.",
  reasons: {
    cheating: "Powód: egzamin nie został zdany uczciwie.",
    identity: "Powód: egzamin zdała inna osoba niż ta, której imię i nazwisko widnieje na certyfikacie.",
    mistake: "Powód: certyfikat wydano przez pomyłkę.",
  },
  mailbox: {
    title: "Skrzynka",
    intro:
      "To jest demo: zamiast wysyłać wiadomości, pokazuje je tutaj. Może je przeczytać każdy, kto ma dostęp do tej witryny.",
    none: "Nie ma jeszcze wiadomości. Zarejestruj się lub poproś o nowe hasło, a wiadomość pojawi się tutaj.",
    open: "Pokaż jako HTML",
  },
};
