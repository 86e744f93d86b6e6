import { distance } from "fastest-levenshtein";

/** How many letters may differ: one in three, but at least two. */
const tolerated = (word: string): number => Math.max(2, Math.floor(word.length / 3));

/** The name that someone who typed this most likely meant; null if none is similar. */
export function closest(typed: string, names: readonly string[]): string | null {
  const low = typed.toLowerCase();
  const distances = names.map((name) => ({ name, far: distance(low, name.toLowerCase()) }));
  const [best] = distances.sort((one, other) => one.far - other.far);
  return best && best.far <= tolerated(low) ? best.name : null;
}

/** What to take instead of a mistyped name of a machine: the one that was most likely meant, and all that there are. */
export function insteadOf(typed: string, ids: readonly string[]): string {
  const meant = closest(typed, ids);
  return `${meant === null ? "take" : `did you mean ${meant}? Take`} all or one of ${ids.join(", ")}.`;
}
