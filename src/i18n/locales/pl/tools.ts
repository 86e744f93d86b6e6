import type { Translation } from "../../translation";
import type { texts as english } from "../en/tools";

/** The Polish texts of what opens on any page: toasts, the messages of the visit, keyboard shortcuts, what is counted. */
export const texts: Translation<typeof english> = {
  notices: {
    nameSaved: "Imię i nazwisko zapisane: {{name}}.",
    promoRedeemed: "Kod promocyjny {{code}} został zrealizowany.",
    dataExported: "Twoje dane zapisano jako {{file}}.",
    certificateDeleted: "Certyfikat został usunięty.",
    enrolled: "Masz zapis na kurs.",
    courseLeft: "Nie uczestniczysz już w kursie. Postępy zostały zachowane.",
    ratingSaved_one: "Ocena zapisana: {{count}} gwiazdka.",
    ratingSaved_few: "Ocena zapisana: {{count}} gwiazdki.",
    ratingSaved_many: "Ocena zapisana: {{count}} gwiazdek.",
    ratingSaved_other: "Ocena zapisana: {{count}} gwiazdki.",
    feedbackSent: "Twoja opinia dotarła. Dziękujemy.",
    connectionLost: "Połączenie zostało przerwane. To, co wpisujesz, zostanie zachowane.",
    connectionBack: "Połączenie wróciło. Wysyłamy to, co czekało.",
  },
  messages: {
    title: "Komunikaty",
    intro:
      "Wszystko, co pojawiło się od otwarcia witryny. Komunikaty zostają na tej stronie i znikają po jej ponownym wczytaniu lub po wylogowaniu.",
    none: "Nie było jeszcze żadnych komunikatów.",
    clear: "Wyczyść komunikaty",
    dismiss: "Ukryj",
  },
  shortcuts: {
    title: "Skróty klawiszowe",
    intro: "Nie działają, gdy piszesz w polu lub fokus jest na filmie, ani przy wciśniętym klawiszu Ctrl, Alt lub ⌘.",
    switch: "Używaj skrótów klawiszowych",
    switchHint: "Po wyłączeniu żaden pojedynczy klawisz nic nie robi. To urządzenie to zapamięta.",
    anywhere: "Na każdej stronie",
    goTo: "Dwa klawisze, jeden po drugim",
    inLesson: "W lekcji",
    followedBy: "potem",
    list: "Ta lista",
    search: "Szukaj",
    messages: "Komunikaty z tej wizyty",
    home: "Strona główna",
    courses: "Kursy",
    myLearning: "Moja nauka",
    webinars: "Webinary",
    exams: "Egzaminy i certyfikaty",
    next: "Następny krok",
    previous: "Poprzedni krok",
    bookmark: "Dodaj lub usuń zakładkę",
  },
  counted: {
    title: "Co jest liczone",
    intro:
      "Tylko za Twoją zgodą i tylko w tej karcie: jakiego rodzaju konto tu jest, jakie strony są otwierane i przez jakie stany przechodzi strona. Bez imion, adresów, treści i numerów kont. Nic nie jest nigdzie wysyłane.",
    none: "Nic nie zostało policzone.",
    list_one: "{{count}} raport w postaci, w jakiej zostałby wysłany",
    list_few: "{{count}} raporty, od najnowszego, w postaci, w jakiej zostałyby wysłane",
    list_many: "{{count}} raportów, od najnowszego, w postaci, w jakiej zostałyby wysłane",
    list_other: "{{count}} raportu, od najnowszego, w postaci, w jakiej zostałyby wysłane",
    clear: "Wyczyść to, co policzono",
  },
};
