import { describe, expect, it } from "vitest";
import { courseProgress, learner, signedIn, signedOut } from "../testing";
import { landing } from "./course-landing.testing";

describe("what it tells its parts", () => {
  const inside = { progress: courseProgress(), intended: false };
  const outside = { progress: courseProgress({ enrolled: false }), intended: false };
  const another = { ...signedIn, learner: { ...learner, id: 8 } };

  it.each([
    ["in the course", inside, true],
    ["not in the course", outside, false],
  ])("that the learner is %s, once that is known", async (_, status, enrolled) => {
    const { actor, announced, checkEnrolment } = landing();
    actor.send(signedIn);
    expect(announced).toEqual([]);
    await checkEnrolment.answer(status);
    expect(announced).toEqual([enrolled]);
  });

  it("that a visitor is not, at once", () => {
    const { actor, announced } = landing();
    actor.send(signedOut);
    expect(announced).toEqual([false]);
  });

  it("that the check failed, and the answer of a later try", async () => {
    const { actor, announced, checkEnrolment } = landing();
    actor.send(signedIn);
    await checkEnrolment.fail("network");
    expect(announced).toEqual([null]);
    actor.getSnapshot().children.enrolment?.send({ type: "enrolment.retry" });
    await checkEnrolment.answer(inside);
    expect(announced).toEqual([null, true]);
  });

  it("entering and leaving, but nothing while that is in progress or was refused", async () => {
    const { actor, announced, checkEnrolment, enrol, removeEnrolment } = landing();
    const enrolment = () => actor.getSnapshot().children.enrolment;
    actor.send(signedIn);
    await checkEnrolment.answer(outside);
    enrolment()?.send({ type: "course.enrol" });
    await enrol.fail("network");
    expect(announced).toEqual([false]);
    enrolment()?.send({ type: "course.enrol" });
    await enrol.answer(courseProgress());
    expect(announced).toEqual([false, true]);
    enrolment()?.send({ type: "course.leave" });
    enrolment()?.send({ type: "removal.cancel" });
    enrolment()?.send({ type: "course.leave" });
    enrolment()?.send({ type: "removal.confirm" });
    expect(announced).toEqual([false, true]);
    await removeEnrolment.answer(courseProgress({ enrolled: false }));
    expect(announced).toEqual([false, true, false]);
  });

  it("nothing new when the same person is checked again", async () => {
    const { actor, announced, checkEnrolment } = landing();
    actor.send(signedIn);
    await checkEnrolment.answer(inside);
    actor.send(signedIn);
    await checkEnrolment.answer(inside);
    expect(announced).toEqual([true]);
    expect(checkEnrolment.calls).toHaveLength(2);
  });

  it("someone else's status, even if it is the same", async () => {
    const { actor, announced, checkEnrolment } = landing();
    actor.send(signedIn);
    await checkEnrolment.answer(inside);
    actor.send(another);
    expect(actor.getSnapshot().context.settled).toBeNull();
    await checkEnrolment.answer(inside);
    expect(announced).toEqual([true, true]);
  });

  it("what it knows to a part that arrives later, and nothing before that", async () => {
    const { actor, announced, checkEnrolment } = landing();
    actor.send({ type: "part.opened" });
    actor.send(signedIn);
    actor.send({ type: "part.opened" });
    expect(announced).toEqual([]);
    await checkEnrolment.answer(inside);
    actor.send({ type: "part.opened" });
    expect(announced).toEqual([true, true]);
  });
});

describe("a part that asks to enter the course", () => {
  it("does what the enrollment button does", async () => {
    const visited = landing();
    visited.actor.send(signedOut);
    visited.actor.send({ type: "enrolment.requested" });
    expect(visited.intents).toEqual([{ locale: "en", slug: "seo" }]);

    const learnt = landing();
    learnt.actor.send(signedIn);
    await learnt.checkEnrolment.answer({ progress: courseProgress({ enrolled: false }), intended: false });
    learnt.actor.send({ type: "enrolment.requested" });
    expect(learnt.enrolment()).toBe("enrolling");
    await learnt.enrol.answer(courseProgress());
    expect(learnt.announced).toEqual([false, true]);
  });
});
