import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-ratings";

export const texts: Translation<typeof english> = {
  ratings: {
    search: "E-Mail oder Name enthält",
    course: "Kurs",
    stars: "Sterne",
    starCount_one: "{{count}} Stern",
    starCount_other: "{{count}} Sterne",
    count_one: "{{count}} Bewertung",
    count_other: "{{count}} Bewertungen",
    byCourse: "Bewertungen nach Kurs",
    total: "Bewertungen",
    average: "Durchschnitt",
    hidden: "Für Besucher noch nicht sichtbar",
    hiddenText: "Besucher sehen den Durchschnitt eines Kurses ab {{fewest}} Bewertungen.",
    unrated: "Noch wurde kein Kurs bewertet.",
    rated: "Bewertet am {{date}}",
    remove: "Entfernen",
    removeName: "Bewertung von {{title}} durch {{email}} entfernen",
  },
  ratingRemoval: {
    removeTitle: "Die Bewertung von {{email}} entfernen?",
    restoreTitle: "Die Bewertung von {{email}} wiederherstellen?",
    given: "{{stars}} von 5 Sternen für {{title}}.",
    counts: "Bewertungen des Kurses: vorher {{before}}, danach {{after}}.",
    averages: "Durchschnitt: vorher {{before}}, danach {{after}}.",
    none: "keiner",
    hides: "Besucher sehen den Durchschnitt nicht mehr: Dafür braucht es {{fewest}} Bewertungen.",
    shows: "Besucher sehen den Durchschnitt wieder.",
    again: "Wer im Kurs lernt, kann ihn erneut bewerten.",
    later: "Die Seite des Kurses zeigt es innerhalb einer Stunde.",
    undoable: "Du kannst das rückgängig machen.",
    removeConfirm: "Bewertung entfernen",
    restoreConfirm: "Bewertung wiederherstellen",
    failed: "Die Bewertung ließ sich nicht ändern",
    outdated:
      "Es wurde nichts getan: Der Kurs wurde inzwischen erneut bewertet, oder jemand anders aus der Verwaltung war schneller. Die Seite zeigt jetzt den Stand.",
    removed: "Die Bewertung ist entfernt. Bewertungen von {{title}} jetzt: {{ratings}}, Durchschnitt: {{average}}.",
    restored:
      "Die Bewertung ist wieder da, wie sie vorher war. Bewertungen von {{title}} jetzt: {{ratings}}, Durchschnitt: {{average}}.",
    undo: "Rückgängig machen",
  },
};
