import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { enqueueAnswer, overlay, type QueuedAnswer, saveState } from "./outbox";

const entry = fc.record({
  questionId: fc.constantFrom("a", "b", "c", "d"),
  answer: fc.array(fc.constantFrom("x", "y", "z"), { minLength: 1, maxLength: 3 }),
});
const given = fc
  .array(entry, { maxLength: 20 })
  .map((entries) => entries.map((e, key) => ({ ...e, key: String(key) })));
const enqueueAll = (entries: QueuedAnswer[]) => entries.reduce<QueuedAnswer[]>(enqueueAnswer, []);

describe("enqueueAnswer", () => {
  it("never loses the last answer to a question", () => {
    fc.assert(
      fc.property(given, (entries) => {
        const last = new Map(entries.map(({ questionId, key }) => [questionId, key]));
        const queued = new Map(enqueueAll(entries).map(({ questionId, key }) => [questionId, key]));
        expect(queued).toEqual(last);
      }),
    );
  });

  it("leaves the first alone, which may be under way", () => {
    fc.assert(
      fc.property(given, (entries) => {
        fc.pre(entries.length > 0);
        expect(enqueueAll(entries)[0]).toEqual(entries[0]);
      }),
    );
  });

  it("keeps the order in which answers were given", () => {
    fc.assert(
      fc.property(given, (entries) => {
        const keys = enqueueAll(entries).map(({ key }) => Number(key));
        expect(keys).toEqual([...keys].sort((a, b) => a - b));
      }),
    );
  });

  it("holds at most one waiting answer per question behind the first", () => {
    fc.assert(
      fc.property(given, (entries) => {
        const waiting = enqueueAll(entries).slice(1);
        expect(new Set(waiting.map(({ questionId }) => questionId)).size).toBe(waiting.length);
      }),
    );
  });
});

describe("overlay", () => {
  it("shows each question's last queued answer, else what the server has", () => {
    const saved = fc.dictionary(
      fc.constantFrom("a", "b", "c", "d"),
      fc.array(fc.constantFrom("x", "y"), { minLength: 1 }),
    );
    fc.assert(
      fc.property(saved, given, (answers, queue) => {
        const shown = overlay(answers, queue);
        for (const id of ["a", "b", "c", "d"]) {
          expect(shown[id]).toEqual(queue.findLast(({ questionId }) => questionId === id)?.answer ?? answers[id]);
        }
      }),
    );
  });

  it("changes neither the server's answers nor the queue", () => {
    const answers = { a: ["x"] };
    overlay(answers, [{ questionId: "a", answer: ["y"], key: "1" }]);
    expect(answers).toEqual({ a: ["x"] });
  });
});

describe("saveState", () => {
  const queue = [{ questionId: "a", answer: ["x"], key: "1" }];
  it.each([
    ["nothing answered", "b", {}, false, "none"],
    ["on its way", "a", { a: ["x"] }, false, "saving"],
    ["waiting on the device", "a", { a: ["x"] }, true, "waiting"],
    ["on the server", "b", { b: ["x"] }, true, "saved"],
  ] as const)("%s", (_, questionId, answers: Record<string, readonly string[]>, isOffline, expected) => {
    const copied = Object.fromEntries(Object.entries(answers).map(([id, parts]) => [id, [...parts]]));
    expect(saveState(questionId, copied, queue, isOffline)).toBe(expected);
  });
});
