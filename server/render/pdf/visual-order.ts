import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** A part of a line that is written in one direction: from right to left if its level is odd (UAX #9). */
interface Directed {
  level: number;
}

/** The level of each of some characters, which are one text: 0 unless a script is written from right to left. */
export function levelsOf(characters: readonly string[]): number[] {
  const { levels } = bidi.getEmbeddingLevels(characters.join(""), "auto");
  let at = 0;
  return characters.map(({ length }) => {
    at += length;
    return levels[at - length] ?? 0;
  });
}

/** The parts of a line from left to right (UAX #9, rule L2): what belongs to a higher level is turned round. */
export function visualOrder<Part extends Directed>(parts: readonly Part[]): Part[] {
  let ordered = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level >= 1; level -= 1) {
    const turned: Part[] = [];
    let inside: Part[] = [];
    for (const part of ordered) {
      if (part.level >= level) inside.unshift(part);
      else {
        turned.push(...inside, part);
        inside = [];
      }
    }
    ordered = [...turned, ...inside];
  }
  return ordered;
}
