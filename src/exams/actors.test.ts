// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { QueuedAnswer } from "../../machines/exams/answer-queue";
import { describeCallActors, listenTo, outputOf, signalsAfterStop, stubServices } from "../api/actors.testing";
import { device } from "../device/storage";
import { undeliveredKey } from "../device/undelivered-place";
import { waiting } from "../device/wait-until";
import { examActors, examListActors } from "./actors";
import { keepAnswers, openOutbox } from "./api/outbox";

const exam = { locale: "de", slug: "seo", learnerId: 7 };
const module = { ...exam, moduleId: 2 };
const sat = { ...exam, attemptId: 11 };
const entry: QueuedAnswer = { questionId: "a", answer: ["x"], key: "tab.a" };
const { get: none } = stubServices();

afterEach(() => localStorage.clear());

describeCallActors(
  "an actor of an exam",
  examActors,
  {
    exams: ["loadExam", "startExam", "sendAnswer", "finishExam", "retakeExam"],
    session: ["updateName"],
  },
  ["loadProgress", "watchAnswers", "countDown", "waitUntil"],
);
describeCallActors("an actor of a list of exams", examListActors, { exams: ["loadExams"] }, [
  "loadStatuses",
  "waitUntil",
]);

describe("the learner's progress in an exam", () => {
  const replies = { "exams.loadProgress": { attempts: [1] }, "exams.loadRules": { title: "Links" } };

  it("of a whole exam comes without the rules of a part", async () => {
    const { get, calls } = stubServices(replies);
    expect(await outputOf(examActors(get).actors.loadProgress, exam)).toEqual({ attempts: [1], part: null });
    expect(calls()).toEqual([["exams.loadProgress", exam]]);
  });

  it("of a module comes with the module's own rules, which are not the learner's", async () => {
    const { get, calls } = stubServices(replies);
    expect(await outputOf(examActors(get).actors.loadProgress, module)).toEqual({
      attempts: [1],
      part: { title: "Links" },
    });
    expect(calls()).toEqual([
      ["exams.loadProgress", module],
      ["exams.loadRules", { locale: "de", slug: "seo", moduleId: 2 }],
    ]);
  });

  it("is not waited for after the page was left", async () => {
    const calls = ["exams.loadProgress", "exams.loadRules"];
    expect(await signalsAfterStop(examActors, "loadProgress", module, calls)).toEqual([true, true]);
  });
});

describe("answers in other tabs", () => {
  /** What the browser tells this tab when another one has stored an entry, or removed it. @returns whether it listens */
  const tell = (change: "stored" | "removed") => {
    keepAnswers(sat, [entry]);
    const [key = null] = device.keys(undeliveredKey(sat.learnerId));
    const value = key === null ? null : localStorage.getItem(key);
    const values = change === "stored" ? { newValue: value } : { oldValue: value, newValue: null };
    const event = new StorageEvent("storage", { key, ...values });
    const looked = vi.spyOn(event, "key", "get").mockReturnValue(key);
    dispatchEvent(event);
    return looked.mock.calls.length > 0;
  };

  it.each([
    ["stored", "answer.found"],
    ["removed", "answer.delivered"],
  ] as const)("that are %s are reported as %s, until the attempt is left", (change, type) => {
    const { heard, stop } = listenTo(examActors(none).actors.watchAnswers, sat);
    expect(tell(change)).toBe(true);
    expect(heard).toEqual([{ type, entry }]);
    stop();
    expect(tell(change)).toBe(false);
    expect(heard).toHaveLength(1);
  });

  it("are kept and forgotten on this device, those of this attempt only", () => {
    const { keepOnDevice, forgetOnDevice } = examActors(none).actions;
    keepOnDevice(undefined, { ...sat, entries: [entry] });
    expect(openOutbox(sat)).toEqual([entry]);
    expect(openOutbox({ ...sat, learnerId: 8 })).toEqual([]);
    forgetOnDevice(undefined, { ...sat, entries: [entry] });
    expect(openOutbox(sat)).toEqual([]);
  });
});

describe("time", () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-03-01T10:00:00.000Z") }));
  afterEach(() => void vi.useRealTimers());

  it("left for an attempt is told every second, by the server's clock, until the attempt is left", () => {
    const times = { deadline: "2026-03-01T11:00:30.000Z", now: "2026-03-01T11:00:00.000Z" };
    const { heard, stop } = listenTo(examActors(none).actors.countDown, times);
    vi.advanceTimersByTime(1000);
    stop();
    vi.advanceTimersByTime(5000);
    expect(heard).toEqual([30, 29].map((secondsLeft) => ({ type: "clock.ticked", secondsLeft })));
  });

  it("until an exam opens again is waited for", () => {
    expect(examActors(none).actors.waitUntil).toBe(waiting);
    expect(examListActors(none).actors.waitUntil).toBe(waiting);
  });
});

describe("a list of exams", () => {
  const held = { certificates: [{ id: 3 }], now: "2026-03-01T10:00:00.000Z" };
  const replies = {
    "exams.loadStatuses": [{ slug: "seo" }],
    "exams.loadAgencyExams": { digitalAgencies: [] },
    "certificates.loadCertificates": held,
  };

  it.each([
    ["all", "exams.loadStatuses", { all: [{ slug: "seo" }] }],
    ["agencyPartners", "exams.loadAgencyExams", { digitalAgencies: [] }],
  ] as const)("%s: comes with the learner's certificates and the server's clock", async (list, call, entries) => {
    const { get, calls } = stubServices(replies);
    const { loadStatuses } = examListActors(get).actors;
    expect(await outputOf(loadStatuses, { locale: "de", list })).toEqual({ entries, ...held });
    expect(calls()).toEqual([
      [call, { locale: "de" }],
      ["certificates.loadCertificates", undefined],
    ]);
    const all = [call, "certificates.loadCertificates"];
    expect(await signalsAfterStop(examListActors, "loadStatuses", { locale: "de", list }, all)).toEqual([true, true]);
  });
});
