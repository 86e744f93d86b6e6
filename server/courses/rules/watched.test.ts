import fc from "fast-check";
import { expect, it } from "vitest";
import { isWatched, mergeRanges, type Ranges, secondsIn } from "./watched";

it("merges overlaps and clips to the clip", () => {
  expect(
    mergeRanges(
      [
        [5, 10],
        [0, 6],
        [20, 99],
        [12, 12],
        [15, 14],
      ],
      40,
    ),
  ).toEqual([
    [0, 10],
    [20, 40],
  ]);
});

it("merges what was played without a gap", () => {
  expect(
    mergeRanges(
      [
        [10, 20],
        [0, 10],
      ],
      40,
    ),
  ).toEqual([[0, 20]]);
});

it("counts distinct seconds: what was watched twice counts once", () => {
  expect(
    secondsIn(
      mergeRanges(
        [
          [0, 10],
          [0, 10],
          [5, 15],
        ],
        40,
      ),
    ),
  ).toBe(15);
});

it("is not watched by seeking to the end (R7)", () => {
  expect(
    isWatched(
      mergeRanges(
        [
          [0, 2],
          [39, 40],
        ],
        40,
      ),
      40,
    ),
  ).toBe(false);
});

it("is watched from 90% on", () => {
  expect(isWatched([[0, 36]], 40)).toBe(true);
  expect(isWatched([[0, 35.9]], 40)).toBe(false);
  expect(isWatched([], 0)).toBe(false);
});

it("never counts more than the clip's length, in any order of reports", () => {
  const ranges = fc.array(
    fc.tuple(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0, max: 100, noNaN: true })),
  );
  fc.assert(
    fc.property(ranges, ranges, (first, second) => {
      const both = mergeRanges([...first, ...second] as Ranges, 60);
      expect(secondsIn(both)).toBeLessThanOrEqual(60 + 1e-9);
      expect(mergeRanges([...mergeRanges(second as Ranges, 60), ...first] as Ranges, 60)).toEqual(both);
    }),
  );
});

it("keeps at most 500 ranges, the longest ones", () => {
  const many = Array.from({ length: 600 }, (_, index): [number, number] => [
    index * 2,
    index * 2 + (index % 6 === 0 ? 0.5 : 1),
  ]);
  expect(mergeRanges(many, 2000)).toEqual(many.filter(([from, to]) => to - from === 1));
});
