import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  enqueueAnswer,
  firstOpen,
  laterThan,
  overlay,
  type QueuedAnswer,
  type RefusedAnswer,
  refuseFirst,
  saveState,
  withoutDelivered,
} from "./answer-queue";
import { attempt } from "./exam.testing";

const entry = fc.record({
  questionId: fc.constantFrom("a", "b", "c", "d"),
  answer: fc.array(fc.constantFrom("x", "y", "z"), { minLength: 1, maxLength: 3 }),
});
const given = fc
  .array(entry, { maxLength: 20 })
  .map((entries) => entries.map((e, key) => ({ ...e, key: String(key) })));
const enqueueAll = (entries: QueuedAnswer[]) => entries.reduce<QueuedAnswer[]>(enqueueAnswer, []);

describe("firstOpen", () => {
  it.each([
    [{}, 0],
    [{ a: ["x"] }, 1],
    [{ a: ["x"], c: ["y"] }, 1],
    [{ a: ["x"], b: ["y"], c: ["z"] }, 0],
  ])("with the answers %j is question %i", (answers, index) => {
    expect(firstOpen(attempt({ answers }))).toBe(index);
  });

  it("is the first question without an attempt", () => {
    expect(firstOpen(null)).toBe(0);
  });
});

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

  it("leaves the first alone, which may be in flight", () => {
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

describe("laterThan", () => {
  it("shows what another tab has delivered, or what was given here after it", () => {
    fc.assert(
      fc.property(given, entry, fc.nat(25), (queue, other, position) => {
        // One that both tabs have, or one of the other tab alone.
        const delivered = queue[position] ?? { ...other, key: "other" };
        const since = queue.slice(queue.indexOf(delivered) + 1);
        const last = since.findLast(({ questionId }) => questionId === delivered.questionId) ?? delivered;
        const shown = overlay({ [delivered.questionId]: delivered.answer }, laterThan(queue, delivered));
        expect(shown[delivered.questionId]).toEqual(last.answer);
        for (const { questionId } of queue)
          if (questionId !== delivered.questionId) expect(shown[questionId]).toEqual(overlay({}, queue)[questionId]);
      }),
    );
  });
});

const failure = { code: "invalid", status: 400 } as const;
const answer = (questionId: string, key: string): QueuedAnswer => ({ questionId, answer: ["x"], key });
const refusal = (questionId: string, key: string): RefusedAnswer => ({ ...answer(questionId, key), failure });

describe("refuseFirst", () => {
  it("takes the first out of the queue, with the reason", () => {
    expect(refuseFirst([answer("a", "1"), answer("b", "2")], [refusal("c", "0")], failure)).toEqual({
      queue: [answer("b", "2")],
      refused: [refusal("c", "0"), refusal("a", "1")],
    });
  });

  it("forgets it for a newer answer to the same question", () => {
    const queue = [answer("a", "1"), answer("a", "2")];
    expect(refuseFirst(queue, [], failure)).toEqual({ queue: [answer("a", "2")], refused: [] });
  });

  it("does nothing to an empty queue", () => {
    expect(refuseFirst([], [], failure)).toEqual({ queue: [], refused: [] });
  });
});

describe("withoutDelivered", () => {
  it("takes out what another tab has delivered, and leaves the first alone, which may be in flight", () => {
    const queue = [answer("a", "1"), answer("b", "2"), answer("c", "3")];
    expect(withoutDelivered(queue, "2")).toEqual([queue[0], queue[2]]);
    expect(withoutDelivered(queue, "1")).toEqual(queue);
    expect(withoutDelivered(queue, "4")).toEqual(queue);
  });
});

describe("saveState", () => {
  const queue = [answer("a", "1")];
  const refused = [refusal("a", "0"), refusal("c", "0")];
  it.each([
    ["nothing answered", "b", {}, false, "none"],
    ["on its way", "a", { a: ["x"] }, false, "saving"],
    ["waiting on the device", "a", { a: ["x"] }, true, "waiting"],
    ["rejected by the server", "c", { c: ["x"] }, false, "unsaved"],
    ["on the server", "b", { b: ["x"] }, true, "saved"],
  ] as const)("%s", (_, questionId, answers: Record<string, readonly string[]>, isOffline, expected) => {
    const copied = Object.fromEntries(Object.entries(answers).map(([id, parts]) => [id, [...parts]]));
    expect(saveState(questionId, copied, queue, refused, isOffline)).toBe(expected);
  });
});
