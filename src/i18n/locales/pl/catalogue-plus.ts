import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "Kursy i serie oprócz tych bezpłatnych, dla osób, które chcą zajść dalej.",
    gives: "Co zyskujesz",
    give1: "Wszystkie kursy i serie z tej strony, z lekcjami, quizami i egzaminami",
    give2: "Arkusze ćwiczeń i klipy do pobrania i obejrzenia",
    give3: "Certyfikaty, które pozostają Twoje także po zakończeniu planu",
    courses: "Kursy",
    series: "Serie",
    way: "Jak uzyskać dostęp",
    wayText:
      "Dzięki płatnemu planowi, 7-dniowemu okresowi próbnemu albo kodowi promocyjnemu. Co rozpoczniesz, to możesz dokończyć, nawet jeśli plan skończy się po drodze.",
    toPlan: "Przejdź do swojego planu",
    empty: "W Academy Plus nie ma jeszcze niczego.",
    failed: "Nie udało się wczytać zawartości Academy Plus",
  },
};
