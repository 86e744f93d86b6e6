import type { Catalogue } from "../../content/catalogue";
import type { FoundDocument } from "../../search/find";

/** How many cards are kept: about a kilobyte each. */
const maxCards = 10_000;

/** Makes the part of a found item that is the same for every query; null for content that is not there any more. */
type MakeCard = (catalogue: Catalogue, found: FoundDocument) => object | null;

/** A card as JSON without its last brace, made once for each version of the content. */
function keptCards(make: MakeCard): (catalogue: Catalogue, found: FoundDocument) => string | null {
  const cardsOf = new WeakMap<Catalogue, Map<string, string | null>>();
  return (catalogue, found) => {
    const cards = cardsOf.get(catalogue) ?? new Map<string, string | null>();
    cardsOf.set(catalogue, cards);
    const key = `${found.kind} ${found.itemId} ${found.locale}`;
    const known = cards.get(key);
    if (known !== undefined) return known;
    const made = make(catalogue, found);
    const card = made && JSON.stringify(made).slice(0, -1);
    cards.set(key, card);
    const [oldest] = cards.keys();
    if (cards.size > maxCards && oldest !== undefined) cards.delete(oldest);
    return card;
  };
}

const plain = (segments: FoundDocument["title"]): string => segments.map(({ text }) => text).join("");

/**
 * Puts what was found together as a JSON array: cards with the texts in which the query is marked. Content that an
 * import has just removed is left out.
 */
export function foundAsJson(make: MakeCard): (catalogue: Catalogue, found: readonly FoundDocument[]) => string {
  const cardFor = keptCards(make);
  return (catalogue, found) => {
    const hits = found.flatMap((one) => {
      const card = cardFor(catalogue, one);
      if (card === null) return [];
      const { title, passage } = one;
      const texts = { title: plain(title), content: plain(passage), highlights: { title, content: passage } };
      return `${card},${JSON.stringify(texts).slice(1)}`;
    });
    return `[${hits.join()}]`;
  };
}
