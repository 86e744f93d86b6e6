import { describe, expect, it } from "vitest";
import { isChosen, type Sample } from "./choose-faults.mjs";

const faults = Array.from({ length: 2000 }, (_, at) => ({
  mutatorName: "ConditionalExpression",
  replacement: at % 2 ? "true" : "false",
  location: { start: { line: at >> 1, column: 5 }, end: { line: at >> 1, column: 9 } },
}));
const chosen = (sample: Sample, file = "machines/a.ts") => faults.filter((fault) => isChosen(fault, file, sample));

describe("a sample of faults", () => {
  it("is about as large as asked for, and whole at 100%", () => {
    const { length } = chosen({ percent: 10, seed: 1 });
    // The expected number is 200; four standard deviations are 54.
    expect(length).toBeGreaterThan(146);
    expect(length).toBeLessThan(254);
    expect(chosen({ percent: 100, seed: 1 })).toEqual(faults);
  });

  it("is the same for the same seed, part of a larger one, and different for another seed or file", () => {
    const small = chosen({ percent: 10, seed: 1 });
    expect(chosen({ percent: 10, seed: 1 })).toEqual(small);
    expect(chosen({ percent: 20, seed: 1 })).toEqual(expect.arrayContaining(small));
    expect(chosen({ percent: 10, seed: 2 })).not.toEqual(small);
    expect(chosen({ percent: 10, seed: 1 }, "machines/b.ts")).not.toEqual(small);
  });
});
