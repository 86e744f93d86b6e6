import { describe, expect, it } from "vitest";
import { offline, online, signedIn, throughJson } from "../../testing";
import { onboarding, passed, shown, steps, tracked } from "./onboarding.testing";

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
    expect(stepStates()).toEqual([{ unknown: "idle" }, { unknown: "idle" }, { unknown: "idle" }]);
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

  it("recover from a failure on request, and when the network returns", async () => {
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

describe("continues from its snapshot", () => {
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
