import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { progressOf } from "./progress";

const course = [[11, 12], [21, 22, 23], [31]];
const doneAt = (...ids: number[]) => new Map(ids.map((id, index) => [id, new Date(1000 * index)]));

describe("progress (R7, L12)", () => {
  it("is 0 for a course without steps", () => {
    expect(progressOf([], new Map(), true)).toMatchObject({ progress: 0, stepsCount: 0, resume: null });
    expect(progressOf([[], []], doneAt(11), true).progress).toBe(0);
  });
  it("is 100 only when all is done", () => {
    const long = [Array.from({ length: 300 }, (_, id) => id + 1)];
    expect(progressOf(long, doneAt(...(long[0]?.slice(1) ?? [])), true).progress).toBe(99);
    expect(progressOf(course, doneAt(11, 12, 21, 22, 23, 31), true).progress).toBe(100);
  });
  it("does not count steps that the course no longer has", () => {
    const { progress, stepsDone } = progressOf(course, doneAt(11, 999, 998, 997, 996, 995, 994), true);
    expect([progress, stepsDone]).toEqual([16, 1]);
  });
  it("stays within 0 and 100 whatever is done", () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.nat(50))), fc.uniqueArray(fc.nat(60)), (skeleton, ids) => {
        const { progress, stepsDone, stepsCount } = progressOf(skeleton, doneAt(...ids), true);
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress).toBeLessThanOrEqual(100);
        expect(stepsDone).toBeLessThanOrEqual(stepsCount);
      }),
    );
  });
  it("counts per lesson", () => {
    expect(progressOf(course, doneAt(12, 31), true).lessons).toEqual([
      { number: 1, stepsDone: 1, stepsCount: 2 },
      { number: 2, stepsDone: 0, stepsCount: 3 },
      { number: 3, stepsDone: 1, stepsCount: 1 },
    ]);
  });
});

describe("resume (L14)", () => {
  const resume = (...ids: number[]) => progressOf(course, doneAt(...ids), true).resume;
  it("starts with the first step", () => expect(resume()).toEqual({ lesson: 1, step: 1 }));
  it("continues after the step completed last", () => expect(resume(11, 21)).toEqual({ lesson: 2, step: 2 }));
  it("skips what is already done", () => expect(resume(22, 21)).toEqual({ lesson: 2, step: 3 }));
  it("returns to the first gap once the end is done", () => expect(resume(11, 31)).toEqual({ lesson: 1, step: 2 }));
  it("depends on when steps were completed, not on their positions", () =>
    expect(resume(23, 11)).toEqual({ lesson: 1, step: 2 }));
  it("continues after the later of two steps that were completed at the same moment", () => {
    const moment = new Date(1000);
    const done = new Map([11, 13].map((id) => [id, moment]));
    expect(progressOf([[11, 12, 13, 14]], done, true).resume).toEqual({ lesson: 1, step: 4 });
  });
  it("returns nothing when all is done", () => expect(resume(11, 12, 21, 22, 23, 31)).toBeNull());
});
