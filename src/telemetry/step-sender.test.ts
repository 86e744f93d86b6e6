import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Failure } from "../../contract/errors";
import { type FlowStep, flows, maxSteps } from "../../contract/telemetry";
import type { TransitionReport } from "../../machines/account/consent";
import type { Call } from "../api/call";
import { anonymousCall, createStepSender } from "./step-sender";

const reported: TransitionReport = {
  type: "transition",
  machine: "quiz",
  from: "asking",
  to: "graded",
  event: "answer.submit",
  ms: 1200,
  locale: "de",
};
const { type: _, ...sentAs } = reported;

/** A sender, and what it has sent: one list of steps per call. */
function sending() {
  const sent: FlowStep[][] = [];
  const allowed = { now: true };
  const call = vi.fn(async (_: unknown, { body }: { body: { steps: FlowStep[] } }) => {
    sent.push(body.steps);
  });
  const sender = createStepSender({ call: call as unknown as Call, isAllowed: () => allowed.now });
  return { sender, sent, call, allowed };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the sender of steps", () => {
  it("sends steps of several seconds together, and none twice", () => {
    const { sender, sent } = sending();
    sender.take(reported);
    vi.advanceTimersByTime(4000);
    sender.take(reported);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(sent).toEqual([[sentAs, sentAs]]);
    vi.runAllTimers();
    sender.flush();
    expect(sent).toHaveLength(1);
  });

  it("does not wait if a call is full or the page is left", () => {
    const { sender, sent } = sending();
    for (let count = 0; count <= maxSteps; count += 1) sender.take(reported);
    expect(sent.map(({ length }) => length)).toEqual([maxSteps]);
    sender.flush();
    expect(sent.map(({ length }) => length)).toEqual([maxSteps, 1]);
  });

  it("lets calls outlive the page", () => {
    const { sender, call } = sending();
    sender.take(reported);
    sender.flush();
    expect(call).toHaveBeenCalledWith(flows.addSteps, expect.anything(), { keepalive: true });
  });

  it("drops what was not sent when the consent is taken back, here or in another tab", () => {
    const { sender, sent, allowed } = sending();
    sender.take(reported);
    sender.clear();
    vi.runAllTimers();
    sender.take(reported);
    allowed.now = false;
    vi.runAllTimers();
    allowed.now = true;
    sender.flush();
    expect(sent).toEqual([]);
  });

  it("leaves out unrealistic durations, and pages outside the content languages", () => {
    const { sender, sent } = sending();
    sender.take({ ...reported, ms: 86_400_001 });
    sender.take({ ...reported, locale: "xx" });
    sender.flush();
    expect(sent).toEqual([[{ ...sentAs, ms: null }]]);
  });

  it("continues after a failed call", async () => {
    const { sender, sent, call } = sending();
    call.mockRejectedValueOnce({ code: "network", status: 0 } satisfies Failure);
    sender.take(reported);
    await vi.advanceTimersByTimeAsync(5000);
    sender.take(reported);
    await vi.advanceTimersByTimeAsync(5000);
    expect([call.mock.calls.length, sent.length]).toEqual([2, 1]);
  });
});

describe("an anonymous call", () => {
  it("sends no cookie", async () => {
    const fetched = vi.fn(async () => new Response(null, { status: 204 }));
    vi.stubGlobal("fetch", fetched);
    await anonymousCall(flows.addSteps, { body: { steps: [sentAs as FlowStep] } }, { keepalive: true });
    expect(fetched).toHaveBeenCalledWith("/academy/public/api/v1/flows/steps/", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ steps: [sentAs] }),
      credentials: "omit",
      keepalive: true,
    });
  });

  it("fails if it is rejected", async () => {
    vi.stubGlobal("fetch", async () => new Response(null, { status: 429 }));
    await expect(anonymousCall(flows.addSteps, { body: { steps: [] } })).rejects.toEqual({
      code: "unavailable",
      status: 429,
    });
  });
});
