import { describe, expect, it } from "vitest";
import { ratingNumbers } from "./ratings-shown";

describe("the ratings of a course in numbers", () => {
  it.each([
    ["without ratings have no average", [0, 0, 0, 0, 0], { count: 0, average: null, isShown: false }],
    ["have an average with two decimals", [0, 0, 1, 0, 2], { count: 3, average: 4.33, isShown: false }],
    ["are not shown to visitors below five (R64)", [1, 0, 0, 0, 3], { count: 4, average: 4, isShown: false }],
    ["are shown to visitors from five on (R64)", [1, 1, 1, 1, 1], { count: 5, average: 3, isShown: true }],
  ])("%s", (_, byStars, expected) => {
    expect(ratingNumbers(byStars)).toEqual({ ...expected, byStars });
  });
});
