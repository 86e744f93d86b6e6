import { describe, expect, it } from "vitest";
import { SimulatedClock } from "xstate";
import { offline, online } from "../../testing";
import { progress, quiz, quizStep, right } from "./quiz.testing";

describe("an answer that does not arrive", () => {
  it("stays chosen, is kept, and is checked automatically under the same key", async () => {
    const clock = new SimulatedClock();
    const { submit, actor, checkAnswer, state, context, hasTag } = await quiz(quizStep(), null, clock);
    submit("x");
    await checkAnswer.fail("timeout");
    expect(state()).toBe("kept");
    expect([hasTag("kept"), hasTag("failed")]).toEqual([true, false]);
    expect(context()).toMatchObject({ draft: ["x"], failure: { code: "timeout", status: 0 } });
    clock.increment(4000);
    expect(state()).toBe("checking");
    await checkAnswer.fail("network");
    actor.send(offline);
    expect(state()).toBe("kept");
    actor.send(online);
    await checkAnswer.fail("network");
    actor.send({ type: "answer.submit" });
    const [first, ...others] = checkAnswer.inputs();
    expect(others).toEqual([first, first, first]);
    await checkAnswer.answer({ answered: right, result: null, progress });
    expect(state()).toBe("right");
    expect(context()).toMatchObject({ failure: null, key: null });
  });

  it("waits as long as the server asks it to", async () => {
    const clock = new SimulatedClock();
    const { submit, checkAnswer, state } = await quiz(quizStep(), null, clock);
    submit("x");
    await checkAnswer.latest().refuse({ code: "unavailable", status: 503, retryAfter: 20 });
    clock.increment(19_999);
    expect(state()).toBe("kept");
    clock.increment(1);
    expect(state()).toBe("checking");
  });

  it("because the server refuses it is not resent endlessly, and stays chosen", async () => {
    const clock = new SimulatedClock();
    const { submit, actor, checkAnswer, state, context, withdrawn } = await quiz(quizStep(), null, clock);
    submit("x");
    await checkAnswer.fail("invalid");
    clock.increment(60_000);
    expect(state()).toBe("unsent");
    expect(context()).toMatchObject({ draft: ["x"], failure: { code: "invalid" } });
    actor.send({ type: "answer.choose", answer: ["y"] });
    expect(withdrawn).toEqual([checkAnswer.latest().input.key]);
  });

  it("because the session has expired asks to sign in, and is kept until then", async () => {
    const { submit, actor, checkAnswer, state } = await quiz();
    const asked: unknown[] = [];
    actor.on("signIn.requested", (event) => asked.push(event));
    submit("x");
    await checkAnswer.fail("signed_out", 401);
    expect(state()).toBe("kept");
    expect(asked).toEqual([{ type: "signIn.requested", isAnswerKept: true }]);
  });

  it("is found again after a reload, and checked under its key", async () => {
    const kept = { questionId: "b", answer: ["z"], key: "before", refusal: null };
    const { checkAnswer, state, context } = await quiz(quizStep(), kept);
    expect(state()).toBe("checking");
    expect(checkAnswer.latest().input).toMatchObject({
      learnerId: 7,
      stepId: 5,
      ...{ questionId: "b", answer: ["z"], key: "before" },
    });
    await checkAnswer.answer({ answered: right, result: null, progress });
    expect(context().step.answered).toMatchObject({ b: right });
  });

  it("is shown with the reason after a reload if the server has refused it", async () => {
    const refusal = { code: "invalid", status: 400 } as const;
    const { state, context, checkAnswer } = await quiz(quizStep(), {
      questionId: "a",
      answer: ["z"],
      key: "k",
      refusal,
    });
    expect(state()).toBe("unsent");
    expect(context()).toMatchObject({ index: 0, draft: ["z"], failure: refusal });
    expect(checkAnswer.calls).toEqual([]);
  });

  it.each([
    ["has arrived meanwhile", quizStep({ a: right }), "a"],
    ["is to a question that is gone", quizStep(), "gone"],
  ])("is left alone if it %s", async (_, step, questionId) => {
    const { state, checkAnswer } = await quiz(step, { questionId, answer: ["z"], key: "k", refusal: null });
    expect(state()).toBe("asking");
    expect(checkAnswer.calls).toEqual([]);
  });

  it("has another key once it is changed", async () => {
    const { submit, actor, checkAnswer, state, context } = await quiz();
    submit("x");
    await checkAnswer.fail("network");
    actor.send({ type: "answer.choose", answer: ["y"] });
    expect(state()).toBe("asking");
    expect(context().failure).toBeNull();
    actor.send({ type: "answer.submit" });
    const [first, second] = checkAnswer.inputs();
    expect(second?.answer).toEqual(["y"]);
    expect(second?.key).not.toBe(first?.key);
  });

  it("has another key than the answer before it", async () => {
    const { submit, actor, checkAnswer } = await quiz();
    submit("x");
    await checkAnswer.answer({ answered: right, result: null, progress });
    actor.send({ type: "question.next" });
    submit("x");
    const [first, second] = checkAnswer.inputs();
    expect(second?.key).not.toBe(first?.key);
  });
});
