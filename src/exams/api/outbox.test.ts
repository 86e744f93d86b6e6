import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "../../../contract/endpoint";
import type { QueuedAnswer } from "../../../machines/exams/answer-queue";
import type { Call } from "../../api/call";
import { createServices } from "../../api/services";
import { device } from "../../device/storage";
import { undeliveredKey } from "../../device/undelivered-place";
import { deliverAnswer, forgetAnswers, keepAnswers, openOutbox, watchAnswers } from "./outbox";

const sat = { locale: "en", slug: "seo", learnerId: 7, attemptId: 11 };
const a: QueuedAnswer = { questionId: "a", answer: ["x"], key: "tab1.a" };
const b: QueuedAnswer = { questionId: "b", answer: ["y"], key: "tab2.b" };

let told: EventTarget;
beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    key: (index: number) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  });
  told = new EventTarget();
  vi.stubGlobal("addEventListener", told.addEventListener.bind(told));
  vi.stubGlobal("dispatchEvent", told.dispatchEvent.bind(told));
  vi.stubGlobal("location", { pathname: "/academy/certification/seo/", search: "" });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("unsent answers on the device", () => {
  it("from two tabs are all available to the next page of the attempt", () => {
    keepAnswers(sat, [a]);
    keepAnswers(sat, [b]);
    expect(openOutbox(sat)).toEqual([a, b]);
  });

  it("are restored for the same learner, exam, and attempt only", () => {
    keepAnswers(sat, [a]);
    expect(openOutbox({ ...sat, learnerId: 8 })).toEqual([]);
    expect(openOutbox({ ...sat, slug: "ads" })).toEqual([]);
    expect(openOutbox({ ...sat, moduleId: 2 })).toEqual([]);
    expect(openOutbox(sat)).toEqual([a]);
  });

  it.each([12, null])("of a finished attempt are removed (open attempt: %s)", (attemptId) => {
    keepAnswers(sat, [a]);
    keepAnswers({ ...sat, slug: "ads" }, [b]);
    expect(openOutbox({ ...sat, attemptId })).toEqual([]);
    expect(device.keys("academy.undelivered")).toHaveLength(1);
  });

  it("that were taken back are restored as such", () => {
    const withdrawn = { ...a, answer: [""], key: "tab1.withdrawn" };
    keepAnswers(sat, [a]);
    keepAnswers(sat, [withdrawn]);
    expect(openOutbox(sat)).toEqual([withdrawn]);
  });

  it("of other attempts at other exams stay", () => {
    const other = { ...sat, slug: "ads", attemptId: 5 };
    keepAnswers(other, [b]);
    expect(openOutbox(sat)).toEqual([]);
    expect(openOutbox(other)).toEqual([b]);
  });

  it("leave nothing behind once they are removed or delivered", async () => {
    keepAnswers(sat, [a, b]);
    forgetAnswers(sat, [a]);
    expect(openOutbox(sat)).toEqual([b]);
    expect(await deliverAnswer(sat, b, async () => undefined)).toBe(true);
    expect(device.keys("academy.undelivered")).toEqual([]);
  });

  it("of one tab are not changed by another that has none", async () => {
    keepAnswers(sat, [{ ...a, key: "tab1.a2" }]);
    await deliverAnswer(sat, { ...b, key: "tab2.b2" }, async () => undefined);
    expect(openOutbox(sat)).toHaveLength(1);
  });
});

describe("answers stored by an earlier release", () => {
  const old = "academy.outbox.7.seo";
  const queue = [a, b];

  it("are migrated once", () => {
    localStorage.setItem(old, JSON.stringify({ version: 1, attemptId: 11, queue }));
    expect(openOutbox(sat)).toEqual(queue);
    expect(localStorage.getItem(old)).toBeNull();
    expect(openOutbox(sat)).toEqual(queue);
  });

  it("do not replace a later answer", () => {
    const later = { ...a, answer: ["later"], key: "tab3.a" };
    keepAnswers(sat, [later]);
    localStorage.setItem(old, JSON.stringify({ version: 1, attemptId: 11, queue }));
    expect(openOutbox(sat)).toEqual([later, b]);
  });

  it.each([
    ["no JSON", "["],
    ["another version", JSON.stringify({ version: 0, attemptId: 11, queue })],
    ["an attempt that is over", JSON.stringify({ version: 1, attemptId: 10, queue })],
    [
      "an answer without a key",
      JSON.stringify({ version: 1, attemptId: 11, queue: [{ questionId: "a", answer: ["x"] }] }),
    ],
    ["an empty answer", JSON.stringify({ version: 1, attemptId: 11, queue: [{ ...a, answer: [] }] })],
    ["null", "null"],
  ])("are dropped in case of %s", (_, text) => {
    localStorage.setItem(old, text);
    expect(openOutbox(sat)).toEqual([]);
    expect(localStorage.length).toBe(0);
  });
});

describe("other tabs of an attempt", () => {
  it("report when they store or deliver an answer", () => {
    const heard: unknown[] = [];
    const end = new AbortController();
    watchAnswers(sat, (change) => heard.push(change), end.signal);
    const change = (attemptId: number, command: object, gone: boolean) => {
      const text = JSON.stringify({
        version: 1,
        command: {
          kind: "examAnswer",
          locale: "en",
          slug: "seo",
          attemptId,
          questionId: "a",
          answer: ["x"],
          ...command,
        },
        key: "k",
        stamp: 1,
        page: "/",
      });
      const values = { oldValue: gone ? text : null, newValue: gone ? null : text };
      told.dispatchEvent(Object.assign(new Event("storage"), { key: `${undeliveredKey(7)}x`, ...values }));
    };
    change(11, {}, false);
    change(11, {}, true);
    change(12, {}, false);
    change(11, { slug: "ads" }, false);
    change(11, { moduleId: 2 }, false);
    const entry = { questionId: "a", answer: ["x"], key: "k" };
    expect(heard).toEqual([
      { type: "kept", entry },
      { type: "gone", entry },
    ]);
    end.abort();
  });
});

describe("an answer that a later one of this device has overtaken", () => {
  it.each([
    [true, false],
    [undefined, true],
  ])("does not count (superseded: %s)", async (superseded, counts) => {
    const call = async () => ({ questionId: "a", savedAt: "", answeredCount: 1, superseded });
    const { exams } = createServices(call as unknown as Call);
    const entry = { ...a, key: `overtaken.${superseded}` };
    keepAnswers(sat, [entry]);
    expect(await exams.sendAnswer({ ...sat, entry })).toBe(counts);
    expect(openOutbox(sat)).toEqual([]);
  });
});

describe("an exam's module", () => {
  it("keeps its unsent answers separately", async () => {
    keepAnswers({ ...sat, moduleId: 2 }, [a]);
    const asked: object[] = [];
    const call = async ({ id }: Endpoint, args: object) => {
      asked.push({ id, ...args });
      return { attempt: { id: 11 } };
    };
    const { exams } = createServices(call as unknown as Call);
    const place = { locale: "en", slug: "seo" };
    expect((await exams.loadProgress({ ...place, learnerId: 7 })).queue).toEqual([]);
    expect((await exams.loadProgress({ ...place, moduleId: 2, learnerId: 7 })).queue).toEqual([a]);
    expect(asked).toEqual([
      { id: "exams.progress", params: place },
      { id: "moduleExams.progress", params: { ...place, moduleId: "2" } },
    ]);
  });
});
