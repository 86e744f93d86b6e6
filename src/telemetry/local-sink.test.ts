import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Report } from "../../machines/account/consent";
import type { Storage } from "../device/storage";
import { createLocalSink, maxReports } from "./local-sink";

const key = "academy.reports";

function memory(): Storage & { held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    read: (name) => held.get(name) ?? null,
    write: (name, value) => void held.set(name, value),
    remove: (name) => void held.delete(name),
    removeAll: () => held.clear(),
    keys: () => [...held.keys()],
  };
}
const unsent = { take: () => {}, flush: () => {}, clear: () => {} };
/** Longer than the sink waits before it writes. */
const pass = () => vi.advanceTimersByTime(60_000);
const page = (path: string): Report => ({ type: "page", path });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the local sink", () => {
  it("keeps the newest reports, and continues after a reload", () => {
    const storage = memory();
    const sink = createLocalSink(storage, unsent);
    for (let count = 0; count < maxReports + 3; count += 1) sink.take(page(`/academy/${count}/`));
    expect(sink.reports()).toHaveLength(maxReports);
    expect(sink.reports()[0]).toEqual(page("/academy/3/"));
    pass();
    expect(createLocalSink(storage, unsent).reports()).toEqual(sink.reports());
  });

  it("writes simultaneous reports together", () => {
    const storage = memory();
    const write = vi.spyOn(storage, "write");
    const sink = createLocalSink(storage, unsent);
    for (const path of ["/academy/", "/academy/courses/"]) sink.take(page(path));
    expect(write).not.toHaveBeenCalled();
    pass();
    expect(write).toHaveBeenCalledOnce();
  });

  it("writes immediately when the page is left, and only what is new", () => {
    const storage = memory();
    const write = vi.spyOn(storage, "write");
    const sink = createLocalSink(storage, unsent);
    sink.flush();
    sink.take(page("/academy/"));
    sink.flush();
    sink.flush();
    pass();
    expect(write).toHaveBeenCalledOnce();
    expect(createLocalSink(storage, unsent).reports()).toEqual([page("/academy/")]);
  });

  it("removes everything when it is cleared, including unwritten reports", () => {
    const storage = memory();
    const sink = createLocalSink(storage, unsent);
    sink.take(page("/academy/"));
    sink.clear();
    pass();
    expect(sink.reports()).toEqual([]);
    expect(storage.held.size).toBe(0);
  });

  it("reports every change to a subscriber, until it unsubscribes", () => {
    const sink = createLocalSink(memory(), unsent);
    const told = vi.fn();
    const leave = sink.subscribe(told);
    sink.take(page("/academy/"));
    sink.clear();
    leave();
    sink.take(page("/academy/"));
    expect(told).toHaveBeenCalledTimes(2);
  });

  it("passes on only steps, has them sent when the page is left, and dropped when it is cleared", () => {
    const sender = { take: vi.fn(), flush: vi.fn(), clear: vi.fn() };
    const sink = createLocalSink(memory(), sender);
    const step: Report = {
      type: "step",
      machine: "quiz",
      transitions: ["quiz.asking answer.submit #1"],
      entered: ["quiz.checking"],
      left: [{ state: "quiz.asking", seconds: 3 }],
      leftPage: false,
      locale: "en",
    };
    for (const report of [page("/academy/"), { type: "user", tag: "external" } as const, step]) sink.take(report);
    expect(sender.take.mock.calls).toEqual([[step]]);
    expect([sender.clear, sender.flush].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    sink.flush();
    expect(sender.flush).toHaveBeenCalledOnce();
    sink.clear();
    expect(sender.clear).toHaveBeenCalledOnce();
  });

  it("keeps no personal or invented address", () => {
    const sink = createLocalSink(memory(), unsent);
    for (const path of [
      "/academy/certificates/q7Xw0aPZ/",
      "/academy/certificates/abc-123/",
      "/academy/courses/ada@academy.test/",
      "/academy/Ada Lovelace/",
      "/academy/courses/seo-basics/lessons/lesson-2/",
    ])
      sink.take(page(path));
    expect(sink.reports()).toEqual([
      page("/academy/certificates/…/"),
      page("/academy/certificates/…/"),
      page("/academy/courses/…/"),
      page("/academy/…/"),
      page("/academy/courses/seo-basics/lessons/lesson-2/"),
    ]);
  });

  it.each([
    ["nothing", null],
    ["no list", "{}"],
    ["no JSON", "["],
    ["no reports", '[1, null, "x", {}, { "type": "page" }, { "type": "mail", "path": "x" }]'],
    [
      "what an earlier version counted",
      '[{ "type": "transition", "machine": "quiz", "from": "asking", "locale": "en" }]',
    ],
    ["a step without its lists", '[{ "type": "step", "machine": "quiz", "locale": "en" }]'],
  ])("treats stored %s as empty", (_, text) => {
    const storage = memory();
    if (text !== null) storage.write(key, text);
    expect(createLocalSink(storage, unsent).reports()).toEqual([]);
  });
});
