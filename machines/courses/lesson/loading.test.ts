import { describe, expect, it } from "vitest";
import { courseProgress, editorHere, offline, online, signedIn, signedOut, throughJson } from "../../testing";
import { lesson, lessonText, loaded, place, reading, textStep, three } from "./lesson.testing";

describe("opening a lesson", () => {
  it("loads structure and lesson side by side, then the step", async () => {
    const { actor, state, loadStructure, loadLesson, loadStep, hasTag, matches, stepsOpened } = lesson();
    expect(state()).toBe("waiting");
    expect(hasTag("pending")).toBe(true);
    actor.send(signedIn);
    expect(loadStructure.inputs()).toEqual([{ ...place, learnerId: 7 }]);
    expect(loadLesson.inputs()).toEqual([{ ...place, number: 1 }]);
    await loadLesson.answer(lessonText);
    expect(loadStep.calls).toEqual([]);
    await loadStructure.answer(three);
    expect(state()).toBe("opening");
    expect(stepsOpened()).toEqual([1]);
    expect(loadStep.inputs()).toEqual([{ ...place, stepId: 10 }]);
    await loadStep.answer(textStep(10));
    expect(matches({ active: { content: "reading", completion: "open" } })).toBe(true);
  });

  it("completes nothing by reading", async () => {
    const { completeStep } = await reading(textStep(10), three);
    expect(completeStep.calls).toEqual([]);
  });

  it("says not found at once for a lesson that the server does not know, except to editors, who see drafts", async () => {
    const { actor, state, emitted, loadStructure } = lesson({ number: 9, isMissing: true });
    expect(state()).toBe("notFound");
    for (const session of [signedOut, signedIn]) {
      actor.send(session);
      expect(state()).toBe("notFound");
    }
    expect([emitted, loadStructure.calls]).toEqual([[], []]);
    actor.send(editorHere);
    expect(actor.getSnapshot().matches("loading")).toBe(true);
  });

  it("asks a visitor to sign in", () => {
    const { actor, state, emitted } = lesson();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(emitted).toEqual([{ type: "signIn.requested" }]);
    actor.send(signedIn);
    expect(actor.getSnapshot().matches("loading")).toBe(true);
  });

  it("says not found for a lesson that the course does not have", async () => {
    const { state, hasTag } = await loaded(three, { number: 9 });
    expect(state()).toBe("notFound");
    expect(hasTag("notFound")).toBe(true);
  });

  it.each(["loadStructure", "loadLesson"] as const)("shows the reason when %s is refused", async (call) => {
    const outcomes = await Promise.all(
      (["signed_out", "not_enrolled", "not_found", "invalid", "unavailable"] as const).map(async (code) => {
        const opened = lesson();
        opened.actor.send(signedIn);
        await opened[call].fail(code);
        return opened.state();
      }),
    );
    expect(outcomes).toEqual(["signedOut", "notEnrolled", "notFound", "notFound", "failed"]);
  });

  it("recovers from a failure on request, and when the network returns; the requested step stays requested", async () => {
    const { actor, state, loadStructure, loadLesson, context, stepsOpened } = lesson({ step: 3 });
    actor.send(signedIn);
    await loadStructure.fail("network");
    expect(state()).toBe("failed");
    expect(context().failure).toEqual({ code: "network", status: 0 });
    actor.send(offline);
    expect(state()).toBe("failed");
    actor.send(online);
    await loadLesson.fail("timeout");
    expect(state()).toBe("failed");
    actor.send({ type: "lesson.retry" });
    await loadStructure.answer(three);
    await loadLesson.answer(lessonText);
    expect(state()).toBe("opening");
    expect(stepsOpened()).toEqual([3]);
    expect(context().failure).toBeNull();
  });

  it("continues from a restored lesson", async () => {
    const before = await reading(textStep(20), three, { step: 2 });
    const after = lesson({ snapshot: throughJson(before.actor.getPersistedSnapshot()) });
    expect(after.matches({ active: { content: "reading" } })).toBe(true);
    after.actor.send({ type: "step.complete" });
    await after.completeStep.answer(courseProgress({ progress: 33 }));
    expect(after.matches({ active: { completion: "stepCompleted" } })).toBe(true);
  });
});
