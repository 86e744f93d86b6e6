/** Sorting a whole list takes less time than putting so many of it in order one by one. */
const few = 200;

/**
 * The first elements of a list as if it were sorted, in order. A page needs ten of thousands of matches.
 * @param compare never says that two elements are equal
 */
export function firstOf<T>(list: readonly T[], count: number, compare: (one: T, other: T) => number): T[] {
  if (count > few || list.length <= count) return [...list].sort(compare).slice(0, count);
  const first: T[] = [];
  for (const one of list) {
    const last = first[count - 1];
    if (last !== undefined && compare(one, last) > 0) continue;
    let at = Math.min(first.length, count - 1);
    for (; at > 0 && compare(one, first[at - 1] as T) < 0; at -= 1) first[at] = first[at - 1] as T;
    first[at] = one;
  }
  return first;
}
