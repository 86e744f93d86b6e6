import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "../../contract/endpoint";
import type { QueuedAnswer } from "../../machines/exam/outbox";
import type { Call } from "./call";
import { readOutbox } from "./outbox";
import { forgetOutboxes, keepOutbox, outboxPlace, sittingName } from "./outbox-writer";
import * as preferences from "./preferences";
import { createServices } from "./services";
import { device, readJson, tab } from "./storage";

/** A browser's storage in memory. */
function area(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}
const forbidden = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

beforeEach(() => {
  vi.stubGlobal("localStorage", area());
  vi.stubGlobal("sessionStorage", area());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("storage", () => {
  it("keeps device and tab apart", () => {
    device.write("a", "1");
    expect(device.read("a")).toBe("1");
    expect(tab.read("a")).toBeNull();
    device.remove("a");
    expect(device.read("a")).toBeNull();
  });

  it.each([
    ["forbids everything", { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
    ["does not exist", undefined],
  ])("goes on without where the browser %s", (_, broken) => {
    vi.stubGlobal("localStorage", broken);
    expect(() => device.write("a", "1")).not.toThrow();
    expect(device.read("a")).toBeNull();
    expect(() => device.remove("a")).not.toThrow();
    expect(preferences.readRate()).toBe(1);
    expect(readOutbox(7, "seo", 11)).toEqual([]);
  });

  it("goes on without where the browser is full", () => {
    vi.stubGlobal("localStorage", { ...area(), setItem: forbidden });
    preferences.rememberRate(2);
    expect(preferences.readRate()).toBe(1);
  });

  it("reads JSON that is missing, broken or foreign as nothing", () => {
    const number = (value: unknown) => (typeof value === "number" ? value : null);
    expect(readJson(device, "a", number)).toBeNull();
    device.write("a", "{");
    expect(readJson(device, "a", number)).toBeNull();
    device.write("a", '"1"');
    expect(readJson(device, "a", number)).toBeNull();
    device.write("a", "1");
    expect(readJson(device, "a", number)).toBe(1);
  });
});

describe("unsent answers on the device", () => {
  const queue: QueuedAnswer[] = [{ questionId: "a", answer: ["x"], key: "k" }];
  const stored = () => device.read(outboxPlace(7, "seo"));

  it("come back for the same learner, exam and attempt only", () => {
    keepOutbox(7, "seo", 11, queue);
    expect(readOutbox(8, "seo", 11)).toEqual([]);
    expect(readOutbox(7, "ads", 11)).toEqual([]);
    expect(readOutbox(7, "seo", 11)).toEqual(queue);
    expect(stored()).not.toBeNull();
  });

  it.each([12, null])("of an attempt that is over are thrown away (open attempt: %s)", (attemptId) => {
    keepOutbox(7, "seo", 11, queue);
    expect(readOutbox(7, "seo", attemptId)).toEqual([]);
    expect(stored()).toBeNull();
  });

  it("leave nothing behind once they are sent", () => {
    keepOutbox(7, "seo", 11, queue);
    keepOutbox(7, "seo", 11, []);
    expect(stored()).toBeNull();
  });

  it.each([
    ["no JSON", "["],
    ["another version", JSON.stringify({ version: 0, attemptId: 11, queue })],
    ["no version", JSON.stringify({ attemptId: 11, queue })],
    ["an older form", JSON.stringify({ version: 1, attemptId: 11, queue: { a: ["x"] } })],
    [
      "an answer without a key",
      JSON.stringify({ version: 1, attemptId: 11, queue: [{ questionId: "a", answer: ["x"] }] }),
    ],
    [
      "an empty answer",
      JSON.stringify({ version: 1, attemptId: 11, queue: [{ questionId: "a", answer: [], key: "k" }] }),
    ],
    ["null", "null"],
  ])("are dropped where the device holds %s", (_, text) => {
    device.write(outboxPlace(7, "seo"), text);
    expect(readOutbox(7, "seo", 11)).toEqual([]);
    expect(stored()).toBeNull();
  });
});

describe("what the browser remembers", () => {
  it("the speed, within what is on offer", () => {
    preferences.rememberRate(1.5);
    expect(preferences.readRate()).toBe(1.5);
  });

  it.each(["16", "0", "-1", '"fast"', "null", "NaN"])("normal speed where %s is stored", (text) => {
    device.write("academy.rate", text);
    expect(preferences.readRate()).toBe(1);
  });

  it("the wish to enrol in one course, told once", () => {
    preferences.rememberIntent("seo");
    expect(preferences.takeIntent("ads")).toBe(false);
    expect(preferences.takeIntent("seo")).toBe(true);
    expect(preferences.takeIntent("seo")).toBe(false);
  });

  it("that the trial was offered, under the specification's name, for this browser session", () => {
    expect(preferences.readTrialShown()).toBe(false);
    preferences.writeTrialShown();
    expect(preferences.readTrialShown()).toBe(true);
    expect(sessionStorage.getItem("pop-shown-try-for-free")).not.toBeNull();
  });
});

describe("an exam's module", () => {
  it("keeps its unsent answers in a place of its own", async () => {
    const queue = [{ questionId: "q1", answer: ["a"], key: "k" }];
    keepOutbox(7, sittingName({ slug: "seo", moduleId: 2 }), 1, queue);
    const asked: object[] = [];
    const call = async ({ id }: Endpoint, args: object) => {
      asked.push({ id, ...args });
      return { attempt: { id: 1 } };
    };
    const { exams } = createServices(call as unknown as Call);
    const place = { locale: "en", slug: "seo" };
    expect((await exams.loadProgress({ ...place, learnerId: 7 })).queue).toEqual([]);
    expect((await exams.loadProgress({ ...place, moduleId: 2, learnerId: 7 })).queue).toEqual(queue);
    expect(asked).toEqual([
      { id: "exams.progress", params: place },
      { id: "moduleExams.progress", params: { ...place, moduleId: "2" } },
    ]);
  });
});

describe("a deleted account", () => {
  const queue = [{ questionId: "q1", answer: ["a"], key: "k" }];

  it("leaves nothing of its own on the device once the server has deleted it, and everything else", async () => {
    keepOutbox(7, "seo", 1, queue);
    keepOutbox(7, sittingName({ slug: "seo", moduleId: 2 }), 1, queue);
    keepOutbox(77, "seo", 1, queue);
    device.write("academy.rate", "2");
    const refusal = { code: "wrong_confirmation", status: 403 };
    const { session } = createServices((async (_: Endpoint, { body }: { body: { confirmation: string } }) => {
      if (body.confirmation !== "right") throw refusal;
    }) as unknown as Call);
    await expect(session.deleteAccount({ confirmation: "wrong", learnerId: 7 })).rejects.toEqual(refusal);
    expect(localStorage.length).toBe(4);
    await session.deleteAccount({ confirmation: "right", learnerId: 7 });
    expect(localStorage.length).toBe(2);
    expect(device.read(outboxPlace(77, "seo"))).not.toBeNull();
    expect(device.read("academy.rate")).toBe("2");
  });

  it("is forgotten as far as the browser allows", () => {
    vi.stubGlobal("localStorage", {
      get length() {
        return forbidden();
      },
    });
    expect(() => forgetOutboxes(7)).not.toThrow();
  });
});
