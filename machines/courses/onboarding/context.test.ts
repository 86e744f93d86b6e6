import { describe, expect, it } from "vitest";
import { mergeProgress } from "./context";
import { passed } from "./onboarding.testing";

describe("two answers about progress", () => {
  it("are merged, whichever comes last", () => {
    expect(mergeProgress(passed(1), passed(2))).toEqual(passed(1, 2));
    expect(mergeProgress(passed(1, 2), passed(2))).toEqual(passed(1, 2));
    expect(mergeProgress(passed(1, 2), passed(3))).toEqual(passed(1, 2, 3));
  });

  it("are one if nothing was known", () => {
    expect(mergeProgress(null, passed(2))).toEqual(passed(2));
  });

  it("stay between 0 and 100 without steps (L12)", () => {
    expect(mergeProgress(null, { progress: 0, data: [], total: 0 }).progress).toBe(0);
  });
});
