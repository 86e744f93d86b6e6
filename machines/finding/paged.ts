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

export const firstPage = <T>({ data, total }: Page<T>): Paged<T> => ({ cards: data, total, page: 1 });

/** Later pages append, without repeats where the list moved in between (R41). */
export const append = <T extends { id: number }>(cards: readonly T[], more: readonly T[]): T[] => [
  ...cards,
  ...more.filter(({ id }) => !cards.some((card) => card.id === id)),
];

/** What is loaded once the next page has arrived. */
export const withNextPage = <T extends { id: number }>({ cards, page }: Paged<T>, next: Page<T>): Paged<T> => ({
  cards: append(cards, next.data),
  // A page without cards lies past the end, whatever the count says: no more is offered.
  total: next.data.length === 0 ? cards.length : next.total,
  page: page + 1,
});

export const hasMorePages = ({ cards, total }: Pick<Paged<unknown>, "cards" | "total">): boolean =>
  cards.length < total;
