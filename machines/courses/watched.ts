/** The seconds that were actually played, as from–to ranges in playing order. */
export type Ranges = [number, number][];

/**
 * Adds what was played since the last report. A step forward longer than playing can explain is a seek: what was
 * skipped stays unwatched (R7). `rate` is the playback speed; players report about four times a second.
 */
export function extendWatched(ranges: Ranges, from: number, to: number, rate: number): Ranges {
  const step = to - from;
  if (step <= 0 || step > 1.5 * Math.max(rate, 1)) return ranges;
  const last = ranges.at(-1);
  if (last && from >= last[0] && from <= last[1] + 0.01)
    return [...ranges.slice(0, -1), [last[0], Math.max(last[1], to)]];
  return [...ranges, [from, to]];
}

/** Distinct seconds in `ranges`: what was watched twice counts once. */
export function distinctSeconds(ranges: Ranges): number {
  let end = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
}

/** Share of a clip's distinct seconds that counts as having watched it (R7). */
const enough = 0.9;

/** Whether so much of a clip was played that it counts as watched; seeking to its end is not enough (R7). */
export const isSeen = (watched: Ranges, seconds: number): boolean =>
  seconds > 0 && distinctSeconds(watched) >= enough * seconds;
