/** Where a page is kept: those that there are only so many of, and all others, which have less room. */
export type Shelf = "bounded" | "unbounded";

/** A page, and where it is kept for the next one who asks; null for nowhere. */
interface Made<Page> {
  page: Page;
  shelf: Shelf | null;
}

/**
 * Keeps pages between requests. On each shelf, the page goes that nobody has asked for the longest. Who asks for a page
 * that is being made waits for it.
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
