import { expect, it } from "vitest";
import { placeOf, positionIn, readVector, weightIn } from "./read-vector";

function lexemesOf(vector: string) {
  const all: [string, ...[number, number][]][] = [];
  readVector(vector, (lexeme, places) =>
    all.push([lexeme, ...places.map((place): [number, number] => [positionIn(place), weightIn(place)])]),
  );
  return all;
}

it("reads lexemes with positions and weights, A to D", () => {
  expect(lexemesOf("'analyt':2A,13 'web':1A,5B,16383C 'z'")).toEqual([
    ["analyt", [2, 3], [13, 0]],
    ["web", [1, 3], [5, 2], [16383, 1]],
    ["z"],
  ]);
  expect(lexemesOf("")).toEqual([]);
});

it("reads quotes, backslashes, spaces, and colons within lexemes", () => {
  expect(lexemesOf(String.raw`'a''b':1 '\\':2 'c d:3,4''':5A '検索':6`)).toEqual([
    ["a'b", [1, 0]],
    ["\\", [2, 0]],
    ["c d:3,4'", [5, 3]],
    ["検索", [6, 0]],
  ]);
});

it("orders places by position, then by weight", () => {
  expect(placeOf(2, 0)).toBeGreaterThan(placeOf(1, 3));
  expect(placeOf(16383, 3)).toBeLessThan(2 ** 16);
});
