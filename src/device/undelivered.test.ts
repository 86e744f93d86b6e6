import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Failure } from "../../contract/errors";
import { orderKey } from "./command-order";
import { device } from "./storage";
import {
  type Change,
  type Command,
  deliver,
  deliverInTurn,
  examTargetName,
  forgetCommand,
  keepCommand,
  readCommands,
  readUndelivered,
  watchUndelivered,
} from "./undelivered";
import { forgetUndelivered, hasUndelivered, keptEvent, undeliveredKey } from "./undelivered-place";

let now = 1000;
let number = 0;
/** Each test has its own keys, because a stored key is remembered for the life of the page. */
const newKey = () => {
  number += 1;
  return `key.${number}`;
};
const answerTo = (questionId: string, answer = "x", attemptId = 11): Command => ({
  kind: "examAnswer",
  locale: "en",
  slug: "seo",
  attemptId,
  questionId,
  answer: [answer],
});
const step: Command = { kind: "stepDone", locale: "en", slug: "seo", stepId: 5 };
const quiz: Command = { kind: "quizAnswer", locale: "en", slug: "seo", stepId: 6, questionId: "q", answer: ["a"] };
const feedback: Command = { kind: "feedback", message: "Thanks", url: "https://academy.test/" };
const kept = (learnerId = 7) => readUndelivered(learnerId).map(({ command, key }) => [command, key]);

let announced: EventTarget;
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
  announced = new EventTarget();
  vi.stubGlobal("addEventListener", announced.addEventListener.bind(announced));
  vi.stubGlobal("dispatchEvent", announced.dispatchEvent.bind(announced));
  vi.stubGlobal("location", { pathname: "/academy/certification/seo/", search: "?a=1" });
  vi.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("commands that the server does not have", () => {
  it("are stored separately: one entry per subject, each with its key, its page, and a stamp, in order", () => {
    // A sequence of its own, whatever other tests have counted in this process.
    device.write(orderKey, "device-of-this-test.0");
    const keys = [newKey(), newKey(), newKey(), newKey()];
    [quiz, answerTo("a"), step, feedback].forEach((command, index) => {
      now += 1;
      keepCommand(7, command, keys[index] ?? "");
    });
    expect(device.keys(undeliveredKey(7))).toHaveLength(4);
    expect(kept()).toEqual([quiz, answerTo("a"), step, feedback].map((command, index) => [command, keys[index]]));
    expect(readUndelivered(7)[0]).toMatchObject({
      page: "/academy/certification/seo/?a=1",
      stamp: now - 3,
      refusal: null,
    });
    expect(readCommands(7, "stepDone").map(({ command }) => command.stepId)).toEqual([5]);
    expect([hasUndelivered(7), hasUndelivered(77)]).toEqual([true, false]);
  });

  it("never belong to another learner", () => {
    keepCommand(7, step, newKey());
    keepCommand(77, quiz, newKey());
    expect(kept(7).map(([command]) => command)).toEqual([step]);
    forgetUndelivered(7);
    expect([kept(7), kept(77).length]).toEqual([[], 1]);
  });

  it("about one subject are replaced by later ones, even if the clock was set back", () => {
    const [first, second] = [newKey(), newKey()];
    keepCommand(7, answerTo("a", "x"), first);
    now -= 500;
    keepCommand(7, answerTo("a", "y"), second);
    expect(kept()).toEqual([[answerTo("a", "y"), second]]);
    expect(readUndelivered(7)[0]?.stamp).toBe(now + 501);
  });

  it("have a separate subject for each attempt, exam, question, or message", () => {
    keepCommand(7, answerTo("a"), newKey());
    keepCommand(7, answerTo("b"), newKey());
    keepCommand(7, answerTo("a", "x", 12), newKey());
    keepCommand(7, { ...answerTo("a"), moduleId: 2 } as Command, newKey());
    keepCommand(7, feedback, newKey());
    keepCommand(7, feedback, newKey());
    expect(kept()).toHaveLength(6);
    expect(examTargetName({ slug: "seo", moduleId: 2 })).toBe("seo.2");
  });

  it("notify the window once, when they are stored", () => {
    let told = 0;
    announced.addEventListener(keptEvent, () => {
      told += 1;
    });
    const key = newKey();
    keepCommand(7, step, key);
    keepCommand(7, step, key);
    expect(told).toBe(1);
  });

  it("are removed by their own key only: another tab's replacement stays", () => {
    const [mine, theirs] = [newKey(), newKey()];
    keepCommand(7, answerTo("a", "x"), mine);
    keepCommand(7, answerTo("a", "y"), theirs);
    forgetCommand(7, answerTo("a", "x"), mine);
    expect(kept()).toEqual([[answerTo("a", "y"), theirs]]);
    forgetCommand(7, answerTo("a", "y"), theirs);
    expect(kept()).toEqual([]);
  });

  it.each([
    ["no JSON", "["],
    ["another version", JSON.stringify({ version: 0, command: step, key: "k", stamp: 1, page: "/" })],
    ["no key", JSON.stringify({ version: 1, command: step, stamp: 1, page: "/" })],
    ["an unknown kind", JSON.stringify({ version: 1, command: { kind: "other" }, key: "k", stamp: 1, page: "/" })],
    [
      "an empty answer",
      JSON.stringify({ version: 1, command: { ...quiz, answer: [] }, key: "k", stamp: 1, page: "/" }),
    ],
  ])("are dropped if the device holds %s", (_, text) => {
    localStorage.setItem(`${undeliveredKey(7)}x`, text);
    expect(kept()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it("are empty if the browser stores nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    keepCommand(7, step, newKey());
    expect(kept()).toEqual([]);
    expect(hasUndelivered(7)).toBe(false);
  });
});

describe("delivery", () => {
  const refusal: Failure = { code: "invalid", status: 400, fields: [{ path: "body.answer", message: "is empty" }] };
  const network: Failure = { code: "network", status: 0 };

  it("gives the reply, and forgets what is acknowledged", async () => {
    const key = newKey();
    keepCommand(7, quiz, key);
    expect(await deliver(7, quiz, key, async () => "graded")).toBe("graded");
    expect(kept()).toEqual([]);
  });

  it("that did not arrive leaves everything as it was", async () => {
    const key = newKey();
    keepCommand(7, quiz, key);
    await expect(deliver(7, quiz, key, () => Promise.reject(network))).rejects.toEqual(network);
    expect(readUndelivered(7)[0]?.refusal).toBeNull();
  });

  it.each([401, 408, 429, 500, 503])("that was answered with %s is not a refusal", async (status) => {
    const key = newKey();
    keepCommand(7, step, key);
    await deliver(7, step, key, () => Promise.reject({ code: "unavailable", status })).catch(() => undefined);
    expect(readUndelivered(7)[0]?.refusal).toBeNull();
  });

  it("that was refused keeps the command with the reason, until it is kept once more", async () => {
    const key = newKey();
    keepCommand(7, quiz, key);
    await deliver(7, quiz, key, () => Promise.reject(refusal)).catch(() => undefined);
    expect(readUndelivered(7)[0]?.refusal).toEqual(refusal);
    keepCommand(7, quiz, key);
    expect(readUndelivered(7)[0]?.refusal).toBeNull();
  });

  it("that was refused does not change a later command about the same subject", async () => {
    const [mine, later] = [newKey(), newKey()];
    keepCommand(7, answerTo("a"), mine);
    const sending = deliver(7, answerTo("a"), mine, async () => {
      keepCommand(7, answerTo("a", "y"), later);
      throw refusal;
    });
    await sending.catch(() => undefined);
    expect(readUndelivered(7)).toMatchObject([{ key: later, refusal: null }]);
  });

  it("says when each command was given, however often and however late it is sent", async () => {
    const orders: string[] = [];
    const send = async (order: string) => {
      orders.push(order);
      throw { code: "network", status: 0 } satisfies Failure;
    };
    const [first, second] = [newKey(), newKey()];
    keepCommand(7, answerTo("a", "x"), first);
    await deliver(7, answerTo("a", "x"), first, send).catch(() => undefined);
    now += 60_000;
    await deliver(7, answerTo("a", "x"), first, send).catch(() => undefined);
    keepCommand(7, answerTo("a", "y"), second);
    await deliver(7, answerTo("a", "y"), second, send).catch(() => undefined);
    const [once, again, later] = orders.map((order) => order.split(".").map(String));
    expect(again).toEqual(once);
    expect(later?.[0]).toBe(once?.[0]);
    expect(Number(later?.[1])).toBeGreaterThan(Number(once?.[1]));
    expect(once?.[1]).toBe(String(now - 60_000));
  });

  it("in turn sends nothing that a later command has replaced, or that another tab has delivered", async () => {
    const [mine, theirs] = [newKey(), newKey()];
    const sent: string[] = [];
    const send = (key: string, answer: string) =>
      deliverInTurn(7, answerTo("a", answer), key, async () => sent.push(answer));
    keepCommand(7, answerTo("a", "x"), mine);
    keepCommand(7, answerTo("a", "y"), theirs);
    expect(await send(mine, "x")).toBe(false);
    expect(await send(theirs, "y")).toBe(true);
    expect(await send(theirs, "y")).toBe(false);
    expect(sent).toEqual(["y"]);
    expect(kept()).toEqual([]);
  });

  it("in turn sends what the device could not keep", async () => {
    vi.stubGlobal("localStorage", undefined);
    const key = newKey();
    keepCommand(7, answerTo("a"), key);
    const send = vi.fn(async () => undefined);
    expect(await deliverInTurn(7, answerTo("a"), key, send)).toBe(true);
    expect(send).toHaveBeenCalledOnce();
  });

  it("in turn waits for the other tabs' senders of the same subject if the browser has locks", async () => {
    const asked: string[] = [];
    vi.stubGlobal("navigator", {
      locks: {
        request: (name: string, run: () => Promise<unknown>) => {
          asked.push(name);
          return run();
        },
      },
    });
    const key = newKey();
    keepCommand(7, answerTo("a"), key);
    await deliverInTurn(7, answerTo("a"), key, async () => undefined);
    expect(asked).toEqual([`${undeliveredKey(7)}examAnswer/seo/11/a`]);
  });
});

describe("what other tabs do", () => {
  const storage = (init: { key: string | null; oldValue?: string | null; newValue?: string | null }) =>
    announced.dispatchEvent(Object.assign(new Event("storage"), { oldValue: null, newValue: null, ...init }));
  const name = `${undeliveredKey(7)}stepDone/seo/5`;
  const text = JSON.stringify({ version: 1, command: step, key: "theirs", stamp: 1, page: "/" });

  it("is reported as stored and removed, for this learner's commands only, until aborted", () => {
    const changes: Change[] = [];
    const end = new AbortController();
    watchUndelivered(7, (change) => changes.push(change), end.signal);
    storage({ key: name, newValue: text });
    storage({ key: name, oldValue: text });
    storage({ key: null });
    storage({ key: `${undeliveredKey(77)}stepDone/seo/5`, newValue: text });
    storage({ key: name, newValue: "[" });
    storage({ key: name, newValue: "{}" });
    end.abort();
    storage({ key: name, newValue: text });
    expect(changes.map(({ type, entry }) => [type, entry.key])).toEqual([
      ["kept", "theirs"],
      ["gone", "theirs"],
    ]);
  });
});
