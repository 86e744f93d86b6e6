import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Failure } from "../../contract/errors";
import { flows, maxCount, maxEntries, type UsageCounts } from "../../contract/telemetry";
import type { StepReport } from "../../machines/account/consent";
import type { Call } from "../api/call";
import { anonymousCall, createCountSender, retrySeconds } from "./count-sender";

const [first, second] = ["495000.first", "495001.second"];
const step: StepReport = {
  type: "step",
  machine: "quiz",
  transitions: ["quiz.asking answer.submit #1"],
  entered: ["quiz.checking"],
  left: [{ state: "quiz.asking", seconds: 3 }],
  leftPage: false,
  locale: "de",
};
const [none, upTo3] = [Array(12).fill(0), [0, 0, 0, 1, ...Array(8).fill(0)]];
const sums: UsageCounts = {
  token: first,
  locale: "de",
  transitions: [{ machine: "quiz", transition: "quiz.asking answer.submit #1", count: 1 }],
  states: [
    { machine: "quiz", state: "quiz.checking", entered: 1, left: 0, leftWithPage: 0, times: none },
    { machine: "quiz", state: "quiz.asking", entered: 0, left: 1, leftWithPage: 0, times: upTo3 },
  ],
};

/** A sender, and what it has sent. */
function sending() {
  const sent: UsageCounts[] = [];
  const allowed = { now: true };
  const tokens = [first, second];
  const answer = vi.fn(async (counts: UsageCounts) => {
    sent.push(counts);
  });
  const call = vi.fn(async ({ id }: { id: string }, { body }: { body?: UsageCounts }, _?: unknown) =>
    id === flows.token.id ? { token: tokens.shift() } : answer(body as UsageCounts),
  );
  const sender = createCountSender({ call: call as unknown as Call, isAllowed: () => allowed.now });
  const called = () => call.mock.calls.map(([{ id }]) => id);
  return { sender, sent, call, called, answer, allowed };
}
const failing = (status: number) => () => Promise.reject({ code: "unavailable", status } satisfies Failure);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the sender of counts", () => {
  it("sends the sums of several seconds together, and none twice", async () => {
    const { sender, sent } = sending();
    sender.take(step);
    await pass(4);
    sender.take({ ...step, transitions: [...step.transitions, "quiz always"], entered: [] });
    sender.take({
      ...step,
      transitions: [],
      entered: [],
      left: [{ state: "quiz.asking", seconds: null }],
      leftPage: true,
    });
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([
      {
        ...sums,
        transitions: [
          { machine: "quiz", transition: "quiz.asking answer.submit #1", count: 2 },
          { machine: "quiz", transition: "quiz always", count: 1 },
        ],
        states: [
          sums.states[0],
          {
            machine: "quiz",
            state: "quiz.asking",
            entered: 0,
            left: 2,
            leftWithPage: 1,
            times: upTo3.map((count) => 2 * count),
          },
        ],
      },
    ]);
    await pass(2 * retrySeconds);
    sender.flush();
    expect(sent).toHaveLength(1);
  });

  it("asks for a token as soon as there is something to send, and uses it again", async () => {
    const { sender, sent, called } = sending();
    expect(called()).toEqual([]);
    sender.take(step);
    expect(called()).toEqual([flows.token.id]);
    await pass(0);
    // The page is left: nothing may wait.
    sender.flush();
    expect(called()).toEqual([flows.token.id, flows.addCounts.id]);
    sender.take(step);
    await pass(5);
    expect(sent.map(({ token }) => token)).toEqual([first, first]);
  });

  it("does not wait if a call is full", async () => {
    const { sender, sent } = sending();
    for (let count = 0; count <= maxEntries; count += 1)
      sender.take({ ...step, entered: [], left: [], transitions: [`quiz.asking step #${count}`] });
    await pass(0);
    expect(sent.map(({ transitions }) => transitions.length)).toEqual([maxEntries]);
    await pass(5);
    expect(sent.map(({ transitions }) => transitions.length)).toEqual([maxEntries, 1]);
  });

  it("sends no number that is too large", async () => {
    const { sender, sent } = sending();
    for (let count = 0; count < maxCount + 5; count += 1) sender.take(step);
    await pass(5);
    expect(sent[0]?.transitions[0]?.count).toBe(maxCount);
    expect(sent[0]?.states[0]?.entered).toBe(maxCount);
  });

  it("lets calls outlive the page", async () => {
    const { sender, call } = sending();
    sender.take(step);
    await pass(5);
    expect(call).toHaveBeenLastCalledWith(flows.addCounts, { body: sums }, { keepalive: true });
  });

  it("drops what was not sent when the consent is taken back, here or in another tab", async () => {
    const { sender, sent, allowed, answer, called } = sending();
    sender.take(step);
    sender.clear();
    await pass(2 * retrySeconds);
    allowed.now = false;
    sender.take(step);
    await pass(2 * retrySeconds);
    allowed.now = true;
    sender.flush();
    expect(sent).toEqual([]);
    expect(called()).toEqual([flows.token.id]);
    // The answer to a call on its way brings nothing back.
    answer.mockImplementationOnce(failing(429));
    sender.take(step);
    await pass(5);
    sender.clear();
    await pass(2 * retrySeconds);
    expect(sent).toEqual([]);
  });

  it("leaves out pages outside the content languages", async () => {
    const { sender, called } = sending();
    sender.take({ ...step, locale: "xx" });
    await pass(2 * retrySeconds);
    expect(called()).toEqual([]);
  });

  it.each([0, 429, 503])(
    "sends later what a call that failed with %i had, together with what came since",
    async (status) => {
      const { sender, sent, answer } = sending();
      answer.mockImplementationOnce(failing(status));
      sender.take(step);
      await pass(5);
      sender.take(step);
      await pass(retrySeconds - 1);
      expect(sent).toEqual([]);
      await pass(1);
      expect(sent.map(({ transitions }) => transitions[0]?.count)).toEqual([2]);
    },
  );

  it("gets another token if its own has expired", async () => {
    const { sender, sent, answer } = sending();
    answer.mockImplementationOnce(failing(403));
    sender.take(step);
    await pass(5 + retrySeconds);
    expect(sent).toEqual([{ ...sums, token: second }]);
  });

  it("drops what the server will never take", async () => {
    const { sender, sent, answer } = sending();
    answer.mockImplementationOnce(failing(400));
    sender.take(step);
    await pass(5);
    sender.take({ ...step, transitions: ["quiz always"] });
    await pass(2 * retrySeconds);
    expect(sent.map(({ transitions }) => transitions.map(({ transition }) => transition))).toEqual([["quiz always"]]);
  });
});

describe("an anonymous call", () => {
  const call = () => anonymousCall(flows.addCounts, { body: sums }, { keepalive: true });

  it("sends no cookie", async () => {
    const fetched = vi.fn(async () => new Response(null, { status: 204 }));
    vi.stubGlobal("fetch", fetched);
    await call();
    expect(fetched).toHaveBeenCalledWith("/academy/public/api/v1/flows/counts/", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sums),
      credentials: "omit",
      keepalive: true,
    });
  });

  it("returns what the contract says, and nothing else", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ token: first, more: 1 }));
    expect(await anonymousCall(flows.token, {})).toEqual({ token: first });
    vi.stubGlobal("fetch", async () => Response.json({ token: 1 }));
    await expect(anonymousCall(flows.token, {})).rejects.toThrow();
  });

  it("fails if it is rejected, or if there is no connection", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 429 }));
    await expect(call()).rejects.toEqual({ code: "unavailable", status: 429 });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(call()).rejects.toEqual({ code: "network", status: 0 });
  });
});
