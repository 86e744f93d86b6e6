import { describe, expect, it } from "vitest";
import { type ActorRefFrom, createActor, type Snapshot } from "xstate";
import type { OnboardingProgress, OnboardingStep } from "../../contract/courses/onboarding";
import { fakeActor, learner, offline, online, signedIn, signedOut, throughJson } from "../testing";
import { onboardingMachine } from "./onboarding";
import { mergeProgress, stepActorId } from "./onboarding/context";
import { onboardingStepMachine } from "./onboarding-step";

const at = "2026-03-01T10:00:00.000Z";
const step = (id: number): OnboardingStep => ({
  id,
  number: id,
  slug: `step-${id}`,
  title: `Step ${id}`,
  description: "",
  body: "",
  timing: 60,
  link: { url: "/", label: "" },
});
const steps = [step(1), step(2), step(3)];
/** Progress of three steps, of which these are passed. */
const passed = (...ids: number[]): OnboardingProgress => ({
  progress: Math.floor((100 * ids.length) / 3),
  data: [1, 2, 3].map((id) => ({
    id,
    progress: ids.includes(id) ? 100 : 0,
    passedAt: ids.includes(id) ? at : null,
  })),
  total: 3,
});

function onboarding(snapshot?: Snapshot<unknown>) {
  const loadSteps = fakeActor<OnboardingStep[]>();
  const loadProgress = fakeActor<OnboardingProgress>();
  const passStep = fakeActor<OnboardingProgress, { id: number; key: string }>();
  const actor = createActor(
    onboardingMachine.provide({
      actors: {
        loadSteps: loadSteps.logic,
        loadProgress: loadProgress.logic,
        step: onboardingStepMachine.provide({ actors: { passStep: passStep.logic } }),
      },
    }),
    { ...(snapshot && { snapshot }) },
  ).start();
  const child = (id: number) =>
    actor.getSnapshot().children[stepActorId(id)] as ActorRefFrom<typeof onboardingStepMachine> | undefined;
  return {
    actor,
    loadSteps,
    loadProgress,
    passStep,
    child,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "busy" | "failed" | "failedProgress" | "empty" | "pending" | "completed") =>
      actor.getSnapshot().hasTag(tag),
    stepStates: () => steps.map(({ id }) => child(id)?.getSnapshot().value),
    pass: (id: number) => child(id)?.send({ type: "step.pass" }),
    /** The call that passes this step. */
    callFor: (id: number) => {
      const call = passStep.calls.findLast(({ input }) => input.id === id);
      if (!call) throw new Error(`Step ${id} was not passed.`);
      return call;
    },
  };
}
async function shown() {
  const opened = onboarding();
  await opened.loadSteps.answer(steps);
  return opened;
}
async function tracked(progress: OnboardingProgress) {
  const opened = await shown();
  opened.actor.send(signedIn);
  await opened.loadProgress.answer(progress);
  return opened;
}

describe("two answers about progress", () => {
  it("are merged, whichever comes last", () => {
    expect(mergeProgress(passed(1), passed(2))).toEqual(passed(1, 2));
    expect(mergeProgress(passed(1, 2), passed(2))).toEqual(passed(1, 2));
    expect(mergeProgress(passed(1, 2), passed(3))).toEqual(passed(1, 2, 3));
  });

  it("are one where nothing was known", () => {
    expect(mergeProgress(null, passed(2))).toEqual(passed(2));
  });

  it("stay between 0 and 100 without steps (L12)", () => {
    expect(mergeProgress(null, { progress: 0, data: [], total: 0 }).progress).toBe(0);
  });
});

describe("the steps", () => {
  it("are the same for everyone, and wait for the profile", async () => {
    const { loadSteps, state, hasTag, context, stepStates, loadProgress } = onboarding();
    expect(state()).toBe("loading");
    expect(hasTag("busy")).toBe(true);
    await loadSteps.answer(steps);
    expect(state()).toEqual({ steps: "unknown" });
    expect(hasTag("busy")).toBe(false);
    expect(hasTag("pending")).toBe(true);
    expect(context().steps).toEqual(steps);
    expect(stepStates()).toEqual(["unknown", "unknown", "unknown"]);
    expect(loadProgress.calls).toEqual([]);
  });

  it("may be none yet", async () => {
    const { loadSteps, state, hasTag, actor } = onboarding();
    await loadSteps.answer([]);
    expect(state()).toBe("empty");
    expect(hasTag("empty")).toBe(true);
    actor.send(signedIn);
    expect(state()).toBe("empty");
  });

  it("come back from a failure by asking again, and when the network returns", async () => {
    const { actor, loadSteps, state, hasTag, context } = onboarding();
    await loadSteps.fail("unavailable", 503);
    expect(state()).toBe("failed");
    expect(hasTag("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "onboarding.retry" });
    expect(state()).toBe("loading");
    await loadSteps.fail("network");
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadSteps.answer(steps);
    expect(state()).toEqual({ steps: "unknown" });
    expect(context().failure).toBeNull();
  });
});

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

  it("keeps nothing of the learner who has signed out", async () => {
    const { actor, state, context, stepStates } = await tracked(passed(1));
    actor.send(signedOut);
    expect(state()).toEqual({ steps: "anonymous" });
    expect(context().progress).toBeNull();
    expect(stepStates()).toEqual(["signedOut", "signedOut", "signedOut"]);
  });

  it("is anybody whom the server treats as one", async () => {
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
    expect(stepStates()).toEqual(["unknown", "unknown", "unknown"]);
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

  it("is treated as somebody else with another account", async () => {
    const { actor, pass, stepStates, state, callFor } = await tracked(passed(1));
    pass(2);
    actor.send({ ...signedIn, learner: { ...learner, id: 8 } });
    expect(state()).toEqual({ steps: "checking" });
    expect(stepStates()).toEqual(["unknown", "unknown", "unknown"]);
    expect(callFor(2).signal.aborted).toBe(true);
  });
});

describe("goes on from its snapshot", () => {
  it("rendered on the server", async () => {
    const server = await shown();
    const browser = onboarding(throughJson(server.actor.getPersistedSnapshot()));
    expect(browser.state()).toEqual({ steps: "unknown" });
    expect(browser.loadSteps.calls).toEqual([]);
    browser.actor.send(signedIn);
    await browser.loadProgress.answer(passed(3));
    expect(browser.stepStates()).toEqual(["todo", "todo", "passed"]);
    browser.pass(1);
    await browser.callFor(1).answer(passed(1, 3));
    expect(browser.context().progress).toEqual(passed(1, 3));
  });

  it("with steps under way, under the same keys", async () => {
    const before = await tracked(passed());
    before.pass(1);
    before.pass(2);
    const after = onboarding(throughJson(before.actor.getPersistedSnapshot()));
    expect(after.stepStates()).toEqual(["passing", "passing", "todo"]);
    expect(after.passStep.inputs()).toEqual(before.passStep.inputs());
    await after.callFor(2).answer(passed(2));
    expect(after.stepStates()).toEqual(["passing", "passed", "todo"]);
  });
});
