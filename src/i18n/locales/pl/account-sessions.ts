import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "Gdzie trwają Twoje sesje",
    text: "Te przeglądarki są zalogowane na Twoje konto. Jeśli którejś nie rozpoznajesz, wyloguj ją i zmień hasło.",
    device: "{{browser}}, {{system}}",
    unknown: "Nieznana przeglądarka",
    current: "Ta przeglądarka",
    signedIn: "Zalogowano: {{date}}",
    used: "Ostatnio używana: {{date}}",
    network: "Z sieci {{network}}",
    end: "Wyloguj",
    endOf: "Wyloguj: {{device}}",
    endOthers: "Wyloguj wszystkie inne przeglądarki",
    ended: "Ta przeglądarka została wylogowana.",
    othersEnded: "Wszystkie inne przeglądarki zostały wylogowane.",
    only: "Nigdzie indziej nie trwa Twoja sesja.",
    failed: "Nie udało się wczytać listy sesji",
    endFailed: "Nie udało się wylogować",
  },
};
