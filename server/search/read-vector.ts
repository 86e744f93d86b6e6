/** Weights as PostgreSQL numbers them: text, description, keywords, title. */
const weights: Readonly<Record<string, number>> = { C: 1, B: 2, A: 3 };
/** The weight of words in a title. */
export const titleWeight = 3;

/** A position and its weight in one number, ordered by position first. */
export const placeOf = (position: number, weight: number): number => position * 4 + weight;
export const positionIn = (place: number): number => place >> 2;
export const weightIn = (place: number): number => place & 3;

const zero = "0".charCodeAt(0);

/**
 * Reads a `tsvector` in PostgreSQL's text form: `'analyt':2A,7 'web':1A`.
 * @param add receives each lexeme and its places, see `placeOf`, in order
 */
export function readVector(vector: string, add: (lexeme: string, places: readonly number[]) => void): void {
  for (let at = 0; at < vector.length; at += 1) {
    const opening = at;
    let isEscaped = false;
    for (at += 1; vector[at] !== "'" || vector[at + 1] === "'"; at += 1) {
      if (vector[at] !== "'" && vector[at] !== "\\") continue;
      isEscaped = true;
      at += 1;
    }
    const quoted = vector.slice(opening + 1, at);
    const places: number[] = [];
    at += 1;
    while (vector[at] === ":" || vector[at] === ",") {
      let position = 0;
      for (at += 1; vector.charCodeAt(at) >= zero && vector.charCodeAt(at) <= zero + 9; at += 1)
        position = position * 10 + vector.charCodeAt(at) - zero;
      const weight = weights[vector[at] ?? ""];
      if (weight !== undefined) at += 1;
      places.push(placeOf(position, weight ?? 0));
    }
    add(isEscaped ? quoted.replace(/(['\\])\1/g, "$1") : quoted, places);
  }
}
