import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "Administracja",
    signedOut: "Zaloguj się, aby otworzyć administrację",
    signedOutText: "Administracja jest dla osób, które prowadzą Academy. Potem wrócisz tutaj.",
    forbidden: "Twoje konto nie ma uprawnień administracyjnych",
    forbiddenText:
      "Administracja jest dla osób, które prowadzą Academy. Wszystko, co opublikowano, jest dla Ciebie dostępne.",
    sections: {
      accounts: "Konta",
      audit: "Dziennik zdarzeń",
      certificates: "Certyfikaty",
      promoCodes: "Kody promocyjne",
      editing: "Wersje robocze i tłumaczenia",
      feedback: "Opinie",
      imports: "Importy treści",
      quizReports: "Raporty z quizów",
      ratings: "Oceny",
      settings: "Ustawienia",
    },
    about: {
      accounts: "Wyszukuj konta, nadawaj i odbieraj uprawnienia, wylogowuj.",
      audit: "Kto, co i z kim zrobił; przechowywane przez 400 dni.",
      certificates: "Znajdowanie certyfikatów, unieważnianie ich z powodem i przywracanie.",
      promoCodes: "Dodawaj kody dające Academy Plus, sprawdzaj ich użycie i kończ je.",
      editing: "Co jest jeszcze wersją roboczą, a co wymaga tłumaczenia.",
      feedback: "Co napisali do nas uczący się.",
      imports: "Co pokazuje witryna, i import tego, co się zmieniło.",
      quizReports: "Jak uczący się odpowiadają w quizach i egzaminach.",
      ratings: "Jak uczący się oceniają kursy; usuwanie pojedynczych ocen.",
      settings: "Baner i opinie na stronie głównej.",
    },
    unread_one: "{{count}} nowa",
    unread_few: "{{count}} nowe",
    unread_many: "{{count}} nowych",
    unread_other: "{{count}} nowej",
  },
  staffList: {
    filters: "Filtry",
    apply: "Zastosuj filtry",
    clear: "Usuń wszystkie filtry",
    any: "Dowolne",
    file: "Pobierz jako CSV",
    pages: "Strony",
    next: "Następna strona",
    previous: "Poprzednia strona",
    none: "Nic nie pasuje. Usuń filtr albo poszukaj czegoś innego.",
    empty: "Na razie nic tu nie ma.",
    failed: "Nie udało się wczytać listy",
  },
};
