import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { OnboardingProgress } from "../../contract/courses/onboarding";
import { fakeActor, runChild, signedIn, signedOut, throughJson } from "../testing";
import { onboardingStepMachine } from "./onboarding-step";

const progress: OnboardingProgress = {
  progress: 100,
  data: [{ id: 7, progress: 100, passedAt: "2026-03-01T10:00:00.000Z" }],
  total: 1,
};

function step() {
  const passStep = fakeActor<OnboardingProgress, { id: number; key: string }>();
  const logic = onboardingStepMachine.provide({ actors: { passStep: passStep.logic } });
  const { actor, heard } = runChild(logic, { id: 7 });
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  return {
    actor,
    logic,
    heard,
    passStep,
    signInsAsked: () => signInsAsked,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: "pending" | "busy" | "failed" | "passed") => actor.getSnapshot().hasTag(tag),
    can: () => actor.getSnapshot().can({ type: "step.pass" }),
    settle: (passed: boolean) => actor.send({ type: "step.settled", passed }),
    pass: () => actor.send({ type: "step.pass" }),
  };
}
function todo() {
  const opened = step();
  opened.actor.send(signedIn);
  opened.settle(false);
  return opened;
}
function passing() {
  const opened = todo();
  opened.pass();
  return opened;
}

describe("a step", () => {
  it("waits until it is known", () => {
    const { actor, state, hasTag } = step();
    expect(state()).toEqual({ unknown: "idle" });
    actor.send(signedIn);
    expect(state()).toEqual({ unknown: "idle" });
    expect([hasTag("pending"), hasTag("busy")]).toEqual([true, false]);
  });

  it("takes the press before it is known, and is passed as soon as it is", () => {
    const { actor, state, hasTag, passStep, pass, settle } = step();
    pass();
    expect(state()).toEqual({ unknown: "pressed" });
    expect(hasTag("busy")).toBe(true);
    actor.send(signedIn);
    expect(passStep.calls).toEqual([]);
    settle(false);
    expect(state()).toBe("passing");
    expect(passStep.latest().input.key).toMatch(new RegExp(`^${signedIn.seed}`));
  });

  it("does nothing with the press if it was passed, and asks a visitor to sign in", () => {
    const known = step();
    known.pass();
    known.actor.send(signedIn);
    known.settle(true);
    expect([known.state(), known.passStep.calls]).toEqual(["passed", []]);

    const visitor = step();
    visitor.pass();
    visitor.actor.send(signedOut);
    expect([visitor.state(), visitor.signInsAsked()]).toEqual(["signedOut", 1]);
  });

  it.each([
    [true, "passed"],
    [false, "todo"],
  ])("depends on the server, passed %s: %s", (passed, expected) => {
    const { actor, settle, state, hasTag } = step();
    actor.send(signedIn);
    settle(passed);
    expect(state()).toBe(expected);
    expect(hasTag("passed")).toBe(passed);
  });

  it("may be passed on another device meanwhile, and stays passed", () => {
    const { settle, state, can } = todo();
    settle(false);
    expect(state()).toBe("todo");
    settle(true);
    expect(state()).toBe("passed");
    settle(false);
    expect(state()).toBe("passed");
    expect(can()).toBe(false);
  });
});

describe("passing", () => {
  it("is sent under a key, busy meanwhile, and the onboarding is notified", async () => {
    const { passStep, state, hasTag, pass, heard } = passing();
    expect(state()).toBe("passing");
    expect(hasTag("busy")).toBe(true);
    expect(passStep.inputs()).toEqual([{ id: 7, key: "seed.onboarding.7.0" }]);
    pass();
    expect(passStep.calls).toHaveLength(1);
    await passStep.answer(progress);
    expect(state()).toBe("passed");
    expect(heard).toEqual([{ type: "step.passed", progress }]);
  });

  it("is not overwritten by another step's answer", () => {
    const { settle, state } = passing();
    settle(false);
    settle(true);
    expect(state()).toBe("passing");
  });

  it("that fails is retried on request, under the same key", async () => {
    const { passStep, state, hasTag, pass, heard, context } = passing();
    await passStep.fail("timeout");
    expect(state()).toBe("failed");
    expect(hasTag("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "timeout", status: 0 });
    expect(heard).toEqual([]);
    pass();
    expect(state()).toBe("passing");
    const [first, second] = passStep.inputs();
    expect(second).toEqual(first);
    await passStep.answer(progress);
    expect(state()).toBe("passed");
    expect(context().failure).toBeNull();
  });

  it("that failed may still have arrived", async () => {
    const { passStep, settle, state, context } = passing();
    await passStep.fail("timeout");
    settle(false);
    expect(state()).toBe("failed");
    settle(true);
    expect(state()).toBe("passed");
    expect(context().failure).toBeNull();
  });

  it("asks to sign in if the session has ended", async () => {
    const { passStep, state, signInsAsked } = passing();
    await passStep.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
    expect(signInsAsked()).toBe(1);
  });
});

describe("a visitor", () => {
  it("is asked to sign in on passing", () => {
    const { actor, state, pass, signInsAsked, passStep } = step();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(signInsAsked()).toBe(0);
    pass();
    expect(signInsAsked()).toBe(1);
    expect(passStep.calls).toEqual([]);
  });

  it("does not see a learner's failure", async () => {
    const { actor, passStep, context } = passing();
    await passStep.fail("network");
    actor.send(signedOut);
    expect(context().failure).toBeNull();
  });

  it("is anyone who has signed out, even while passing", () => {
    const { actor, state, passStep } = passing();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(passStep.latest().signal.aborted).toBe(true);
  });
});

it("is checked again for someone else, under another key", async () => {
  const { actor, passStep, settle, state, pass, context } = passing();
  await passStep.answer(progress);
  actor.send({ ...signedIn, seed: "seed" });
  expect(state()).toEqual({ unknown: "idle" });
  settle(false);
  pass();
  const [first, second] = passStep.inputs();
  expect(second?.key).not.toBe(first?.key);
  await passStep.fail("network");
  actor.send(signedIn);
  expect(context().failure).toBeNull();
});

it("continues from its snapshot, under the same key", () => {
  const { actor, logic, passStep } = passing();
  const snapshot = throughJson(actor.getPersistedSnapshot());
  const later = createActor(logic, { input: { id: 7 }, snapshot }).start();
  expect(later.getSnapshot().value).toBe("passing");
  const [first, second] = passStep.inputs();
  expect(second).toEqual(first);
});
