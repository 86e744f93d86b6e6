import { describe, expect, it } from "vitest";
import { offline, online } from "../../testing";
import { loaded, reading, textStep, three } from "./lesson.testing";

describe("opening a step", () => {
  it("goes to another step, from any place in the lesson", async () => {
    const { actor, loadStep, context, stepsOpened } = await reading(textStep(10), three);
    actor.send({ type: "step.open", step: 3 });
    expect(context().step).toBeNull();
    await loadStep.answer(textStep(30));
    expect(context()).toMatchObject({ stepNumber: 3, step: { id: 30 } });
    expect(stepsOpened()).toEqual([1, 3]);
  });

  it("drops the late answer of a step that was left", async () => {
    const { actor, loadStep, context } = await loaded(three);
    const first = loadStep.latest();
    actor.send({ type: "step.open", step: 2 });
    await first.answer(textStep(10));
    expect(context().step).toBeNull();
    await loadStep.answer(textStep(20));
    expect(context().step?.id).toBe(20);
  });

  it("stays where it is when the step does not exist", async () => {
    const { actor, matches, loadStep } = await reading(textStep(10), three);
    actor.send({ type: "step.open", step: 4 });
    expect(matches("active")).toBe(true);
    expect(loadStep.calls).toHaveLength(1);
  });

  it("shows the reason when the step is refused", async () => {
    const outcomes = await Promise.all(
      (["signed_out", "not_enrolled", "not_found", "network"] as const).map(async (code) => {
        const opened = await loaded(three);
        await opened.loadStep.fail(code);
        return opened.state();
      }),
    );
    expect(outcomes).toEqual(["signedOut", "notEnrolled", "stepFailed", "stepFailed"]);
  });

  it("recovers from a failed step on request, with another step, or when the network returns", async () => {
    const { actor, loadStep, state, context } = await loaded(three);
    await loadStep.fail("network");
    expect(context().failure?.code).toBe("network");
    actor.send({ type: "step.open", step: 9 });
    expect(state()).toBe("stepFailed");
    actor.send({ type: "step.open", step: 2 });
    expect(loadStep.latest().input.stepId).toBe(20);
    await loadStep.fail("network");
    actor.send(offline);
    expect(state()).toBe("stepFailed");
    actor.send(online);
    expect(state()).toMatchObject({ loading: {} });
  });

  it("loads the list of steps again on request: the one that failed may be gone", async () => {
    const { actor, loadStep, state } = await loaded(three);
    await loadStep.fail("not_found", 404);
    actor.send({ type: "lesson.retry" });
    expect(state()).toMatchObject({ loading: { structure: "loading" } });
  });
});
