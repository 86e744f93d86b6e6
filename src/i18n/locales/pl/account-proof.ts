import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "Ostatnie potwierdzenie było ponad 15 minut temu. Wpisz hasło lub użyj klucza dostępu, a przejdziemy dalej.",
    password: "Twoje hasło",
    confirm: "Potwierdź",
    usePasskey: "Użyj klucza dostępu",
    wrong: "To nie jest Twoje hasło. Spróbuj ponownie.",
    failed: "Nie udało się sprawdzić, czy to Ty",
    passwordless:
      "Twoje konto nie ma tu hasła. Użyj klucza dostępu albo wyloguj się, zaloguj ponownie i powtórz to w ciągu 15 minut.",
  },
};
