import type { Translation } from "../../translation";
import type { texts as english } from "../en/library";

/** The Polish texts of what is looked up: glossary, questions and answers, terms, webinars, templates, and of the page for education. */
export const texts: Translation<typeof english> = {
  article: {
    draft: "Wersja robocza. Tę stronę widzą tylko redaktorzy.",
  },
  glossary: {
    title: "Słownik marketingu cyfrowego",
    description:
      "Słowa ze świata wyszukiwarek, treści, reklamy i analityki: każde w jednym prostym zdaniu, z wyjaśnieniem i powiązanymi pojęciami.",
    intro: "Słowa z branży, każde najpierw w jednym prostym zdaniu. Otwórz pojęcie, aby czytać dalej.",
    filter: "Znajdź pojęcie",
    search: "Szukaj w słowniku",
    placeholder: "Na przykład: canonical",
    apply: "Szukaj",
    letters: "Litery",
    anyLetter: "Wszystkie",
    found_one: "{{count}} pojęcie",
    found_few: "{{count}} pojęcia",
    found_many: "{{count}} pojęć",
    found_other: "{{count}} pojęcia",
    clear: "Pokaż wszystkie pojęcia",
    empty: "Brak pasujących pojęć",
    emptyText: "Wpisz część słowa lub inne jego określenie.",
    none: "Nie ma jeszcze żadnych pojęć",
    noneText: "Pierwsze pojawią się tu zaraz po publikacji. Tymczasem zapraszamy do kursów.",
    failed: "Nie udało się wczytać słownika",
  },
  term: {
    synonyms: "Inne nazwy",
    body: "Wyjaśnienie",
    related: "Powiązane pojęcia",
    topics: "Kursy na ten temat",
    sameLetter: "Więcej pojęć na literę {{letter}}",
    failed: "Nie udało się wczytać pojęcia",
  },
  faq: {
    title: "Pytania i odpowiedzi",
    description: "Krótkie odpowiedzi na pytania o konta, kursy, egzaminy, certyfikaty i regulamin.",
    intro: "Krótkie odpowiedzi na najczęstsze pytania.",
    groups: "Tematy",
    link: "Link do tego pytania",
    missing: "Nie ma tu Twojego pytania?",
    missingText: "Napisz do zespołu Academy. Odpowiadamy e-mailem.",
    ask: "Napisz do nas",
    none: "Nie ma jeszcze żadnych pytań",
    failed: "Nie udało się wczytać pytań i odpowiedzi",
  },
  terms: {
    crumb: "Regulamin",
    description: "Co obowiązuje przy korzystaniu z Academy: konto, treści, certyfikaty i to, jak traktujemy dane.",
    updated: "Ostatnia aktualizacja: {{date}}",
    body: "Pełna treść regulaminu",
    failed: "Nie udało się wczytać regulaminu",
  },
  webinar: {
    crumb: "Webinar",
    toCome: "Wkrótce",
    was: "Termin webinaru",
    zone: "Strefa czasowa: {{zone}}",
    calendar: "Dodaj do kalendarza",
    calendarText: "Wpis w kalendarzu prowadzi z powrotem na tę stronę.",
    over: "Ten webinar już się odbył",
    overText: "Nie ma tu jego nagrania.",
    recording: "Nagranie",
    recordingOf: "Nagranie: {{title}}",
    play: "Odtwórz nagranie",
    outcomes: "Czego się dowiesz",
    about: "O webinarze",
    speakers_one: "Kto prowadzi",
    speakers_few: "Kto prowadzi",
    speakers_many: "Kto prowadzi",
    speakers_other: "Kto prowadzi",
    all: "Wszystkie webinary",
    failed: "Nie udało się wczytać webinaru",
  },
  template: {
    crumb: "Szablon",
    download: "Pobierz {{name}} ({{size}})",
    rights: "Możesz go bezpłatnie używać i zmieniać, także w pracy dla klientów.",
    about: "Do czego służy",
    steps: "Jak go wypełnić",
    all: "Wszystkie szablony",
    failed: "Nie udało się wczytać szablonu",
  },
  education: {
    title: "Dla nauczycieli i studentów",
    description:
      "Ucz o wyszukiwarkach, treściach i analityce z bezpłatnymi kursami: egzaminy z certyfikatami, które można sprawdzić, serie dla studentów, szablony na zajęcia.",
    intro:
      "Korzystaj z Academy na seminariach, w kształceniu zawodowym i na warsztatach. Kursy są bezpłatne, każdy uczy się we własnym tempie, a każdy certyfikat możesz sprawdzić.",
    offer: "Co mamy dla grup",
    courses: "Kursy z egzaminami",
    coursesText:
      "Krótkie lekcje z filmem, czymś do przeczytania i quizem, który wyjaśnia odpowiedzi. Pytania egzaminu są losowane z puli, więc osoby siedzące obok siebie rzadko widzą te same.",
    series: "Serie dla kont studenckich",
    seriesText:
      "Z kontem studenckim można też oglądać serie: krótkie odcinki, które po kolei omawiają jedno zagadnienie, po angielsku.",
    certificates: "Certyfikaty, które można sprawdzić",
    certificatesText:
      "Każdy certyfikat ma stronę publiczną, która mówi, czy jest ważny. Studenci wysyłają Ci jej adres, a do jej otwarcia nie potrzebujesz konta.",
    templates: "Pliki do pracy na zajęciach",
    templatesText:
      "Briefy, kalendarze, listy kontrolne i plany, każdy z wypełnionym przykładem. Wykorzystaj je na zajęciach i zmieniaj, jak chcesz.",
    how: "Kurs z Twoją grupą w czterech krokach",
    step1: "Wybierz kurs i przejdź go",
    step1Text:
      "Na stronie kursu są jego lekcje, czas każdej z nich i zasady egzaminu. Quizy można powtarzać dowolną liczbę razy.",
    step2: "Ustal z grupą tempo",
    step2Text:
      "Zadawaj jedną lub dwie lekcje na każde spotkanie. Postępy każdej osoby są zapamiętywane, więc nie wszyscy muszą być w tym samym miejscu.",
    step3: "Zostaw spotkania na pytania i praktykę",
    step3Text:
      "Użyj szablonu na witrynie, którą grupa zna. Słownik wyjaśnia słowa, a quizy pokazują, o czym warto porozmawiać jeszcze raz.",
    step4: "Daj każdemu podejść do egzaminu",
    step4Text:
      "Egzamin zaczyna się dopiero wtedy, gdy student go rozpocznie, na zajęciach lub w domu. Kto zda, wysyła Ci adres certyfikatu.",
    accounts: "Konta studenckie dla Twojej grupy",
    accountsText:
      "Napisz, jaka to szkoła, czego uczysz i dla ilu studentów potrzebujesz kont. Aby wysłać wiadomość, zaloguj się, żeby odpowiedź do Ciebie trafiła.",
    ask: "Poproś o konta studenckie",
    further: "Co dalej",
    toCourses: "Zobacz wszystkie kursy",
    toSeries: "Zobacz wszystkie serie",
    toTemplates: "Zobacz wszystkie szablony",
    toFaq: "Pytania i odpowiedzi",
  },
};
