import { beforeEach, describe, expect, it } from "vitest";
import { learner, signedIn, signedOut } from "../testing";
import { type ExamTarget, entry, running } from "./exam.testing";

describe("an answer that the server refuses", () => {
  let target: ExamTarget;
  beforeEach(async () => {
    target = await entry(running());
    target.choose("a", "x");
    await target.sendAnswer.fail("invalid", 400);
  });

  it("is shown with its question and the reason, and is kept as it was given", () => {
    const { outbox, context, hasTag, onDevice } = target;
    expect(outbox()).toBe("refused");
    expect(hasTag("failed")).toBe(true);
    expect(context().refused).toMatchObject([{ questionId: "a", failure: { code: "invalid", status: 400 } }]);
    expect(context().answers).toEqual({ a: ["x"] });
    expect(onDevice()).toEqual(["a x"]);
  });

  it("can be sent again: that is another command, with its own key", async () => {
    const { outbox, actor, sent, sendAnswer, context, onDevice } = target;
    actor.send({ type: "answer.resend" });
    expect(outbox()).toBe("sending");
    expect(context().refused).toEqual([]);
    expect(onDevice()).toEqual(["a x"]);
    expect(sent()).toEqual(["a x", "a x"]);
    const [first, second] = sendAnswer.inputs();
    expect(second?.entry.key).not.toBe(first?.entry.key);
    await sendAnswer.answer();
    expect(outbox()).toBe("empty");
    expect(onDevice()).toEqual([]);
  });

  it("is replaced by the answer that is given instead", async () => {
    const { choose, sent, sendAnswer, outbox, onDevice, context } = target;
    choose("a", "y");
    expect(context().refused).toEqual([]);
    expect(sent()).toEqual(["a x", "a y"]);
    await sendAnswer.answer();
    expect(outbox()).toBe("empty");
    expect(onDevice()).toEqual([]);
  });

  it("does not hold up the answers to other questions, and is not forgotten for them", async () => {
    const { choose, sent, sendAnswer, outbox, context, onDevice, actor } = target;
    choose("b", "y");
    expect(outbox()).toBe("sending");
    expect(sent()).toEqual(["a x", "b y"]);
    await sendAnswer.answer();
    actor.send({ type: "question.next" });
    expect(outbox()).toBe("refused");
    expect(context().refused.map(({ questionId }) => questionId)).toEqual(["a"]);
    expect(onDevice()).toEqual(["a x"]);
  });

  it("is one of several, which are all resent under new keys", async () => {
    const { choose, sent, sendAnswer, actor, outbox } = target;
    choose("b", "y");
    await sendAnswer.fail("invalid", 400);
    actor.send({ type: "answer.resend" });
    choose("c", "z");
    await sendAnswer.answer();
    await sendAnswer.answer();
    await sendAnswer.answer();
    expect(sent().slice(2)).toEqual(["a x", "b y", "c z"]);
    expect(new Set(sendAnswer.inputs().map(({ entry }) => entry.key)).size).toBe(5);
    expect(outbox()).toBe("empty");
  });

  it("does nothing when none was refused", async () => {
    const { actor, sendAnswer, outbox } = await entry(running());
    actor.send({ type: "answer.resend" });
    expect(outbox()).toBe("empty");
    expect(sendAnswer.calls).toEqual([]);
  });

  it("does not count when the learner finishes anyway", async () => {
    const { actor, stage, context, onDevice, outbox } = target;
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    expect(stage()).toBe("finishing");
    expect(context()).toMatchObject({ refused: [], answers: {} });
    expect(onDevice()).toEqual([]);
    expect(outbox()).toBe("empty");
  });

  it("leaves the answer that the server had before", async () => {
    const { actor, choose, sendAnswer, context } = await entry(running());
    choose("a", "x");
    await sendAnswer.answer();
    choose("a", "y");
    await sendAnswer.fail("key_reused", 422);
    expect(context().answers).toEqual({ a: ["y"] });
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    expect(context().answers).toEqual({ a: ["x"] });
  });

  it("stops a finish in progress, so that nobody finishes without knowing", async () => {
    const { actor, choose, sendAnswer, stage, finishExam } = await entry(running());
    choose("a", "x");
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    await sendAnswer.fail("invalid", 400);
    expect(stage()).toEqual({ attempting: "reviewing" });
    expect(finishExam.calls).toEqual([]);
    actor.send({ type: "exam.finish" });
    expect(finishExam.calls).toHaveLength(1);
  });

  it("does not keep an attempt open whose time is over", async () => {
    const { tick, choose, sendAnswer, stage } = await entry(running());
    choose("a", "x");
    tick(0);
    await sendAnswer.fail("invalid", 400);
    expect(stage()).toBe("finishing");
  });

  it("goes with the attempt", async () => {
    const { choose, sendAnswer, onDevice, context, outbox } = target;
    choose("b", "y");
    await sendAnswer.fail("attempt_over", 409);
    expect(context()).toMatchObject({ queue: [], refused: [] });
    expect(onDevice()).toEqual([]);
    expect(outbox()).toBe("empty");
  });
});

describe("a session lost during an exam", () => {
  it("keeps the answers on the device and the attempt on its page, which says so, and goes on after the next sign-in", async () => {
    const { actor, choose, sendAnswer, outbox, signInsAsked, sessionsLost, onDevice, sent, stage } = await entry(
      running(),
    );
    choose("a", "x");
    choose("b", "y");
    await sendAnswer.fail("signed_out", 401);
    expect(outbox()).toBe("signedOut");
    // The sign-in page would say nothing of the answers and the clock: the learner opens it from here.
    expect([signInsAsked(), sessionsLost()]).toEqual([0, 1]);
    expect(onDevice()).toEqual(["a x", "b y"]);
    actor.send(signedOut);
    expect(outbox()).toBe("signedOut");
    expect(stage()).toEqual({ attempting: "answering" });
    actor.send(signedIn);
    await sendAnswer.answer();
    await sendAnswer.answer();
    expect(sent()).toEqual(["a x", "a x", "b y"]);
    expect(outbox()).toBe("empty");
  });

  it("keeps what is answered meanwhile where the learner's next sign-in finds it", async () => {
    const { actor, choose, device } = await entry(running());
    actor.send(signedOut);
    choose("a", "x");
    expect(device.at(-1)).toMatchObject({ learnerId: learner.id, attemptId: 11 });
  });
});
