/** One page of a list, as the lists' envelopes have it (R36). */
export interface Page<T> {
  data: T[];
  total: number;
}
/** What has been loaded of a list so far; `page` is the last one that arrived. */
export interface Paged<T> {
  cards: T[];
  total: number;
  page: number;
}

/** Before anything has been loaded. */
export const nothingLoaded: Paged<never> = { cards: [], total: 0, page: 1 };

export const firstPage = <T>({ data, total }: Page<T>): Paged<T> => ({ cards: data, total, page: 1 });

/** Later pages append, without repeats where the list moved in between (R41). */
export const append = <T extends { id: number | string }>(cards: readonly T[], more: readonly T[]): T[] => [
  ...cards,
  ...more.filter(({ id }) => !cards.some((card) => card.id === id)),
];

/** What is loaded once the next page has arrived. */
export const withNextPage = <T extends { id: number | string }>(before: Paged<T>, next: Page<T>): Paged<T> => {
  const cards = append(before.cards, next.data);
  return {
    cards,
    // A page that brings nothing new, empty or of repeats alone, is the last one, regardless of the count: a list whose
    // count is wrong would offer more without end.
    total: cards.length === before.cards.length ? cards.length : next.total,
    page: before.page + 1,
  };
};

/** The API's maximum page size (section 7). */
const maxAtOnce = 100;

/** How much to request when everything shown is reloaded. */
export const shownLimit = ({ page, limit }: { page: number; limit: number }): number =>
  Math.min(page * limit, maxAtOnce);

/** The list after its beginning was reloaded: what follows it stays. */
export const withRefreshed = <T extends { id: number | string }>(
  { cards, page }: Paged<T>,
  { data, total }: Page<T>,
  asked: number,
): Paged<T> => ({ cards: append(data, cards.slice(asked)), total, page });

export const hasMorePages = ({ cards, total }: Pick<Paged<unknown>, "cards" | "total">): boolean =>
  cards.length < total;
