/** Where a page is kept: one shelf for the limited set of known pages, and a smaller one for all others. */
export type Shelf = "bounded" | "unbounded";

/** A page and the shelf that keeps it for the next request; null if it is not kept. */
interface Made<Page> {
  page: Page;
  shelf: Shelf | null;
}

/**
 * Keeps pages between requests. Each shelf evicts the page that was requested least recently. Requests for a page that
 * is being made wait for it.
 * @param sizes how many pages each shelf keeps
 */
export function keepPages<Page>(
  sizes: Record<Shelf, number>,
): (key: string, make: () => Promise<Made<Page>>) => Promise<Page> {
  const shelves = { bounded: new Map<string, Page>(), unbounded: new Map<string, Page>() };
  const making = new Map<string, Promise<Page>>();

  const keep = (shelf: Shelf, key: string, page: Page): void => {
    const kept = shelves[shelf];
    kept.delete(key);
    kept.set(key, page);
    const [oldest] = kept.keys();
    if (kept.size > sizes[shelf] && oldest !== undefined) kept.delete(oldest);
  };

  return (key, make) => {
    for (const shelf of ["bounded", "unbounded"] as const) {
      const known = shelves[shelf].get(key);
      if (known === undefined) continue;
      keep(shelf, key, known);
      return Promise.resolve(known);
    }
    const under = making.get(key);
    if (under) return under;
    const made = make()
      .then(({ page, shelf }) => {
        if (shelf !== null) keep(shelf, key, page);
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
}
