import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-lists";

/** The Polish texts of the other lists: single lessons, webinars, templates, topics, what a search found, and reviews. */
export const texts: Translation<typeof english> = {
  results: {
    title: "Wyszukiwanie",
    titleOf: "Wyszukiwanie: {{words}}",
    form: "Szukaj we wszystkim",
    words: "Szukane słowa",
    where: "Pokaż",
    all: "Wszystko",
    idle: "Wpisz, czego chcesz się nauczyć, albo słowo, którego wyjaśnienia szukasz.",
    found_one: "{{count}} wynik",
    found_few: "{{count}} wyniki",
    found_many: "{{count}} wyników",
    found_other: "{{count}} wyniku",
    foundOf: "{{kind}}: {{found}}",
    noneOfKind: "Nie ma nic tego rodzaju, ale są inne wyniki.",
    showAll: "Pokaż wszystkie wyniki",
    tips: "Czego możesz spróbować",
    tipSpelling: "Sprawdź pisownię.",
    tipWords: "Użyj mniejszej liczby słów albo słów ogólniejszych.",
    tipLanguage: "Szukaj w swoim języku lub po angielsku albo zmień język strony.",
    topics: "Popularne tematy",
    more: "Pokaż więcej wyników",
    moreFailed: "Nie udało się wczytać kolejnych wyników",
  },
  recommended: {
    title: "Czego uczyć się dalej",
    failed: "Nie udało się wczytać polecanych kursów",
  },
  lessonShelf: {
    title: "Pojedyncze lekcje",
    description: "Samodzielne lekcje: jedno zadanie w niecałe pół godziny, z filmem i quizem.",
    intro: "Jedno zadanie, jedna lekcja. Obejrzyj zapowiedź, zapisz się bezpłatnie i skończ w pół godziny.",
    filters: "Filtruj lekcje",
    search: "Szukaj lekcji",
    placeholder: "Na przykład: title tags",
    found_one: "{{count}} lekcja",
    found_few: "{{count}} lekcje",
    found_many: "{{count}} lekcji",
    found_other: "{{count}} lekcji",
    more: "Pokaż więcej lekcji",
    empty: "Brak pasujących lekcji",
    reset: "Pokaż wszystkie lekcje",
    failed: "Nie udało się wczytać lekcji",
    moreFailed: "Nie udało się wczytać kolejnych lekcji",
  },
  webinarShelf: {
    title: "Webinary",
    description:
      "Webinary o wyszukiwarkach, treściach, reklamie i pomiarach: najbliższe terminy i nagrania wcześniejszych.",
    intro: "Na żywo, z czasem na Twoje pytania. Później zostaje tu nagranie z napisami.",
    upcoming: "Nadchodzące",
    recordings: "Nagrania",
    filters: "Filtruj webinary",
    found_one: "{{count}} webinar",
    found_few: "{{count}} webinary",
    found_many: "{{count}} webinarów",
    found_other: "{{count}} webinaru",
    more: "Pokaż więcej webinarów",
    empty: "Brak pasujących webinarów",
    reset: "Pokaż wszystkie webinary",
    failed: "Nie udało się wczytać webinarów",
    moreFailed: "Nie udało się wczytać kolejnych webinarów",
  },
  templateShelf: {
    title: "Szablony",
    description:
      "Pliki do pracy, każdy z wypełnionym przykładem: kalendarze, briefy, listy kontrolne, plany i raporty.",
    intro: "Pobierz plik, obejrzyj przykład i zastąp go własnym.",
    filters: "Filtruj szablony",
    search: "Szukaj szablonów",
    placeholder: "Na przykład: content calendar",
    found_one: "{{count}} szablon",
    found_few: "{{count}} szablony",
    found_many: "{{count}} szablonów",
    found_other: "{{count}} szablonu",
    more: "Pokaż więcej szablonów",
    empty: "Brak pasujących szablonów",
    reset: "Pokaż wszystkie szablony",
    failed: "Nie udało się wczytać szablonów",
    moreFailed: "Nie udało się wczytać kolejnych szablonów",
  },
  topic: {
    advertising: {
      title: "Kursy o reklamie",
      description:
        "Bezpłatne kursy o reklamie w wyszukiwarkach i nie tylko: aukcje, słowa kluczowe, reklamy, strony docelowe i to, ile przynoszą.",
      intro: "Kupuj uwagę świadomie: jak aukcje ustalają cenę, co musi powiedzieć reklama i kiedy przestać.",
    },
    career: {
      title: "Kursy o karierze w marketingu",
      description:
        "Bezpłatne kursy o karierze w marketingu: role, portfolio, rekrutacja i pierwsze dziewięćdziesiąt dni w pracy.",
      intro: "Sprawdź, która rola Ci odpowiada, pokaż, co umiesz, i dobrze zacznij.",
    },
    contentMarketing: {
      title: "Kursy z content marketingu",
      description:
        "Bezpłatne kursy z content marketingu: wybór tematów, briefy, redakcja, dystrybucja i pomiar efektów.",
      intro: "Publikuj to, czego potrzebują czytelnicy, i sprawdzaj potem, czy pomogło.",
    },
    digitalMarketing: {
      title: "Kursy z marketingu cyfrowego",
      description:
        "Bezpłatne kursy o marketingu cyfrowym jako całości: kanały, odbiorcy, e-mail i plan z liczbami, które się zgadzają.",
      intro: "Zobacz, jak kanały łączą się w całość, zanim wybierzesz jeden z nich.",
    },
    aiCourses: {
      title: "Kursy o AI dla marketingu",
      description:
        "Bezpłatne kursy o pracy z AI w marketingu: polecenia dla modelu, sprawdzanie wyników i widoczność w odpowiedziach AI.",
      intro: "Oddaj modelowi to, co robi dobrze, i zachowaj to, co wymaga człowieka.",
    },
    marketingAnalytics: {
      title: "Kursy z analityki marketingowej",
      description:
        "Bezpłatne kursy z analityki marketingowej: pytania, wskaźniki, wiarygodne dane i decyzje, które się bronią.",
      intro: "Zamień pytanie w liczbę, a liczbę w decyzję.",
    },
    seo: {
      title: "Kursy SEO",
      description:
        "Bezpłatne kursy SEO: jak działa wyszukiwanie, słowa kluczowe i intencje, strony, kontrola techniczna i pomiar efektów.",
      intro: "Poznaj wyszukiwanie jako ciąg etapów i ustal, na którym z nich utknęła strona.",
    },
    semrushTools: {
      title: "Kursy o narzędziach Semrush",
      description:
        "Bezpłatne kursy o pracy z narzędziami Semrush: szacunki, analiza słów kluczowych, audyty witryn i śledzenie pozycji.",
      intro: "Dowiedz się, co narzędzia mierzą, co szacują i jak korzystać z jednego i drugiego.",
    },
    socialMedia: {
      title: "Kursy o mediach społecznościowych",
      description:
        "Bezpłatne kursy o marketingu w mediach społecznościowych: cel, posty, odpowiedzi, dostępność i pomiar tego, co wniosły.",
      intro: "Wybierz kilka sieci, publikuj w określonym celu i policz, co dało to firmie.",
    },
  },
  voices: {
    experts: "Kto tu uczy",
    reviews: "Co mówią osoby, które się tu uczą",
  },
};
