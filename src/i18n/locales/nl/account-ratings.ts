import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-ratings";

export const texts: Translation<typeof english> = {
  ratings: {
    search: "E-mail of naam bevat",
    course: "Cursus",
    stars: "Sterren",
    starCount_one: "{{count}} ster",
    starCount_other: "{{count}} sterren",
    count_one: "{{count}} beoordeling",
    count_other: "{{count}} beoordelingen",
    byCourse: "Beoordelingen per cursus",
    total: "Beoordelingen",
    average: "Gemiddelde",
    hidden: "Nog niet zichtbaar voor bezoekers",
    hiddenText: "Bezoekers zien het gemiddelde van een cursus vanaf {{fewest}} beoordelingen.",
    unrated: "Er is nog geen cursus beoordeeld.",
    rated: "Beoordeeld op {{date}}",
    remove: "Verwijderen",
    removeName: "De beoordeling van {{title}} door {{email}} verwijderen",
  },
  ratingRemoval: {
    removeTitle: "De beoordeling van {{email}} verwijderen?",
    restoreTitle: "De beoordeling van {{email}} herstellen?",
    given: "{{stars}} van 5 sterren voor {{title}}.",
    counts: "Beoordelingen van de cursus: {{before}} ervoor, {{after}} erna.",
    averages: "Gemiddelde: {{before}} ervoor, {{after}} erna.",
    none: "geen",
    hides: "Bezoekers zien het gemiddelde niet meer: daarvoor zijn {{fewest}} beoordelingen nodig.",
    shows: "Bezoekers zien het gemiddelde weer.",
    again: "De cursist kan de cursus opnieuw beoordelen.",
    later: "De pagina van de cursus volgt binnen een uur.",
    undoable: "Je kunt dit ongedaan maken.",
    removeConfirm: "Beoordeling verwijderen",
    restoreConfirm: "Beoordeling herstellen",
    failed: "We konden de beoordeling niet wijzigen",
    outdated:
      "Er is niets gedaan: de cursist heeft de cursus opnieuw beoordeeld, of een andere beheerder was sneller. De pagina laat nu zien hoe het is.",
    removed: "De beoordeling is verwijderd. Beoordelingen van {{title}} nu: {{ratings}}, gemiddelde: {{average}}.",
    restored:
      "De beoordeling is terug, zoals hij was. Beoordelingen van {{title}} nu: {{ratings}}, gemiddelde: {{average}}.",
    undo: "Ongedaan maken",
  },
};
