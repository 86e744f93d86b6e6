import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "Zmień adres e-mail",
    intro: "Wyślemy link na nowy adres. Dopóki go tam nie potwierdzisz, zostaje stary.",
    email: "Nowy adres e-mail",
    rule: "Wpisz inny adres e-mail, na przykład ada@example.com.",
    password: "Twoje hasło",
    wrong: "To nie jest Twoje hasło. Spróbuj ponownie.",
    submit: "Wyślij link",
    sentText:
      "Wysłaliśmy wiadomość na adres {{email}}. Link działa raz i wygasa po 24 godzinach. Zawiadomiliśmy też Twój stary adres.",
    failed: "Nie udało się wysłać linku",
    unavailable: "Tutaj nie można zmienić adresu e-mail. Jeśli logujesz się przez witrynę główną, zmień go tam.",
    signedOut: "Zaloguj się, aby zmienić adres e-mail",
  },
  newEmail: {
    title: "Potwierdź swój nowy adres e-mail",
    intro: "Wpisz hasło do swojego konta. Potem konto będzie miało ten adres.",
    submit: "Potwierdź adres e-mail",
    failed: "Nie udało się zmienić adresu e-mail",
    changedTitle: "Adres e-mail został zmieniony",
    changedText: "Od teraz loguj się adresem {{email}}.",
    takenTitle: "Tego adresu używa teraz inne konto",
    takenText: "Twoje konto zachowuje stary adres. Wybierz inny.",
    usedText:
      "Być może nowy adres jest już potwierdzony: profil pokazuje, który ma konto. Jeśli potem zamówiono kolejny link, użyj tamtego.",
    expiredText: "Linki działają przez 24 godziny, a ważny jest tylko ten z najnowszej wiadomości.",
    again: "Poproś o nowy link",
  },
};
