import { describe, expect, it } from "vitest";
import { areStars } from "./setup";

describe("stars", () => {
  it.each([1, 2, 3, 4, 5])("are %s", (stars) => expect(areStars(stars)).toBe(true));
  it.each([0, -1, 6, 2.5, Number.NaN, Number.POSITIVE_INFINITY])("are not %s (R9)", (stars) =>
    expect(areStars(stars)).toBe(false),
  );
});
