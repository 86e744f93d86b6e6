import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "Zaloguj się kluczem dostępu",
    cancelled: "Anulowano, trwało to zbyt długo albo to urządzenie nie ma odpowiedniego klucza dostępu.",
    known: "To urządzenie ma już klucz dostępu do Twojego konta.",
    unsupported:
      "Ta przeglądarka nie może używać kluczy dostępu na tej stronie. Potrzebne są bezpieczne połączenie (HTTPS) i aktualna przeglądarka.",
    none: "Twoje konto nie ma jeszcze klucza dostępu. Możesz go dodać w swoim profilu.",
    unknown: "Ten klucz dostępu nie należy do konta; być może został usunięty.",
    invalid: "Odpowiedź klucza dostępu nie jest ważna na tej stronie.",
    copied:
      "Ten klucz dostępu mógł zostać skopiowany: użyto go poza kolejnością. Zaloguj się inaczej i usuń go w profilu.",
    expired: "Trwało to zbyt długo albo odpowiedź już była. Spróbuj ponownie.",
    limit: "Konto ma już najwięcej kluczy dostępu, ile może mieć. Najpierw usuń któryś.",
    added: "Ten klucz dostępu został już dodany.",
    stopped: "Nie użyto klucza dostępu",
    failed: "Nie udało się zalogować kluczem dostępu",
    signInExpired: "Logowanie trwało zbyt długo. Wpisz hasło jeszcze raz.",
    secondTitle: "Jeszcze jeden krok",
    secondText: "Hasło jest poprawne. To konto może zmieniać stronę, więc potwierdź kluczem dostępu.",
    secondUse: "Użyj klucza dostępu",
    code: "Kod odzyskiwania",
    codeHint:
      "Jeśli nie masz przy sobie klucza dostępu. Każdy kod działa raz. Nie masz też kodu? Zwróć się do administratora.",
    codeSubmit: "Zaloguj się kodem",
    codeWrong: "Ten kod jest błędny lub został już użyty.",
    codeFailed: "Nie udało się sprawdzić kodu",
    startAgain: "Zacznij od nowa",
  },
};
