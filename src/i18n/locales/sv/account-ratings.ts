import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-ratings";

export const texts: Translation<typeof english> = {
  ratings: {
    search: "E-post eller namn innehåller",
    course: "Kurs",
    stars: "Stjärnor",
    starCount_one: "{{count}} stjärna",
    starCount_other: "{{count}} stjärnor",
    count_one: "{{count}} betyg",
    count_other: "{{count}} betyg",
    byCourse: "Betyg per kurs",
    total: "Betyg",
    average: "Snitt",
    hidden: "Besökare ser det inte ännu",
    hiddenText: "Besökare ser en kurs snitt från och med {{fewest}} betyg.",
    unrated: "Ingen kurs har fått betyg ännu.",
    rated: "Betygsatt {{date}}",
    remove: "Ta bort",
    removeName: "Ta bort betyget på {{title}} från {{email}}",
  },
  ratingRemoval: {
    removeTitle: "Ta bort betyget från {{email}}?",
    restoreTitle: "Återställa betyget från {{email}}?",
    given: "{{stars}} av 5 stjärnor för {{title}}.",
    counts: "Kursens betyg: {{before}} före, {{after}} efter.",
    averages: "Snitt: {{before}} före, {{after}} efter.",
    none: "inget",
    hides: "Besökare ser inte längre snittet: det krävs {{fewest}} betyg.",
    shows: "Besökare ser snittet igen.",
    again: "Deltagaren kan betygsätta kursen igen.",
    later: "Kursens sida visar det inom en timme.",
    undoable: "Du kan ångra det här.",
    removeConfirm: "Ta bort betyg",
    restoreConfirm: "Återställ betyg",
    failed: "Det gick inte att ändra betyget",
    outdated:
      "Inget har gjorts: deltagaren har betygsatt kursen igen, eller så hann en annan administratör före. Sidan visar nu hur det är.",
    removed: "Betyget har tagits bort. Betyg för {{title}} nu: {{ratings}}, snitt: {{average}}.",
    restored: "Betyget är tillbaka, som det var förut. Betyg för {{title}} nu: {{ratings}}, snitt: {{average}}.",
    undo: "Ångra",
  },
};
