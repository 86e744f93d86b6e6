import type { Translation } from "../../translation";
import type { texts as english } from "../en/exams-list";

/** The Polish texts of the lists of exams. */
export const texts: Translation<typeof english> = {
  exams: {
    description:
      "Wszystkie egzaminy Academy z liczbą pytań, czasem i progiem zaliczenia. Za zdany egzamin otrzymujesz certyfikat, który każdy może sprawdzić.",
    intro:
      "Pokaż, co wiesz. Egzamin zaczyna się dopiero wtedy, gdy go rozpoczniesz. Kto zda, otrzymuje certyfikat ze stroną publiczną, którą każdy może sprawdzić.",
    signedOut: "Zaloguj się, aby zobaczyć swój stan w każdym egzaminie. Potem wrócisz na tę stronę.",
    failed: "Nie udało się wczytać egzaminów",
    statusesFailed: "Nie udało się wczytać Twojego stanu w egzaminach",
    statusesFailedText: "Mimo to możesz przeczytać zasady każdego egzaminu.",
    none: "Nie ma jeszcze egzaminów",
    noneText: "Pierwszy pojawi się tu zaraz po publikacji. Tymczasem zapraszamy do kursów.",
    all: "Wszystkie egzaminy",
    open: "W toku",
    toStart: "Gotowe do rozpoczęcia",
    waiting: "Jeszcze niedostępne",
    certificated: "Z Twoim certyfikatem",
    digitalAgencies: "Dla agencji cyfrowych",
    digitalAgenciesText:
      "Prowadzenie agencji: jak zdobywa się klientów, ile kosztuje praca i jak raportuje się wyniki.",
    toolkitProficiency: "Biegłość w zestawach narzędzi",
    toolkitProficiencyText:
      "Jeden egzamin dla każdego zestawu: co mówią jego dane, gdzie są ich granice i co zrobić z odpowiedzią.",
    passMark: "Próg: {{passMark}}%",
    noClock: "Bez limitu czasu",
    state: {
      toStart: "Gotowy do rozpoczęcia",
      open: "W toku",
      notEnrolled: "Wymaga kursu",
      planNeeded: "Wymaga Academy Plus",
      lessonsUnfinished: "Nieukończone lekcje",
      coolingDown: "Kolejne podejście później",
      certificated: "Masz certyfikat",
      nameless: "Zdany",
    },
    note: {
      open: "Kontynuuj swoje podejście albo rozpocznij kolejne.",
      notEnrolled: "Najpierw zapisz się na kurs „{{course}}” i ukończ jego lekcje.",
      planNeeded: "Kurs, do którego należy ten egzamin, jest częścią Academy Plus.",
      lessonsUnfinished: "Najpierw ukończ lekcje kursu „{{course}}”.",
      courseClosed: "Kurs do tego egzaminu nie jest teraz opublikowany.",
      coolingDown: "Ostatnie podejście bez zaliczenia. Kolejne otworzy się na tej stronie automatycznie.",
      nameless: "Podaj imię i nazwisko, aby otrzymać certyfikat.",
    },
    action: {
      read: "Zobacz zasady i rozpocznij",
      start: "Rozpocznij",
      resume: "Kontynuuj",
      retakeAt: "Kolejne podejście od {{moment}}",
      toCourse: "Przejdź do kursu",
      show: "Pokaż certyfikat",
      name: "Odbierz certyfikat",
    },
    actionOf: "{{action}}: {{title}}",
    agency: {
      description:
        "Egzaminy agencji partnerskich: rozwój agencji cyfrowej i po jednym egzaminie z biegłości w każdym zestawie narzędzi.",
      intro:
        "Dla zespołów, które pracują dla klientów: o czym musi decydować agencja oraz co każdy zestaw narzędzi może powiedzieć, a czego nie.",
      signedOut: "Zaloguj się, aby zobaczyć egzaminy partnerskie",
      signedOutText:
        "Po zalogowaniu zobaczysz tu swój stan w każdym egzaminie. Potem wrócisz na tę stronę. Zasady każdy znajdzie na liście wszystkich egzaminów.",
      toAll: "Zobacz wszystkie egzaminy",
    },
  },
};
