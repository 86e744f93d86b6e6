/** Parts of a list, in its order, so that no statement carries more than the database takes at once. */
export function* inBatches<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
