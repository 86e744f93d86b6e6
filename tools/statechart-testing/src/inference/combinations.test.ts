import { expect, it } from "vitest";
import { combinations } from "./combinations";

const pairsOf = (rows: readonly number[][]): Set<string> =>
  new Set(rows.flatMap((row) => row.flatMap((a, i) => row.slice(i + 1).map((b, j) => `${i}=${a} ${i + 1 + j}=${b}`))));

it("combines every two values of two fields with few rows", () => {
  const counts = [2, 3, 2, 2, 4];
  const rows = combinations(counts, 100);
  // 2·3 + 2·2 + 2·2 + 2·4 + 3·2 + 3·2 + 3·4 + 2·2 + 2·4 + 2·4
  expect(pairsOf(rows).size).toBe(66);
  expect(rows.length).toBeLessThanOrEqual(16);
});

it("has each value, and the last ones together, before the limit", () => {
  expect(combinations([2, 3], 3)).toEqual([
    [0, 0],
    [1, 1],
    [1, 2],
  ]);
});

it("has one row without fields", () => {
  expect(combinations([], 5)).toEqual([[]]);
});
