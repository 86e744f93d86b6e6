import { expect, it } from "vitest";
import { levelsOf, visualOrder } from "./visual-order";

/** Words and spaces, from left to right. */
function shown(text: string): string {
  const words = text.split(/(?<= )|(?= )/);
  const levels = levelsOf(words);
  return visualOrder(words.map((word, index) => ({ word, level: levels[index] ?? 0 })))
    .map(({ word }) => word)
    .join("");
}

it.each([
  ["Ada Lovelace", "Ada Lovelace"],
  ["محمد بن علي", "علي بن محمد"],
  ["Ada כהן לוי King", "Ada לוי כהן King"],
  // What begins in Hebrew begins on the right; names in it are read from left to right.
  ["דוד Ben Gurion לוי", "לוי Ben Gurion דוד"],
  ["", ""],
])("%s is written as %s, from left to right", (text, line) => {
  expect(shown(text)).toBe(line);
});
