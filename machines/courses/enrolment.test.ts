import { describe, expect, it } from "vitest";
import type { CourseProgress } from "../../contract/courses/progress";
import { signedIn, signedOut } from "../testing";
import { course, inside, outside, place } from "./enrolment.testing";

async function knownCourse(progress: CourseProgress, intended = false) {
  const opened = course();
  opened.actor.send(signedIn);
  await opened.checkEnrolment.answer({ progress, intended });
  return opened;
}

describe("who looks at the course", () => {
  it("waits until the profile is known", () => {
    const { state, hasTag } = course();
    expect(state()).toEqual({ unknown: "idle" });
    expect([hasTag("pending"), hasTag("busy")]).toEqual([true, false]);
  });

  it("sends a visitor who enrolls to sign-in and remembers the request", () => {
    const { state, actor, intents, signInsAsked, checkEnrolment } = course();
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    actor.send({ type: "course.enrol" });
    expect(intents).toEqual([place]);
    expect(signInsAsked()).toBe(1);
    expect(checkEnrolment.calls).toEqual([]);
  });

  it("enrolls a visitor who comes back from sign-in", async () => {
    const { state, enrol } = await knownCourse(outside, true);
    expect(state()).toBe("enrolling");
    await enrol.answer(inside);
    expect(state()).toBe("enrolled");
  });

  it("does not enroll a learner who is already enrolled", async () => {
    const { state, enrol } = await knownCourse(inside, true);
    expect(state()).toBe("enrolled");
    expect(enrol.calls).toEqual([]);
  });

  it.each([
    ["enrolled", inside, "enrolled", true],
    ["not enrolled", outside, "notEnrolled", false],
  ] as const)("knows a learner who is %s", async (_, progress, expected, enrolled) => {
    const { state, hasTag, context } = await knownCourse(progress);
    expect(state()).toBe(expected);
    expect(hasTag("enrolled")).toBe(enrolled);
    expect(context().progress).toEqual(progress);
  });

  it("does not enroll a learner without the plan that the course needs, even one who asked to (R55)", async () => {
    const { actor, state, enrol, checkEnrolment } = await knownCourse({ ...outside, needsPlan: true }, true);
    expect([state(), enrol.calls]).toEqual(["planNeeded", []]);
    actor.send({ type: "enrolment.retry" });
    await checkEnrolment.answer({ progress: outside, intended: false });
    expect(state()).toBe("notEnrolled");
    actor.send({ type: "course.enrol" });
    await enrol.fail("plan_needed", 403);
    expect(state()).toBe("planNeeded");
  });

  it("treats a refused check as an ended session", async () => {
    const { actor, state, checkEnrolment } = course();
    actor.send(signedIn);
    await checkEnrolment.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
  });

  it("comes back from a failed check", async () => {
    const { actor, state, checkEnrolment, context, hasTag } = course();
    actor.send(signedIn);
    await checkEnrolment.fail("network");
    expect(state()).toBe("failed");
    expect(hasTag("failed")).toBe(true);
    expect(context().failure).toEqual({ code: "network", status: 0 });
    actor.send({ type: "enrolment.retry" });
    expect(context().failure).toBeNull();
    await checkEnrolment.answer({ progress: inside, intended: false });
    expect(state()).toBe("enrolled");
  });

  it("forgets the learner's progress when they sign out", async () => {
    const { actor, state, context } = await knownCourse(inside);
    actor.send(signedOut);
    expect(state()).toBe("signedOut");
    expect(context().progress).toBeNull();
  });
});

describe("enrolling before it is known who is here", () => {
  it("happens once it is known", async () => {
    const { state, hasTag, actor, checkEnrolment, enrol } = course();
    actor.send({ type: "course.enrol" });
    expect(state()).toEqual({ unknown: "pressed" });
    expect(hasTag("busy")).toBe(true);
    actor.send(signedIn);
    expect(state()).toEqual({ checking: "pressed" });
    expect(hasTag("busy")).toBe(true);
    await checkEnrolment.answer({ progress: outside, intended: false });
    expect(state()).toBe("enrolling");
    expect(enrol.calls).toHaveLength(1);
    expect(enrol.latest().input.key).toMatch(new RegExp(`^${signedIn.seed}`));
  });

  it("happens too when it is pressed while the enrollment is checked, which is asked once", async () => {
    const { state, actor, checkEnrolment } = course();
    actor.send(signedIn);
    actor.send({ type: "course.enrol" });
    expect(checkEnrolment.calls).toHaveLength(1);
    await checkEnrolment.answer({ progress: outside, intended: false });
    expect(state()).toBe("enrolling");
  });

  it("changes nothing for who is in the course", async () => {
    const { state, actor, checkEnrolment, enrol } = course();
    actor.send({ type: "course.enrol" });
    actor.send(signedIn);
    await checkEnrolment.answer({ progress: inside, intended: false });
    expect(state()).toBe("enrolled");
    expect(enrol.calls).toEqual([]);
  });

  it("asks a visitor to sign in and remembers the request, also if the session has ended", async () => {
    const visitor = course();
    visitor.actor.send({ type: "course.enrol" });
    visitor.actor.send(signedOut);
    expect([visitor.state(), visitor.intents, visitor.signInsAsked()]).toEqual(["signedOut", [place], 1]);

    const ended = course();
    ended.actor.send({ type: "course.enrol" });
    ended.actor.send(signedIn);
    await ended.checkEnrolment.fail("signed_out", 401);
    expect([ended.state(), ended.intents, ended.signInsAsked()]).toEqual(["signedOut", [place], 1]);
  });

  it("is not repeated by itself after a failed check", async () => {
    const { state, actor, checkEnrolment, enrol } = course();
    actor.send({ type: "course.enrol" });
    actor.send(signedIn);
    await checkEnrolment.fail("network");
    actor.send({ type: "enrolment.retry" });
    await checkEnrolment.answer({ progress: outside, intended: false });
    expect(state()).toBe("notEnrolled");
    expect(enrol.calls).toEqual([]);
  });
});

describe("entering", () => {
  it("enrolls, busy meanwhile, and says so once it is done", async () => {
    const { actor, state, enrol, hasTag, context, said } = await knownCourse(outside);
    actor.send({ type: "course.enrol" });
    expect(hasTag("busy")).toBe(true);
    expect(said).toEqual([]);
    expect(enrol.latest().input).toMatchObject(place);
    await enrol.answer(inside);
    expect(state()).toBe("enrolled");
    expect(context().progress).toEqual(inside);
    expect(said).toEqual([{ text: "enrolled" }]);
  });

  it("goes back to where it was after a failure, and tries again under the same key", async () => {
    const { actor, state, enrol, context } = await knownCourse(outside);
    actor.send({ type: "course.enrol" });
    await enrol.fail("timeout");
    expect(state()).toBe("notEnrolled");
    expect(context().failure?.code).toBe("timeout");
    expect(context().progress).toEqual(outside);
    actor.send({ type: "course.enrol" });
    expect(context().failure).toBeNull();
    const [first, second] = enrol.inputs();
    expect(second?.key).toBe(first?.key);
  });

  it("remembers the request if the session has ended", async () => {
    const { actor, state, enrol, intents, signInsAsked } = await knownCourse(outside);
    actor.send({ type: "course.enrol" });
    await enrol.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
    expect(intents).toEqual([place]);
    expect(signInsAsked()).toBe(1);
  });

  it("uses a key that the server accepts, however long the address", async () => {
    const { actor, checkEnrolment, enrol } = course("a".repeat(100));
    actor.send({ ...signedIn, seed: "123e4567-e89b-12d3-a456-426614174000.123" });
    await checkEnrolment.answer({ progress: outside, intended: true });
    expect(enrol.latest().input.key.length).toBeLessThanOrEqual(100);
  });
});

describe("leaving", () => {
  const asked = async () => {
    const opened = await knownCourse(inside);
    opened.actor.send({ type: "course.leave" });
    return opened;
  };

  it("asks first, and stays when the answer is no", async () => {
    const { actor, state, removeEnrolment } = await asked();
    expect(state()).toBe("removalConfirming");
    actor.send({ type: "removal.cancel" });
    expect(state()).toBe("enrolled");
    expect(removeEnrolment.calls).toEqual([]);
  });

  it("leaves and can enter again, each command with its own key", async () => {
    const { actor, state, removeEnrolment, enrol, hasTag, said } = await asked();
    actor.send({ type: "removal.confirm" });
    expect(hasTag("busy")).toBe(true);
    await removeEnrolment.answer(outside);
    expect(state()).toBe("removed");
    expect(hasTag("enrolled")).toBe(false);
    expect(said).toEqual([{ text: "courseLeft", inPlace: true }]);
    actor.send({ type: "course.enrol" });
    const firstKey = enrol.latest().input.key;
    await enrol.answer(inside);
    expect(state()).toBe("enrolled");
    actor.send({ type: "course.leave" });
    actor.send({ type: "removal.confirm" });
    await removeEnrolment.answer(outside);
    actor.send({ type: "course.enrol" });
    const keys = [...removeEnrolment.inputs(), ...enrol.inputs()].map(({ key }) => key);
    expect(keys).toContain(firstKey);
    expect(new Set(keys).size).toBe(4);
  });

  it("stays enrolled after a failure, and tries again under the same key", async () => {
    const { actor, state, removeEnrolment, context } = await asked();
    actor.send({ type: "removal.confirm" });
    await removeEnrolment.fail("network");
    expect(state()).toBe("enrolled");
    expect(context().failure?.code).toBe("network");
    expect(context().progress).toEqual(inside);
    actor.send({ type: "course.leave" });
    expect(context().failure).toBeNull();
    actor.send({ type: "removal.confirm" });
    const [first, second] = removeEnrolment.inputs();
    expect(second?.key).toBe(first?.key);
  });

  it("asks to sign in if the session has ended", async () => {
    const { actor, state, removeEnrolment, context, signInsAsked } = await asked();
    actor.send({ type: "removal.confirm" });
    await removeEnrolment.fail("signed_out", 401);
    expect(state()).toBe("signedOut");
    expect(context().progress).toBeNull();
    expect(signInsAsked()).toBe(1);
  });
});
