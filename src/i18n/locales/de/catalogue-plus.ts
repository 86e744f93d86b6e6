import type { Translation } from "../../translation";
import type { texts as english } from "../en/catalogue-plus";

/** The texts of the page of academy-plus. Every other language has the same keys. */
export const texts: Translation<typeof english> = {
  plus: {
    title: "Academy Plus",
    intro: "Kurse und Serien zusätzlich zu den kostenlosen, für alle, die weiterkommen wollen.",
    gives: "Was du bekommst",
    give1: "Alle Kurse und Serien auf dieser Seite mit ihren Lektionen, Quizfragen und Prüfungen",
    give2: "Arbeitsblätter und Clips zum Herunterladen und Ansehen",
    give3: "Zertifikate, die dir bleiben, auch wenn dein Tarif endet",
    courses: "Kurse",
    series: "Serien",
    way: "So bekommst du es",
    wayText:
      "Mit einem bezahlten Tarif, einer Testphase von 7 Tagen oder einem Aktionscode. Was du begonnen hast, kannst du beenden, auch wenn dein Tarif zwischendurch endet.",
    toPlan: "Zu deinem Tarif",
    empty: "In Academy Plus gibt es noch nichts.",
    failed: "Wir konnten den Inhalt von Academy Plus nicht laden",
  },
};
