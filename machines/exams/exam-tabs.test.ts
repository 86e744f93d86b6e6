import { describe, expect, it } from "vitest";
import { learner, online, throughJson } from "../testing";
import { entry, passed, running, sit } from "./exam.testing";

describe("another tab of the attempt", () => {
  const found = (questionId: string, answer: string, key: string) => ({
    type: "answer.found" as const,
    entry: { questionId, answer: [answer], key },
  });
  const delivered = (questionId: string, answer: string, key: string) => ({
    type: "answer.delivered" as const,
    entry: { questionId, answer: [answer], key },
  });

  it("gives an answer: it is shown and sent from here too, under its own key", async () => {
    const { actor, sent, sendAnswer, context, outbox } = await entry(running());
    actor.send(found("b", "y", "other.1"));
    expect(context().answers).toMatchObject({ b: ["y"] });
    expect(sendAnswer.latest().input).toMatchObject({
      learnerId: learner.id,
      attemptId: 11,
      entry: { key: "other.1" },
    });
    // Told of twice, it is one answer.
    actor.send(found("b", "y", "other.1"));
    await sendAnswer.answer();
    expect(sent()).toEqual(["b y"]);
    expect(outbox()).toBe("empty");
    expect(context().attempt?.answers).toMatchObject({ b: ["y"] });
  });

  it("is ignored when the attempt has no such question", async () => {
    const { actor, sent, context } = await entry(running());
    actor.send(found("z", "y", "other.1"));
    expect(sent()).toEqual([]);
    expect(context().answers).toEqual({});
  });

  it("gives a later answer to a question that waits here: the earlier one is left to its sender", async () => {
    const { actor, choose, context, sendAnswer, outbox, clock } = await entry(running());
    choose("a", "x");
    await sendAnswer.fail("network");
    actor.send(found("a", "y", "other.1"));
    expect(context().answers).toMatchObject({ a: ["y"] });
    clock.increment(4000);
    // The device holds the later one: the earlier is not sent, and is not what the server has.
    await sendAnswer.answer(false);
    expect(context().attempt?.answers).toEqual({});
    await sendAnswer.answer();
    expect(context()).toMatchObject({ answers: { a: ["y"] }, attempt: { answers: { a: ["y"] } } });
    expect(outbox()).toBe("empty");
  });

  it("delivers what waits here, and it is not sent again", async () => {
    const { actor, choose, context, sendAnswer, sent, outbox } = await entry(running());
    choose("a", "x");
    choose("b", "y");
    const [, second] = context().queue;
    actor.send(delivered("b", "y", second?.key ?? ""));
    expect(context()).toMatchObject({ queue: [{ questionId: "a" }], attempt: { answers: { b: ["y"] } } });
    await sendAnswer.answer();
    expect(sent()).toEqual(["a x"]);
    expect(outbox()).toBe("empty");
    expect(context().answers).toEqual({ a: ["x"], b: ["y"] });
  });

  it("delivers the later of two answers: that one is shown, though the earlier one still waits here", async () => {
    const { actor, choose, context, sendAnswer, clock } = await entry(running());
    choose("a", "x");
    await sendAnswer.fail("network");
    actor.send(found("a", "y", "other.1"));
    actor.send(delivered("a", "y", "other.1"));
    expect(context().answers).toEqual({ a: ["y"] });
    clock.increment(4000);
    await sendAnswer.answer(false);
    expect(context()).toMatchObject({ answers: { a: ["y"] }, attempt: { answers: { a: ["y"] } }, queue: [] });
  });

  it("delivers an answer to which a later one was given here: the later one stays", async () => {
    const { actor, choose, context } = await entry(running());
    choose("a", "x");
    actor.send(delivered("a", "y", "other.1"));
    expect(context()).toMatchObject({ answers: { a: ["x"] }, attempt: { answers: { a: ["y"] } } });
  });

  it("delivers an answer of its own, which is shown here as the server has it", async () => {
    const { actor, context, sent } = await entry(running());
    actor.send(delivered("b", "y", "other.1"));
    expect(context()).toMatchObject({ answers: { b: ["y"] }, attempt: { answers: { b: ["y"] } } });
    expect(sent()).toEqual([]);
  });

  it("takes the place of a refused answer by a later one", async () => {
    const { actor, choose, context, sendAnswer, outbox } = await entry(running());
    choose("a", "x");
    await sendAnswer.fail("invalid");
    expect(outbox()).toBe("refused");
    actor.send(found("a", "y", "other.1"));
    expect(context().refused).toEqual([]);
    await sendAnswer.answer();
    expect(outbox()).toBe("empty");
  });
});

describe("an attempt that is stored and restored", () => {
  it("goes on with its answers, its clock and its queue", async () => {
    const before = await entry(running());
    before.choose("a", "x");
    await before.sendAnswer.fail("network");
    before.choose("b", "y");
    before.actor.send({ type: "question.next" });
    const kept = throughJson(before.actor.getPersistedSnapshot());
    before.actor.stop();
    expect(before.countDowns.running).toBe(0);

    const after = sit({ snapshot: kept });
    expect(after.stage()).toEqual({ attempting: "answering" });
    expect(after.context()).toMatchObject({ answers: { a: ["x"], b: ["y"] }, index: 1 });
    expect(after.countDowns.running).toBe(1);
    after.actor.send(online);
    await after.sendAnswer.answer();
    await after.sendAnswer.answer();
    expect(after.sent()).toEqual(["a x", "b y"]);
    after.actor.send({ type: "exam.review" });
    after.actor.send({ type: "exam.finish" });
    await after.finishExam.answer(passed);
    expect(after.stage()).toEqual({ passed: "certificateIssued" });
  });

  it("resends an answer that was in flight, under the same key", async () => {
    const before = await entry(running());
    before.choose("a", "x");
    const after = sit({ snapshot: throughJson(before.actor.getPersistedSnapshot()) });
    expect(after.sendAnswer.latest().input).toEqual(before.sendAnswer.latest().input);
  });
});
