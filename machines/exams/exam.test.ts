import { describe, expect, it } from "vitest";
import type { ExamProgress } from "../../contract/exams/exams";
import { learner, offline, online, signedIn, signedOut } from "../testing";
import { cooling, deadline, entry, exam, failed, loaded, now, passed, progress, running, sit } from "./exam.testing";

describe("reading an exam's rules", () => {
  it("starts nothing: the server is asked for the rules only", async () => {
    const { loadExam, stage, startExam, loadProgress } = sit();
    expect(stage()).toBe("loading");
    await loadExam.answer(exam);
    expect(stage()).toEqual({ waiting: "idle" });
    expect(loadExam.inputs()).toEqual([{ locale: "en", slug: "seo" }]);
    expect([...startExam.calls, ...loadProgress.calls]).toEqual([]);
  });

  it.each(["not_found", "invalid"] as const)("says not found for an address that the server calls %s", async (code) => {
    const { loadExam, stage, hasTag } = sit();
    await loadExam.fail(code);
    expect(stage()).toBe("notFound");
    expect(hasTag("notFound")).toBe(true);
  });

  it("comes back from a failed load by asking again", async () => {
    const { loadExam, stage, actor, context } = sit();
    await loadExam.fail("timeout");
    expect(stage()).toBe("loadFailed");
    expect(context().failure).toEqual({ code: "timeout", status: 0 });
    actor.send({ type: "exam.retry" });
    await loadExam.answer(exam);
    expect(stage()).toEqual({ waiting: "idle" });
  });

  it("comes back from a failed load when the network returns, not when it goes", async () => {
    const { loadExam, stage, actor } = sit();
    await loadExam.fail("network");
    actor.send(offline);
    expect(stage()).toBe("loadFailed");
    actor.send(online);
    expect(stage()).toBe("loading");
  });

  it("remembers who is here while the rules are missing", async () => {
    const { loadExam, stage, actor, loadProgress } = sit();
    await loadExam.fail("network");
    actor.send(signedIn);
    actor.send({ type: "exam.retry" });
    await loadExam.answer(exam);
    expect(stage()).toEqual({ checking: "idle" });
    expect(loadProgress.latest().input.learnerId).toBe(learner.id);
  });
});

describe("who opens it", () => {
  it("asks the learner's status when they were known before the rules came", async () => {
    const { loadExam, actor, stage } = sit();
    actor.send(signedIn);
    await loadExam.answer(exam);
    expect(stage()).toEqual({ checking: "idle" });
  });

  it("shows a visitor the rules, also when the visitor was known before the rules came", async () => {
    const { loadExam, actor, stage, hasTag } = sit();
    actor.send(signedOut);
    await loadExam.answer(exam);
    expect(stage()).toBe("signedOut");
    expect(hasTag("pending")).toBe(false);
  });

  it("sends a visitor who starts to sign-in, and goes on when they come back", async () => {
    const { loadExam, actor, stage, signInsAsked, startExam } = sit();
    await loadExam.answer(exam);
    actor.send(signedOut);
    expect(stage()).toBe("signedOut");
    actor.send({ type: "exam.start" });
    expect(signInsAsked()).toBe(1);
    expect(startExam.calls).toEqual([]);
    actor.send(signedOut);
    expect(stage()).toBe("signedOut");
    actor.send(signedIn);
    expect(stage()).toEqual({ checking: "idle" });
  });

  it("treats a refused check as an ended session", async () => {
    const { loadExam, actor, stage, loadProgress } = sit();
    await loadExam.answer(exam);
    actor.send(signedIn);
    await loadProgress.fail("signed_out", 401);
    expect(stage()).toBe("signedOut");
  });

  it("comes back from a failed check by asking again, and when the network returns", async () => {
    const { loadExam, actor, stage, loadProgress, context } = sit();
    await loadExam.answer(exam);
    actor.send(signedIn);
    await loadProgress.fail("unavailable", 503);
    expect(stage()).toBe("checkFailed");
    expect(context().failure).toEqual({ code: "unavailable", status: 503 });
    actor.send({ type: "exam.retry" });
    expect(stage()).toEqual({ checking: "idle" });
    await loadProgress.fail("network");
    actor.send(offline);
    expect(stage()).toBe("checkFailed");
    actor.send(online);
    await loadProgress.answer(loaded(progress()));
    expect(stage()).toBe("startExam");
    expect(context().failure).toBeNull();
  });
});

describe("a start before it is known who is here, or where they stand", () => {
  const pressed = async () => {
    const opened = sit();
    await opened.loadExam.answer(exam);
    opened.actor.send({ type: "exam.start" });
    return opened;
  };

  it("is taken, and the button is busy until it happens", async () => {
    const { actor, stage, hasTag, loadProgress, startExam } = await pressed();
    expect(stage()).toEqual({ waiting: "pressed" });
    expect([hasTag("pending"), hasTag("busy")]).toEqual([true, true]);
    actor.send(signedIn);
    expect(stage()).toEqual({ checking: "pressed" });
    expect([hasTag("pending"), hasTag("busy")]).toEqual([true, true]);
    expect(startExam.calls).toEqual([]);
    await loadProgress.answer(loaded(progress()));
    expect(stage()).toBe("starting");
    await startExam.answer(running());
    expect(stage()).toEqual({ attempting: expect.anything() });
  });

  it("is taken while the status loads", async () => {
    const { loadExam, actor, stage, loadProgress, startExam } = sit();
    await loadExam.answer(exam);
    actor.send(signedIn);
    actor.send({ type: "exam.start" });
    expect(loadProgress.calls).toHaveLength(1);
    await loadProgress.answer(loaded(progress()));
    expect(stage()).toBe("starting");
    expect(startExam.calls).toHaveLength(1);
  });

  it("starts another attempt if that is what the learner can do", async () => {
    const { actor, stage, loadProgress, retakeExam, startExam } = await pressed();
    actor.send(signedIn);
    await loadProgress.answer(loaded(progress({ status: "examAvailable", attemptsCount: 1 })));
    expect(stage()).toBe("retaking");
    expect([retakeExam.calls.length, startExam.calls.length]).toEqual([1, 0]);
  });

  it.each([
    ["an open attempt", running(), { attempting: expect.anything() }],
    ["a certificate", progress({ status: "certificated" }), "certificated"],
    ["lessons left", progress({ status: "examPending", reason: "lessonsUnfinished" }), "examPending"],
    ["a name missing", progress({ nameRequired: true }), { passed: "nameRequired" }],
    ["a pause until the next attempt", cooling, "coolingDown"],
  ])("starts nothing where there is %s", async (_, status, expected) => {
    const { actor, stage, loadProgress, startExam, retakeExam } = await pressed();
    actor.send(signedIn);
    await loadProgress.answer(loaded(status));
    expect(stage()).toEqual(expected);
    expect([...startExam.calls, ...retakeExam.calls]).toEqual([]);
  });

  it("asks a visitor to sign in, and one whose session has ended", async () => {
    const visitor = await pressed();
    visitor.actor.send(signedOut);
    expect([visitor.stage(), visitor.signInsAsked()]).toEqual(["signedOut", 1]);

    const ended = await pressed();
    ended.actor.send(signedIn);
    await ended.loadProgress.fail("signed_out", 401);
    expect([ended.stage(), ended.signInsAsked()]).toEqual(["signedOut", 1]);
  });

  it("is not repeated by itself after a failure", async () => {
    const { actor, stage, loadProgress, startExam } = await pressed();
    actor.send(signedIn);
    await loadProgress.fail("unavailable", 503);
    expect(stage()).toBe("checkFailed");
    actor.send({ type: "exam.retry" });
    await loadProgress.answer(loaded(progress()));
    expect(stage()).toBe("startExam");
    expect(startExam.calls).toEqual([]);
  });
});

describe("the learner's status", () => {
  const pending = (reason: ExamProgress["reason"]) => progress({ status: "examPending", reason });
  it.each([
    ["no attempt yet", progress(), "startExam"],
    ["not enrolled", pending("notEnrolled"), "examPending"],
    ["lessons unfinished", pending("lessonsUnfinished"), "examPending"],
    ["cooling down", cooling, "coolingDown"],
    ["a retake open", failed, "examAvailable"],
    ["an attempt open", running(), { attempting: "answering" }],
    ["certificated", passed, "certificated"],
    ["passed without a name", { ...passed, certificate: null, nameRequired: true }, { passed: "nameRequired" }],
  ])("%s", async (_, at, expected) => {
    const { stage } = await entry(at);
    expect(stage()).toEqual(expected);
  });

  it("is asked again from a pending exam: the lessons may have been finished in another tab", async () => {
    const { actor, stage, loadProgress } = await entry(pending("lessonsUnfinished"));
    actor.send({ type: "exam.retry" });
    expect(stage()).toEqual({ checking: "idle" });
    await loadProgress.answer(loaded(progress()));
    expect(stage()).toBe("startExam");
  });
});

describe("starting", () => {
  it("draws the questions and starts the clock by the server's deadline", async () => {
    const { actor, startExam, stage, countDowns, context } = await entry(progress());
    expect(countDowns.started).toEqual([]);
    actor.send({ type: "exam.start" });
    await startExam.answer(running());
    expect(stage()).toEqual({ attempting: "answering" });
    expect(context().attempt?.questions.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(countDowns.started).toEqual([{ deadline, now }]);
  });

  it("starts once: the retry after an unanswered start has the same key", async () => {
    const { actor, startExam, stage, context } = await entry(progress());
    actor.send({ type: "exam.start" });
    await startExam.fail("timeout");
    expect(stage()).toBe("startExam");
    expect(context().failure?.code).toBe("timeout");
    actor.send({ type: "exam.start" });
    expect(context().failure).toBeNull();
    const [first, second] = startExam.inputs();
    expect(second?.key).toBe(first?.key);
    expect(first?.key).toContain("seed");
  });

  it("asks to sign in if the session has ended", async () => {
    const { actor, startExam, stage, signInsAsked } = await entry(progress());
    actor.send({ type: "exam.start" });
    await startExam.fail("signed_out", 401);
    expect(stage()).toBe("signedOut");
    expect(signInsAsked()).toBe(1);
  });

  it.each([
    ["attempt_open", 409],
    ["cooling_down", 409],
    ["already_certificated", 409],
    ["not_enrolled", 403],
    ["lessons_unfinished", 403],
    ["plan_needed", 403],
  ] as const)("asks the learner's status when the server answers %s", async (code, status) => {
    const { actor, startExam, stage } = await entry(progress());
    actor.send({ type: "exam.start" });
    await startExam.fail(code, status);
    expect(stage()).toEqual({ checking: "idle" });
  });

  it("retakes with its own key, and comes back from a failure with the same key", async () => {
    const { actor, retakeExam, stage, context } = await entry(failed);
    actor.send({ type: "exam.retake" });
    await retakeExam.fail("network");
    expect(stage()).toBe("examAvailable");
    expect(context().failure?.code).toBe("network");
    actor.send({ type: "exam.retake" });
    await retakeExam.answer(running({ id: 12 }));
    expect(stage()).toEqual({ attempting: "answering" });
    const [first, second] = retakeExam.inputs();
    expect(second?.key).toBe(first?.key);
  });

  it("asks to sign in, or the learner's status, when a retake is refused", async () => {
    const ended = await entry(failed);
    ended.actor.send({ type: "exam.retake" });
    await ended.retakeExam.fail("signed_out", 401);
    expect(ended.stage()).toBe("signedOut");
    expect(ended.signInsAsked()).toBe(1);
    const early = await entry(failed);
    early.actor.send({ type: "exam.retake" });
    await early.retakeExam.fail("cooling_down", 409);
    expect(early.stage()).toEqual({ checking: "idle" });
  });

  it("uses keys that the server accepts, however long the address", async () => {
    const { actor, loadExam, loadProgress, startExam } = sit({ slug: "a".repeat(100) });
    await loadExam.answer(exam);
    actor.send({ ...signedIn, seed: "123e4567-e89b-12d3-a456-426614174000.123" });
    await loadProgress.answer(loaded(progress()));
    actor.send({ type: "exam.start" });
    expect(startExam.latest().input.key.length).toBeLessThanOrEqual(100);
  });
});
