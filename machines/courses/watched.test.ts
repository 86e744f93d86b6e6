import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distinctSeconds, extendWatched, isSeen, type Ranges } from "./watched";

const range = fc.tuple(fc.nat(200), fc.nat(60)).map(([from, length]): [number, number] => [from, from + length]);
const ranges = fc.array(range, { maxLength: 12 });

/** What was played, second by second. */
const secondsIn = (played: Ranges) =>
  new Set(played.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index))).size;

describe("distinctSeconds", () => {
  it("counts each second once, however often and in whatever order it was watched", () => {
    fc.assert(
      fc.property(ranges, (played) => {
        expect(distinctSeconds(played)).toBe(secondsIn(played));
      }),
    );
  });

  it("is not changed by watching something again", () => {
    fc.assert(
      fc.property(ranges, (played) => {
        expect(distinctSeconds([...played, ...played])).toBe(distinctSeconds(played));
      }),
    );
  });

  it("never shrinks by watching more", () => {
    fc.assert(
      fc.property(ranges, range, (played, more) => {
        expect(distinctSeconds([...played, more])).toBeGreaterThanOrEqual(distinctSeconds(played));
      }),
    );
  });

  it("does not reorder what it was given", () => {
    const played: Ranges = [
      [10, 20],
      [0, 5],
    ];
    distinctSeconds(played);
    expect(played[0]).toEqual([10, 20]);
  });
});

describe("extendWatched", () => {
  const play = (from: number, to: number, step: number, rate = 1) => {
    let played: Ranges = [];
    for (let at = from; at < to; at += step) played = extendWatched(played, at, Math.min(at + step, to), rate);
    return played;
  };

  it("joins what is played without a break", () => {
    expect(play(0, 30, 0.25)).toEqual([[0, 30]]);
  });

  it("counts nothing that was skipped by seeking", () => {
    expect(extendWatched([[0, 10]], 10, 300, 1)).toEqual([[0, 10]]);
  });

  it("counts nothing for pausing or going back", () => {
    expect(extendWatched([[0, 10]], 10, 10, 1)).toEqual([[0, 10]]);
    expect(extendWatched([[0, 10]], 10, 4, 1)).toEqual([[0, 10]]);
    expect(extendWatched([], 5, 5, 1)).toEqual([]);
  });

  it("starts another range after a seek back, and counts the overlap once", () => {
    const played = extendWatched([[0, 10]], 4, 5, 1);
    expect(distinctSeconds(played)).toBe(10);
    expect(distinctSeconds(extendWatched([[10, 20]], 4, 5, 1))).toBe(11);
  });

  it("takes longer steps at a higher speed, not at a lower one", () => {
    expect(extendWatched([], 0, 2.5, 2)).toEqual([[0, 2.5]]);
    expect(extendWatched([], 0, 2.5, 1)).toEqual([]);
    expect(extendWatched([], 0, 1.2, 0.5)).toEqual([[0, 1.2]]);
  });

  it("never counts more than was played, whatever is reported", () => {
    const report = fc.record({ from: fc.nat(300), to: fc.nat(300), rate: fc.constantFrom(0.5, 1, 1.5, 2) });
    fc.assert(
      fc.property(fc.array(report, { maxLength: 30 }), (reports) => {
        const played = reports.reduce<Ranges>((all, { from, to, rate }) => extendWatched(all, from, to, rate), []);
        const most = reports.reduce(
          (sum, { from, to, rate }) => sum + (to > from && to - from <= 1.5 * Math.max(rate, 1) ? to - from : 0),
          0,
        );
        expect(distinctSeconds(played)).toBeLessThanOrEqual(most + 0.01 * reports.length);
      }),
    );
  });
});

describe("having watched a clip", () => {
  it.each([
    ["all of it", 100, [[0, 100]], true],
    ["90 %", 100, [[0, 90]], true],
    ["less", 100, [[0, 89.9]], false],
    ["nothing", 100, [], false],
    ["its end only", 100, [[95, 100]], false],
    [
      "half of it twice",
      100,
      [
        [0, 50],
        [0, 50],
      ],
      false,
    ],
    [
      "90 % in pieces",
      100,
      [
        [60, 100],
        [0, 50],
      ],
      true,
    ],
    ["a clip of unknown length", 0, [[0, 50]], false],
  ] as [string, number, Ranges, boolean][])("%s", (_, seconds, watched, expected) => {
    expect(isSeen(watched, seconds)).toBe(expected);
  });
});
