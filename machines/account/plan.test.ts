import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Plan } from "../../contract/account/session";
import { fakeActor, offline, online, signedIn, signedOut } from "../testing";
import { planMachine } from "./plan";

const free: Plan = { kind: "free", until: null, trial: "here", trialUrl: null };
const onTrial: Plan = { kind: "trial", until: "2026-12-05T12:00:00.000Z", trial: "none", trialUrl: null };

function page() {
  const loadPlan = fakeActor<Plan>();
  const startTrial = fakeActor<Plan, { key: string }>();
  const actor = createActor(
    planMachine.provide({ actors: { loadPlan: loadPlan.logic, startTrial: startTrial.logic } }),
  );
  const emitted: string[] = [];
  actor.on("*", ({ type }) => emitted.push(type));
  actor.start();
  return {
    actor,
    loadPlan,
    startTrial,
    emitted,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}
async function offered() {
  const opened = page();
  opened.actor.send(signedIn);
  await opened.loadPlan.answer(free);
  return opened;
}

describe("a learner's plan (R55)", () => {
  it.each<[string, Plan]>([
    ["offered", free],
    ["offeredElsewhere", { ...free, trial: "elsewhere", trialUrl: "https://www.example.com/trial/" }],
    ["free", { ...free, trial: "had" }],
    ["onTrial", onTrial],
    ["granted", { ...onTrial, kind: "plus" }],
    ["paid", { ...free, kind: "paid", trial: "none" }],
    ["staff", { ...free, kind: "staff", trial: "none" }],
  ])("is %s for %j", async (expected, plan) => {
    const { actor, loadPlan, state, context } = page();
    expect(state()).toBe("waiting");
    actor.send(signedIn);
    expect(state()).toBe("loading");
    await loadPlan.answer(plan);
    expect([state(), context().plan]).toEqual([expected, plan]);
  });

  it("belongs to an account: a visitor is offered to sign in", async () => {
    const { actor, state, context, emitted } = await offered();
    actor.send(signedOut);
    expect([state(), context().plan]).toEqual(["signedOut", null]);
    actor.send({ type: "signIn.choose" });
    expect(emitted).toEqual(["signIn.requested"]);
  });

  it("is loaded again on request, and when the network returns", async () => {
    const { actor, loadPlan, state, context } = page();
    actor.send(signedIn);
    await loadPlan.fail("unavailable", 503);
    expect([state(), context().failure?.code]).toEqual(["failed", "unavailable"]);
    actor.send({ type: "plan.retry" });
    await loadPlan.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadPlan.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
  });
});

describe("the trial (R57)", () => {
  it("is confirmed before it starts, and tells the site", async () => {
    const { actor, startTrial, state, context, emitted } = await offered();
    actor.send({ type: "trial.choose" });
    expect([state(), startTrial.calls]).toEqual(["asking", []]);
    actor.send({ type: "trial.cancel" });
    expect(state()).toBe("offered");
    actor.send({ type: "trial.choose" });
    actor.send({ type: "trial.confirm" });
    expect([state(), startTrial.calls.length]).toEqual(["starting", 1]);
    await startTrial.answer(onTrial);
    expect([state(), context().plan]).toEqual(["onTrial", onTrial]);
    expect(emitted).toContain("account.changed");
  });

  it("is offered again after a failure, with the same key", async () => {
    const { actor, startTrial, state, context } = await offered();
    const start = () => {
      actor.send({ type: "trial.choose" });
      actor.send({ type: "trial.confirm" });
    };
    start();
    await startTrial.fail("timeout");
    expect([state(), context().failure?.code]).toEqual(["offered", "timeout"]);
    start();
    expect(context().failure).toBeNull();
    const [first, second] = startTrial.inputs();
    expect(first).toEqual(second);
  });

  it.each(["trial_had", "not_offered"] as const)("looks again if it is gone: %s", async (code) => {
    const { actor, startTrial, state } = await offered();
    actor.send({ type: "trial.choose" });
    actor.send({ type: "trial.confirm" });
    await startTrial.fail(code, 409);
    expect(state()).toBe("loading");
  });

  it("asks to sign in again if the session has ended", async () => {
    const { actor, startTrial, state, emitted } = await offered();
    actor.send({ type: "trial.choose" });
    actor.send({ type: "trial.confirm" });
    await startTrial.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
    expect(emitted).toContain("account.changed");
  });
});
