import { beforeEach, describe, expect, it } from "vitest";
import { offline, online, profileOf, signedIn } from "../testing";
import {
  cooling,
  type ExamTarget,
  entry,
  failed,
  finishedWith,
  loaded,
  now,
  passed,
  progress,
  running,
} from "./exam.testing";

describe("finishing", () => {
  it("waits for answers that are still in flight", async () => {
    const { actor, choose, stage, finishExam, sendAnswer, hasTag } = await entry(running());
    choose("a", "x");
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    expect(stage()).toEqual({ attempting: "saving" });
    expect(hasTag("busy")).toBe(true);
    expect(finishExam.calls).toEqual([]);
    await sendAnswer.answer();
    expect(stage()).toBe("finishing");
    expect(finishExam.latest().input).toMatchObject({ locale: "en", slug: "seo", attemptId: 11 });
  });

  it("lets the learner go back to a question while answers are in flight", async () => {
    const { actor, choose, stage, context } = await entry(running());
    choose("a", "x");
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    actor.send({ type: "question.open", index: 2 });
    expect(stage()).toEqual({ attempting: "answering" });
    expect(context().index).toBe(2);
  });

  it("does not finish from the middle of a question", async () => {
    const { actor, stage } = await entry(running());
    actor.send({ type: "exam.finish" });
    expect(stage()).toEqual({ attempting: "answering" });
  });

  it("finishes once: the retry after an unanswered finish has the same key", async () => {
    const { actor, finishExam, stage, hasTag } = await finishing();
    await finishExam.fail("timeout");
    expect(stage()).toBe("finishFailed");
    expect(hasTag("failed")).toBe(true);
    actor.send({ type: "exam.finish" });
    expect(stage()).toBe("finishing");
    const [first, second] = finishExam.inputs();
    expect(second?.key).toBe(first?.key);
    await finishExam.fail("network");
    actor.send(offline);
    expect(stage()).toBe("finishFailed");
    actor.send(online);
    await finishExam.answer(passed);
    expect(stage()).toEqual({ passed: "certificateIssued" });
  });

  it("asks to sign in if the session has ended, and goes on with the open attempt", async () => {
    const { actor, finishExam, stage, signInsAsked, loadProgress, context } = await finishing();
    await finishExam.fail("signed_out", 401);
    expect(stage()).toBe("signedOut");
    expect(signInsAsked()).toBe(1);
    actor.send(signedIn);
    await loadProgress.answer(loaded(running()));
    expect([stage(), context().index]).toEqual([{ attempting: "answering" }, 1]);
  });

  it("fetches the result when the server had ended the attempt", async () => {
    const { finishExam, stage, loadProgress } = await finishing();
    await finishExam.fail("attempt_over", 409);
    expect(stage()).toBe("collecting");
    await loadProgress.answer(loaded(failed));
    expect(stage()).toBe("failed");
  });

  it("recovers when the result could not be fetched", async () => {
    const { actor, finishExam, stage, loadProgress } = await finishing();
    await finishExam.fail("no_attempt", 409);
    await loadProgress.fail("network");
    expect(stage()).toBe("finishFailed");
    actor.send({ type: "exam.finish" });
    expect(stage()).toBe("finishing");
  });

  it("goes on with an attempt that is open after all", async () => {
    const { finishExam, stage, loadProgress, context } = await finishing();
    await finishExam.fail("attempt_over", 409);
    await loadProgress.answer(loaded(running({ id: 12 })));
    // Another attempt begins with its first question.
    expect([stage(), context().index]).toEqual([{ attempting: "answering" }, 0]);
  });

  async function finishing() {
    const target = await entry(running());
    target.actor.send({ type: "question.next" });
    target.actor.send({ type: "exam.review" });
    target.actor.send({ type: "exam.finish" });
    return target;
  }
});

describe("the result", () => {
  it("passed: the certificate is shown", async () => {
    const { stage, hasTag, context } = await finishedWith(passed);
    expect(stage()).toEqual({ passed: "certificateIssued" });
    expect(hasTag("finished")).toBe(true);
    expect(context().attempt).toBeNull();
  });

  it("not passed, with a retake at once with its own key", async () => {
    const { actor, stage, retakeExam, context, finishExam } = await finishedWith(failed);
    expect(stage()).toBe("failed");
    actor.send({ type: "exam.retake" });
    expect(stage()).toBe("retaking");
    expect(retakeExam.latest().input.key).not.toBe(finishExam.latest().input.key);
    await retakeExam.answer(running({ id: 12 }));
    expect(context()).toMatchObject({ index: 0, answers: {}, queue: [] });
  });

  it("without a result, goes by the server's status", async () => {
    const { stage } = await finishedWith(progress({ status: "examPending", reason: "notEnrolled" }));
    expect(stage()).toBe("examPending");
  });

  it("cooling down: asks automatically at the server's time", async () => {
    const { stage, waitUntil, loadProgress } = await finishedWith(cooling);
    expect(stage()).toBe("coolingDown");
    expect(waitUntil.latest().input).toEqual({ at: "2026-03-01T22:00:00.000Z", now });
    await waitUntil.answer();
    expect(stage()).toEqual({ checking: "idle" });
    await loadProgress.answer(loaded(failed));
    expect(stage()).toBe("examAvailable");
  });

  it("cooling down: asks again when the waiting itself fails", async () => {
    const { stage, waitUntil } = await finishedWith(cooling);
    await waitUntil.fail("internal");
    expect(stage()).toEqual({ checking: "idle" });
  });

  describe("passed without a name", () => {
    let target: ExamTarget;
    beforeEach(async () => {
      target = await finishedWith({ ...passed, certificate: null, nameRequired: true });
    });

    it("asks for the name, then fetches the certificate", async () => {
      const { actor, stage, updateName, loadProgress, context, accountsChanged } = target;
      expect(stage()).toEqual({ passed: "nameRequired" });
      actor.send({ type: "name.submit", name: "Ada Lovelace" });
      expect(updateName.latest().input.name).toBe("Ada Lovelace");
      await updateName.answer(profileOf(7, { name: "Ada" }));
      expect(stage()).toEqual({ passed: "issuing" });
      expect(accountsChanged()).toBe(1);
      await loadProgress.answer(loaded(passed));
      expect(stage()).toEqual({ passed: "certificateIssued" });
      expect(context().progress?.certificate?.hash).toBe("hash");
    });

    it("asks again when the name is refused; another name has another key", async () => {
      const { actor, stage, updateName, context } = target;
      actor.send({ type: "name.submit", name: "" });
      await updateName.fail("invalid", 400);
      expect(stage()).toEqual({ passed: "nameRequired" });
      expect(context().failure?.code).toBe("invalid");
      actor.send({ type: "name.submit", name: "Ada" });
      const [first, second] = updateName.inputs();
      expect(second?.key).not.toBe(first?.key);
    });

    it("asks again when the certificate could not be fetched", async () => {
      const { actor, stage, updateName, loadProgress, context } = target;
      actor.send({ type: "name.submit", name: "Ada" });
      await updateName.answer(profileOf(7, { name: "Ada" }));
      await loadProgress.fail("network");
      expect(stage()).toEqual({ passed: "nameRequired" });
      expect(context().failure?.code).toBe("network");
    });

    it("keeps asking while the server still lacks the name", async () => {
      const { actor, stage, updateName, loadProgress } = target;
      actor.send({ type: "name.submit", name: "Ada" });
      await updateName.answer(profileOf(7, { name: "Ada" }));
      await loadProgress.answer(loaded({ ...passed, certificate: null, nameRequired: true }));
      expect(stage()).toEqual({ passed: "nameRequired" });
    });
  });
});
