/** Seconds from–to of a clip that were actually played. */
export type Ranges = [from: number, to: number][];

/** How many ranges are kept per clip; beyond that the shortest are dropped. */
const maxRanges = 500;

/** Share of a clip's distinct seconds that completes its step (R7). */
const enough = 0.9;

/** Merges what was played into ordered ranges without overlaps, clipped to the clip's length in seconds. */
export function mergeRanges(ranges: Readonly<Ranges>, length: number): Ranges {
  const clipped = ranges
    .map(([from, to]): [number, number] => [Math.max(0, from), Math.min(length, to)])
    .filter(([from, to]) => from < to)
    .sort((a, b) => a[0] - b[0]);
  const merged: Ranges = [];
  for (const [from, to] of clipped) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  if (merged.length <= maxRanges) return merged;
  const kept = new Set([...merged].sort((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, maxRanges));
  return merged.filter((range) => kept.has(range));
}

/** Distinct seconds in merged ranges. */
export const secondsIn = (merged: Readonly<Ranges>): number => merged.reduce((sum, [from, to]) => sum + to - from, 0);

/**
 * Whether a clip counts as watched: 90% of its distinct seconds were played, so seeking to its end is not enough (R7).
 */
export const isWatched = (merged: Readonly<Ranges>, length: number): boolean =>
  length > 0 && secondsIn(merged) >= enough * length;
