import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue";

/** The Polish texts of home and the list of courses. */
export const texts: Translation<typeof english> = {
  homePage: {
    title: "Academy",
    headline: "Marketing, który się obroni, gdy ktoś zapyta, skąd to wiesz.",
    intro:
      "Krótkie lekcje, uczciwe quizy i egzaminy z certyfikatem, który każdy może sprawdzić. Każdy kurs jest bezpłatny. Możesz przerwać w dowolnym miejscu i wrócić do niego na dowolnym urządzeniu.",
    description:
      "Bezpłatne kursy online z SEO, content marketingu i analityki marketingowej, z quizami, egzaminami i certyfikatami, które można zweryfikować.",
    how: "Jak to działa",
    how1: "Ucz się małymi krokami",
    how1Text:
      "Lekcja to zaledwie kilka kroków: krótki film z napisami, coś do przeczytania, coś do wypróbowania i quiz, który wyjaśnia odpowiedzi.",
    how2: "Przerwij, kiedy chcesz",
    how2Text:
      "Zapamiętujemy Twoje miejsce krok po kroku, a w filmie co do sekundy. Otwórz kurs na innym urządzeniu, a zaczniesz tam, gdzie trzeba.",
    how3: "Potwierdź wiedzę",
    how3Text:
      "Pytania egzaminu są losowane z puli, czas mierzy serwer, a zerwane połączenie niczego nie psuje. Po zdaniu certyfikat dostaje własną stronę publiczną.",
    coursesTitle: "Na początek",
    topicsTitle: "Wybierz temat",
    onboarding: "Zaczynasz z wyszukiwarkami?",
    onboardingText:
      "Pięć kroków od punktu wyjścia do cotygodniowego przeglądu, każdy z instrukcją i jasnym zakończeniem.",
    all: "Wszystkie kursy",
  },
  learningNow: {
    title: "Kontynuuj naukę",
    filter: "Filtruj kursy",
    inProgress: "W toku",
    completed: "Ukończone",
    none: "Obecnie nie masz kursów w toku.",
    noneCompleted: "Nie masz jeszcze ukończonych kursów.",
    showAll: "Pokaż wszystkie",
    showFewer: "Pokaż mniej",
    more: "Więcej moich kursów",
    failed: "Nie udało się wczytać Twoich kursów",
  },
  popular: {
    title: "Popularne kursy",
    failed: "Nie udało się wczytać popularnych kursów",
  },
  catalogue: {
    title: "Kursy",
    description:
      "Wszystkie bezpłatne kursy Academy: SEO, content marketing i analityka marketingowa, z egzaminami i certyfikatami.",
    intro: "Wybierz temat lub wyszukaj to, co chcesz umieć.",
    filters: "Filtruj kursy",
    search: "Szukaj kursów",
    placeholder: "Na przykład: keyword research",
    topics: "Tematy",
    otherTopics: "Inne tematy",
    duration: "Czas trwania",
    anyDuration: "Dowolny",
    short: "Poniżej 30 min",
    medium: "Od 30 do 60 min",
    long: "Ponad godzinę",
    apply: "Zastosuj filtry",
    found_one: "{{count}} kurs",
    found_few: "{{count}} kursy",
    found_many: "{{count}} kursów",
    found_other: "{{count}} kursu",
    more: "Pokaż więcej kursów",
    empty: "Brak pasujących kursów",
    emptyText: "Wpisz mniej słów lub zmień filtry.",
    reset: "Pokaż wszystkie kursy",
    failed: "Nie udało się wczytać kursów",
    moreFailed: "Nie udało się wczytać kolejnych kursów",
    topicsFailed: "Nie udało się wczytać tematów do filtrowania.",
    progressFailed: "Nie udało się wczytać Twoich postępów w tych kursach.",
    by: "Prowadzi {{name}}",
    recorded: "Nagranie",
    progressLabel: "Twoje postępy w kursie {{course}}",
  },
};
