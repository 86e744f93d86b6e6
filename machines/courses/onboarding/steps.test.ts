import { describe, expect, it } from "vitest";
import { learner, offline, online, signedIn, signedOut } from "../../testing";
import { onboarding, passed, shown, steps, tracked } from "./onboarding.testing";

describe("a visitor", () => {
  it("reads the steps, and is asked to sign in on passing one", async () => {
    const { actor, state, hasTag, stepStates, child, pass, passStep, loadProgress } = await shown();
    actor.send(signedOut);
    expect(state()).toEqual({ steps: "anonymous" });
    expect(hasTag("pending")).toBe(false);
    expect(stepStates()).toEqual(["signedOut", "signedOut", "signedOut"]);
    expect(loadProgress.calls).toEqual([]);
    let signInsAsked = 0;
    child(2)?.on("signIn.requested", () => {
      signInsAsked += 1;
    });
    pass(2);
    expect(signInsAsked).toBe(1);
    expect(passStep.calls).toEqual([]);
  });

  it("may be known before the steps are", async () => {
    const { actor, loadSteps, state, stepStates } = onboarding();
    actor.send(signedOut);
    expect(state()).toBe("loading");
    await loadSteps.answer(steps);
    expect(state()).toEqual({ steps: "anonymous" });
    expect(stepStates()).toEqual(["signedOut", "signedOut", "signedOut"]);
  });

  it("removes all data of a learner who has signed out", async () => {
    const { actor, state, context, stepStates } = await tracked(passed(1));
    actor.send(signedOut);
    expect(state()).toEqual({ steps: "anonymous" });
    expect(context().progress).toBeNull();
    expect(stepStates()).toEqual(["signedOut", "signedOut", "signedOut"]);
  });

  it("is anyone whom the server treats as one", async () => {
    const { actor, state, stepStates, loadProgress } = await shown();
    actor.send(signedIn);
    await loadProgress.fail("signed_out", 401);
    expect(state()).toEqual({ steps: "anonymous" });
    expect(stepStates()).toEqual(["signedOut", "signedOut", "signedOut"]);
    actor.send(signedIn);
    expect(state()).toEqual({ steps: "checking" });
  });
});

describe("a learner", () => {
  it("sees which steps are passed", async () => {
    const { actor, state, hasTag, stepStates, loadProgress, context } = await shown();
    actor.send(signedIn);
    expect(state()).toEqual({ steps: "checking" });
    expect(hasTag("pending")).toBe(true);
    await loadProgress.answer(passed(2));
    expect(state()).toEqual({ steps: "tracked" });
    expect(stepStates()).toEqual(["todo", "passed", "todo"]);
    expect(context().progress).toEqual(passed(2));
  });

  it("may be known before the steps are", async () => {
    const { actor, loadSteps, loadProgress, state, stepStates } = onboarding();
    actor.send(signedIn);
    await loadSteps.answer(steps);
    expect(state()).toEqual({ steps: "checking" });
    await loadProgress.answer(passed());
    expect(stepStates()).toEqual(["todo", "todo", "todo"]);
  });

  it("reads the steps when progress does not arrive, which is requested again", async () => {
    const { actor, state, hasTag, stepStates, loadProgress, context } = await shown();
    actor.send(signedIn);
    await loadProgress.fail("unavailable", 503);
    expect(state()).toEqual({ steps: "untracked" });
    expect(hasTag("failedProgress")).toBe(true);
    expect(hasTag("failed")).toBe(false);
    expect(stepStates()).toEqual([{ unknown: "idle" }, { unknown: "idle" }, { unknown: "idle" }]);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "onboarding.retry" });
    expect(state()).toEqual({ steps: "checking" });
    await loadProgress.fail("network");
    actor.send(offline);
    expect(state()).toEqual({ steps: "untracked" });
    actor.send(online);
    await loadProgress.answer(passed(1));
    expect(stepStates()).toEqual(["passed", "todo", "todo"]);
    expect(context().failure).toBeNull();
  });
});

describe("passing steps", () => {
  it("counts each, and ends with the last", async () => {
    const { pass, callFor, stepStates, context, state, hasTag } = await tracked(passed(1));
    pass(2);
    expect(stepStates()).toEqual(["passed", "passing", "todo"]);
    await callFor(2).answer(passed(1, 2));
    expect(context().progress).toEqual(passed(1, 2));
    expect(state()).toEqual({ steps: "tracked" });
    pass(3);
    await callFor(3).answer(passed(1, 2, 3));
    expect(state()).toBe("completed");
    expect(hasTag("completed")).toBe(true);
    expect(stepStates()).toEqual(["passed", "passed", "passed"]);
  });

  it("works side by side, in whatever order the answers come", async () => {
    const { pass, callFor, stepStates, context, state, passStep } = await tracked(passed());
    for (const id of [1, 2, 3]) pass(id);
    expect(stepStates()).toEqual(["passing", "passing", "passing"]);
    expect(new Set(passStep.inputs().map(({ key }) => key)).size).toBe(3);
    await callFor(3).answer(passed(1, 3));
    expect(stepStates()).toEqual(["passing", "passing", "passed"]);
    await callFor(1).answer(passed(1));
    expect(context().progress).toEqual(passed(1, 3));
    expect(state()).toEqual({ steps: "tracked" });
    await callFor(2).answer(passed(1, 2));
    expect(state()).toBe("completed");
  });

  it("fails alone", async () => {
    const { pass, callFor, stepStates, state, hasTag } = await tracked(passed());
    pass(1);
    pass(2);
    await callFor(1).fail("unavailable", 503);
    expect(stepStates()).toEqual(["failed", "passing", "todo"]);
    expect(state()).toEqual({ steps: "tracked" });
    expect(hasTag("failed")).toBe(false);
    await callFor(2).answer(passed(2));
    expect(stepStates()).toEqual(["failed", "passed", "todo"]);
    pass(1);
    await callFor(1).answer(passed(1, 2));
    expect(stepStates()).toEqual(["passed", "passed", "todo"]);
  });

  it("learns what was passed on another device", async () => {
    const { pass, callFor, stepStates, state } = await tracked(passed());
    pass(1);
    await callFor(1).answer(passed(1, 2, 3));
    expect(stepStates()).toEqual(["passed", "passed", "passed"]);
    expect(state()).toBe("completed");
  });
});

describe("everything passed", () => {
  it("is completed at once, and the steps can still be read", async () => {
    const { state, context, stepStates } = await tracked(passed(1, 2, 3));
    expect(state()).toBe("completed");
    expect(context().steps).toEqual(steps);
    expect(stepStates()).toEqual(["passed", "passed", "passed"]);
  });

  it("is so for this learner only", async () => {
    const { actor, state, context, stepStates, loadProgress } = await tracked(passed(1, 2, 3));
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." } });
    expect(state()).toBe("completed");
    expect(context().session?.learner?.name).toBe("Ada L.");
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    expect(state()).toEqual({ steps: "checking" });
    expect(context().progress).toBeNull();
    await loadProgress.answer(passed(1));
    expect(stepStates()).toEqual(["passed", "todo", "todo"]);
  });
});

describe("the same learner by another name", () => {
  it("interrupts nothing in progress", async () => {
    const { actor, pass, stepStates, state, loadProgress, callFor, context } = await tracked(passed());
    pass(1);
    actor.send({ ...signedIn, learner: { ...learner, name: "Ada L." } });
    expect(state()).toEqual({ steps: "tracked" });
    expect(stepStates()).toEqual(["passing", "todo", "todo"]);
    expect(loadProgress.calls).toHaveLength(1);
    expect(callFor(1).signal.aborted).toBe(false);
    expect(context().session?.learner?.name).toBe("Ada L.");
  });

  it("is treated as someone else with another account", async () => {
    const { actor, pass, stepStates, state, callFor } = await tracked(passed(1));
    pass(2);
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    expect(state()).toEqual({ steps: "checking" });
    expect(stepStates()).toEqual([{ unknown: "idle" }, { unknown: "idle" }, { unknown: "idle" }]);
    expect(callFor(2).signal.aborted).toBe(true);
  });
});
