import { describe, expect, it } from "vitest";
import { flush, offline, online } from "../testing";
import { cooling, deadline, entry, failed, finishedWith, loaded, running } from "./exam.testing";

describe("the clock", () => {
  it("does not run for an exam without one", async () => {
    const { clockState, countDowns } = await entry(running({ deadline: null }));
    expect(clockState()).toBe("off");
    expect(countDowns.started).toEqual([]);
  });

  it("announces the last five minutes", async () => {
    const { tick, clockState, context, hasTag } = await entry(running());
    tick(301);
    expect(clockState()).toEqual({ on: "running" });
    expect(hasTag("urgent")).toBe(false);
    tick(300);
    expect(clockState()).toEqual({ on: "lastMinutes" });
    expect(hasTag("urgent")).toBe(true);
    tick(299);
    expect(context().secondsLeft).toBe(299);
  });

  it("finishes at the deadline when every answer is saved", async () => {
    const { tick, stage, clockState, context, finishExam } = await entry(running());
    tick(10);
    tick(0);
    expect(stage()).toBe("finishing");
    expect(clockState()).toBe("off");
    expect(context().secondsLeft).toBe(0);
    await finishExam.answer(failed);
    expect(stage()).toBe("failed");
  });

  it("goes on when the server's clock says that there is time left: this device's was set", async () => {
    const { actor, tick, choose, stage, context, sendAnswer, finishExam, loadProgress, countDowns } = await entry(
      running(),
    );
    choose("a", "x");
    await sendAnswer.answer();
    actor.send({ type: "question.next" });
    tick(0);
    expect(finishExam.latest().input.timeUp).toBe(true);
    await finishExam.fail("attempt_open", 409);
    const later = "2026-03-01T10:20:00.000Z";
    await loadProgress.answer(loaded({ ...running({ answers: { a: ["x"] } }), now: later }));
    expect(stage()).toEqual({ attempting: "answering" });
    expect([context().index, context().answers]).toEqual([1, { a: ["x"] }]);
    expect(countDowns.started.at(-1)).toEqual({ deadline, now: later });
    tick(2400);
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    expect(finishExam.latest().input.timeUp).toBe(false);
  });

  it("finishes when it was over before the page opened", async () => {
    const { tick, stage } = await entry(running());
    tick(-5);
    expect(stage()).toBe("finishing");
  });

  it("lets answers in flight arrive after the deadline", async () => {
    const { tick, choose, stage, sendAnswer, finishExam, hasTag } = await entry(running());
    choose("a", "x");
    choose("b", "y");
    tick(0);
    expect(stage()).toBe("expired");
    expect([hasTag("attempting"), hasTag("attemptShown")]).toEqual([false, true]);
    await sendAnswer.answer();
    expect(finishExam.calls).toEqual([]);
    await sendAnswer.answer();
    expect(stage()).toBe("finishing");
    expect(hasTag("attemptShown")).toBe(true);
  });

  it("finishes after the grace when answers do not get through, and sends nothing more", async () => {
    const { tick, choose, stage, sendAnswer, finishExam, clock, outbox, onDevice } = await entry(running());
    choose("a", "x");
    await sendAnswer.fail("network");
    tick(0);
    clock.increment(19_999);
    expect(stage()).toBe("expired");
    clock.increment(1);
    expect(stage()).toBe("finishing");
    const sent = sendAnswer.calls.length;
    await finishExam.answer(failed);
    expect(stage()).toBe("failed");
    expect(outbox()).toBe("empty");
    expect(onDevice()).toEqual([]);
    clock.increment(60_000);
    await flush();
    expect(sendAnswer.calls).toHaveLength(sent);
  });

  it("drops a late response to an answer of the previous attempt", async () => {
    const { actor, tick, choose, sendAnswer, finishExam, retakeExam, clock, context } = await entry(running());
    choose("a", "x");
    const late = sendAnswer.latest();
    tick(0);
    clock.increment(20_000);
    await finishExam.answer(failed);
    actor.send({ type: "exam.retake" });
    await retakeExam.answer(running({ id: 12 }));
    choose("b", "y");
    await late.answer(true);
    expect(context().queue.map(({ questionId }) => questionId)).toEqual(["b"]);
    expect(sendAnswer.latest().input.attemptId).toBe(12);
  });

  it("sends the answers before it finishes when the network returns after the deadline", async () => {
    const { actor, tick, choose, stage, sendAnswer, finishExam, clock, sent } = await entry(running());
    choose("a", "x");
    choose("b", "y");
    await sendAnswer.fail("network");
    tick(0);
    actor.send(offline);
    clock.increment(20_000);
    await finishExam.fail("network");
    expect(stage()).toBe("finishFailed");
    actor.send(online);
    await sendAnswer.answer();
    expect(finishExam.calls).toHaveLength(1);
    await sendAnswer.answer();
    expect(sent().slice(-2)).toEqual(["a x", "b y"]);
    expect(finishExam.calls).toHaveLength(2);
    expect(stage()).toBe("finishing");
  });

  it("learns from a late answer that the server ended the attempt", async () => {
    const { tick, choose, stage, sendAnswer, onDevice, outbox, finishExam, loadProgress } = await entry(running());
    choose("a", "x");
    choose("b", "y");
    tick(0);
    await sendAnswer.fail("attempt_over", 409);
    expect(stage()).toBe("finishing");
    expect(outbox()).toBe("empty");
    expect(onDevice()).toEqual([]);
    await finishExam.fail("attempt_over", 409);
    await loadProgress.answer(loaded(cooling));
    expect(stage()).toBe("coolingDown");
  });

  it.each(["attempt_over", "no_attempt"] as const)("ends the attempt when the server answers %s", async (code) => {
    const { choose, stage, sendAnswer } = await entry(running());
    choose("a", "x");
    await sendAnswer.fail(code, 409);
    expect(stage()).toBe("finishing");
  });

  it.each(["finish", "deadline", "server"] as const)("stops when the attempt ends by %s", async (by) => {
    const { actor, tick, choose, sendAnswer, clockState, countDowns } = await entry(running());
    expect(countDowns.running).toBe(1);
    if (by === "finish") {
      actor.send({ type: "exam.review" });
      actor.send({ type: "exam.finish" });
    } else if (by === "deadline") tick(0);
    else {
      choose("a", "x");
      await sendAnswer.fail("attempt_over", 409);
    }
    expect(clockState()).toBe("off");
    expect(countDowns.running).toBe(0);
    expect(actor.getSnapshot().children.countDown).toBeUndefined();
  });

  it("starts over with the next attempt", async () => {
    const { actor, retakeExam, countDowns, clockState } = await finishedWith(failed);
    actor.send({ type: "exam.retake" });
    await retakeExam.answer(running({ id: 12, deadline: "2026-03-02T11:00:00.000Z" }));
    expect(clockState()).toEqual({ on: "running" });
    expect(countDowns.started.at(-1)?.deadline).toBe("2026-03-02T11:00:00.000Z");
    expect(countDowns.running).toBe(1);
  });
});
