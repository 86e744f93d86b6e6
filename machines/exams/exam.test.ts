import { beforeEach, describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock, type Snapshot } from "xstate";
import type { Attempt, Exam, ExamProgress, ExamResult } from "../../contract/exams/exams";
import { fakeActor, flush, learner, offline, online, signedIn, signedOut, throughJson } from "../testing";
import type { QueuedAnswer } from "./answer-queue";
import { examMachine } from "./exam";

interface Place {
  locale: string;
  slug: string;
  moduleId?: number;
}
type Command = Place & { key: string };

const now = "2026-03-01T10:00:00.000Z";
const deadline = "2026-03-01T11:00:00.000Z";

const exam: Exam = {
  id: 1,
  slug: "seo",
  title: "SEO",
  description: "",
  questionsCount: 3,
  passMark: 70,
  clockSeconds: 3600,
  coolDownSeconds: 43_200,
  validityMonths: 12,
  topics: [],
  course: null,
  modules: [],
  language: "en",
};
const question = (id: string) => ({ id, type: "single" as const, text: id, options: [{ id: "x", text: "x" }] });
const attempt = (overrides: Partial<Attempt> = {}): Attempt => ({
  id: 11,
  startedAt: now,
  deadline,
  questions: ["a", "b", "c"].map(question),
  answers: {},
  ...overrides,
});
const result = (passed: boolean): ExamResult => ({
  attemptId: 11,
  passed,
  score: passed ? 100 : 0,
  passMark: 70,
  right: passed ? 3 : 0,
  total: 3,
  finishedAt: now,
  finishedBy: "learner",
  wrong: [],
  topics: [],
});
const progress = (overrides: Partial<ExamProgress> = {}): ExamProgress => ({
  status: "startExam",
  reason: null,
  courseProgress: 100,
  retakeAvailableAt: null,
  attemptsCount: 0,
  attempt: null,
  result: null,
  nameRequired: false,
  certificate: null,
  now,
  ...overrides,
});
const running = (overrides: Partial<Attempt> = {}) =>
  progress({ status: "examAvailable", attemptsCount: 1, attempt: attempt(overrides) });
const failed = progress({ status: "examAvailable", attemptsCount: 1, result: result(false) });
const cooling = progress({
  status: "examPending",
  reason: "coolingDown",
  retakeAvailableAt: "2026-03-01T22:00:00.000Z",
  attemptsCount: 1,
  result: result(false),
});
const passed = progress({
  status: "certificated",
  attemptsCount: 1,
  result: result(true),
  certificate: { id: 3, hash: "hash", dateExpires: null },
});
const loaded = (at: ExamProgress, queue: QueuedAnswer[] = [], part: Exam | null = null) => ({
  progress: at,
  queue,
  part,
});

interface Setting {
  snapshot?: Snapshot<unknown>;
  slug?: string;
  moduleId?: number;
}
/** One learner in front of one exam, every effect in the test's hands. */
function sit({ snapshot, slug = "seo", moduleId }: Setting = {}) {
  const loadExam = fakeActor<Exam, Place>();
  const loadProgress = fakeActor<ReturnType<typeof loaded>, Place & { learnerId: number }>();
  const startExam = fakeActor<ExamProgress, Command>();
  const sendAnswer = fakeActor<boolean, Place & { learnerId: number; attemptId: number; entry: QueuedAnswer }>();
  const finishExam = fakeActor<ExamProgress, Command & { attemptId: number }>();
  const retakeExam = fakeActor<ExamProgress, Command>();
  const saveName = fakeActor<unknown, { name: string; key: string }>();
  const waitUntil = fakeActor<void, { at: string; now: string }>();
  const clock = new SimulatedClock();
  /** What was asked to be kept, in this order. */
  const device: { slug: string; moduleId?: number; learnerId: number; attemptId: number; entries: QueuedAnswer[] }[] =
    [];
  /** What is kept, as the service does: one answer a question, forgotten by its own key. */
  let kept: QueuedAnswer[] = [];
  const keep = (entry: QueuedAnswer) => {
    if (kept.some(({ key }) => key === entry.key)) return;
    kept = [...kept.filter(({ questionId }) => questionId !== entry.questionId), entry];
  };
  const forget = (entry: QueuedAnswer) => {
    kept = kept.filter(({ key }) => key !== entry.key);
  };
  const countDowns = { started: [] as { deadline: string; now: string }[], running: 0 };
  const actor = createActor(
    examMachine.provide({
      actors: {
        loadExam: loadExam.logic,
        loadProgress: loadProgress.logic,
        startExam: startExam.logic,
        sendAnswer: sendAnswer.logic,
        finishExam: finishExam.logic,
        retakeExam: retakeExam.logic,
        saveName: saveName.logic,
        waitUntil: waitUntil.logic,
        countDown: fromCallback(({ input }) => {
          countDowns.started.push(input);
          countDowns.running += 1;
          return () => {
            countDowns.running -= 1;
          };
        }),
        watchAnswers: fromCallback(() => undefined),
      },
      actions: {
        keepOnDevice: (_, asked) => {
          device.push(asked);
          asked.entries.forEach(keep);
        },
        forgetOnDevice: (_, { entries }) => entries.forEach(forget),
      },
    }),
    {
      input: { locale: "en", slug, ...(moduleId !== undefined && { moduleId }) },
      clock,
      ...(snapshot && { snapshot }),
    },
  );
  let signInsAsked = 0;
  actor.on("signIn.requested", () => {
    signInsAsked += 1;
  });
  let accountsChanged = 0;
  actor.on("account.changed", () => {
    accountsChanged += 1;
  });
  actor.start();
  return {
    actor,
    clock,
    device,
    countDowns,
    loadExam,
    loadProgress,
    startExam,
    sendAnswer: {
      ...sendAnswer,
      /** The service forgets what is acknowledged. */
      answer: (isSent = true) => {
        forget(sendAnswer.latest().input.entry);
        return sendAnswer.answer(isSent);
      },
    },
    finishExam,
    retakeExam,
    saveName,
    waitUntil,
    signInsAsked: () => signInsAsked,
    accountsChanged: () => accountsChanged,
    stage: () => actor.getSnapshot().value.stage,
    outbox: () => actor.getSnapshot().value.outbox,
    clockState: () => actor.getSnapshot().value.clock,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: Parameters<ReturnType<typeof actor.getSnapshot>["hasTag"]>[0]) => actor.getSnapshot().hasTag(tag),
    choose: (questionId: string, ...answer: string[]) => actor.send({ type: "answer.choose", questionId, answer }),
    tick: (secondsLeft: number) => actor.send({ type: "clock.ticked", secondsLeft }),
    onDevice: () => kept.map(({ questionId, answer }) => [questionId, ...answer].join(" ")),
    sent: () => sendAnswer.inputs().map(({ entry }) => [entry.questionId, ...entry.answer].join(" ")),
  };
}
type Sitting = ReturnType<typeof sit>;

/** The learner is known and the server has said where they stand. */
async function standing(at: ExamProgress, queue: QueuedAnswer[] = []): Promise<Sitting> {
  const sitting = sit();
  await sitting.loadExam.answer(exam);
  sitting.actor.send(signedIn);
  await sitting.loadProgress.answer(loaded(at, queue));
  return sitting;
}
/** The attempt is over by the learner's own finish; the server says so. */
async function finishedWith(outcome: ExamProgress): Promise<Sitting> {
  const sitting = await standing(running());
  sitting.actor.send({ type: "exam.review" });
  sitting.actor.send({ type: "exam.finish" });
  await sitting.finishExam.answer(outcome);
  return sitting;
}

describe("reading an exam's rules", () => {
  it("starts nothing: the server is asked for the rules only", async () => {
    const { loadExam, stage, startExam, loadProgress } = sit();
    expect(stage()).toBe("loading");
    await loadExam.answer(exam);
    expect(stage()).toBe("waiting");
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
    expect(stage()).toBe("waiting");
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
    expect(stage()).toBe("checking");
    expect(loadProgress.latest().input.learnerId).toBe(learner.id);
  });
});

describe("who sits in front of it", () => {
  it("asks where the learner stands when they were known before the rules came", async () => {
    const { loadExam, actor, stage } = sit();
    actor.send(signedIn);
    await loadExam.answer(exam);
    expect(stage()).toBe("checking");
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
    expect(stage()).toBe("checking");
  });

  it("takes a refused check for a session that has ended", async () => {
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
    expect(stage()).toBe("checking");
    await loadProgress.fail("network");
    actor.send(offline);
    expect(stage()).toBe("checkFailed");
    actor.send(online);
    await loadProgress.answer(loaded(progress()));
    expect(stage()).toBe("startExam");
    expect(context().failure).toBeNull();
  });
});

describe("where the learner stands", () => {
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
    const { stage } = await standing(at);
    expect(stage()).toEqual(expected);
  });

  it("is asked again from a pending exam: the lessons may have been finished in another tab", async () => {
    const { actor, stage, loadProgress } = await standing(pending("lessonsUnfinished"));
    actor.send({ type: "exam.retry" });
    expect(stage()).toBe("checking");
    await loadProgress.answer(loaded(progress()));
    expect(stage()).toBe("startExam");
  });
});

describe("starting", () => {
  it("draws the questions and starts the clock by the server's deadline", async () => {
    const { actor, startExam, stage, countDowns, context } = await standing(progress());
    expect(countDowns.started).toEqual([]);
    actor.send({ type: "exam.start" });
    await startExam.answer(running());
    expect(stage()).toEqual({ attempting: "answering" });
    expect(context().attempt?.questions.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(countDowns.started).toEqual([{ deadline, now }]);
  });

  it("starts once: the retry after an unanswered start bears the same key", async () => {
    const { actor, startExam, stage, context } = await standing(progress());
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

  it("asks to sign in where the session has ended", async () => {
    const { actor, startExam, stage, signInsAsked } = await standing(progress());
    actor.send({ type: "exam.start" });
    await startExam.fail("signed_out", 401);
    expect(stage()).toBe("signedOut");
    expect(signInsAsked()).toBe(1);
  });

  it.each(["attempt_open", "cooling_down", "already_certificated"] as const)(
    "asks where the learner stands when the server answers %s",
    async (code) => {
      const { actor, startExam, stage } = await standing(progress());
      actor.send({ type: "exam.start" });
      await startExam.fail(code, 409);
      expect(stage()).toBe("checking");
    },
  );

  it("retakes under a key of its own, and comes back from a failure with the same key", async () => {
    const { actor, retakeExam, stage, context } = await standing(failed);
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

  it("asks to sign in, or where the learner stands, when a retake is refused", async () => {
    const ended = await standing(failed);
    ended.actor.send({ type: "exam.retake" });
    await ended.retakeExam.fail("signed_out", 401);
    expect(ended.stage()).toBe("signedOut");
    expect(ended.signInsAsked()).toBe(1);
    const early = await standing(failed);
    early.actor.send({ type: "exam.retake" });
    await early.retakeExam.fail("cooling_down", 409);
    expect(early.stage()).toBe("checking");
  });

  it("uses keys that the server takes, however long the address", async () => {
    const { actor, loadExam, loadProgress, startExam } = sit({ slug: "a".repeat(100) });
    await loadExam.answer(exam);
    actor.send({ ...signedIn, seed: "123e4567-e89b-12d3-a456-426614174000.123" });
    await loadProgress.answer(loaded(progress()));
    actor.send({ type: "exam.start" });
    expect(startExam.latest().input.key.length).toBeLessThanOrEqual(100);
  });
});

describe("answering", () => {
  it("goes through the questions, not past the first or the last", async () => {
    const { actor, context } = await standing(running());
    actor.send({ type: "question.previous" });
    expect(context().index).toBe(0);
    actor.send({ type: "question.next" });
    actor.send({ type: "question.next" });
    actor.send({ type: "question.next" });
    expect(context().index).toBe(2);
    actor.send({ type: "question.previous" });
    expect(context().index).toBe(1);
    actor.send({ type: "question.open", index: 99 });
    expect(context().index).toBe(2);
    actor.send({ type: "question.open", index: -1 });
    expect(context().index).toBe(0);
  });

  it("keeps an answer on the device before the server has it, and clears it when it has", async () => {
    const { choose, outbox, onDevice, sendAnswer, device, hasTag } = await standing(running());
    choose("a", "x");
    expect(outbox()).toBe("sending");
    expect(hasTag("unsent")).toBe(true);
    expect(device).toHaveLength(1);
    expect(device[0]).toMatchObject({ slug: "seo", learnerId: learner.id, attemptId: 11 });
    expect(onDevice()).toEqual(["a x"]);
    expect(sendAnswer.latest().input).toMatchObject({ locale: "en", slug: "seo", attemptId: 11 });
    await sendAnswer.answer();
    expect(outbox()).toBe("empty");
    expect(onDevice()).toEqual([]);
  });

  it("takes no answer to a question that is not of this attempt", async () => {
    const { choose, context, outbox } = await standing(running());
    choose("elsewhere", "x");
    expect(context().answers).toEqual({});
    expect(outbox()).toBe("empty");
  });

  it("sends answers one after the other, in the order given", async () => {
    const { choose, sent, sendAnswer, outbox } = await standing(running());
    choose("a", "x");
    choose("b", "y");
    choose("c", "z");
    expect(sent()).toEqual(["a x"]);
    await sendAnswer.answer();
    await sendAnswer.answer();
    await sendAnswer.answer();
    expect(sent()).toEqual(["a x", "b y", "c z"]);
    expect(outbox()).toBe("empty");
  });

  it("sends a changed answer after the one under way, under another key", async () => {
    const { choose, sent, sendAnswer, context, outbox } = await standing(running());
    choose("a", "x");
    choose("a", "y");
    choose("a", "z");
    expect(context().answers.a).toEqual(["z"]);
    await sendAnswer.answer();
    await sendAnswer.answer();
    expect(sent()).toEqual(["a x", "a z"]);
    const [first, second] = sendAnswer.inputs();
    expect(second?.entry.key).not.toBe(first?.entry.key);
    expect(outbox()).toBe("empty");
  });

  it("reviews every answer before finishing, and goes back to one of them", async () => {
    const { actor, stage, context } = await standing(running());
    actor.send({ type: "exam.review" });
    expect(stage()).toEqual({ attempting: "reviewing" });
    actor.send({ type: "question.open", index: 1 });
    expect(stage()).toEqual({ attempting: "answering" });
    expect(context().index).toBe(1);
  });
});

describe("answers and the network", () => {
  it("sends an answer that did not arrive again by itself, under the same key", async () => {
    const { choose, sendAnswer, outbox, clock, onDevice, hasTag } = await standing(running());
    choose("a", "x");
    await sendAnswer.fail("network");
    expect(outbox()).toBe("waitingForNetwork");
    expect(hasTag("offline")).toBe(true);
    expect(onDevice()).toEqual(["a x"]);
    clock.increment(3999);
    expect(sendAnswer.calls).toHaveLength(1);
    clock.increment(1);
    await sendAnswer.answer();
    expect(outbox()).toBe("empty");
    const [first, second] = sendAnswer.inputs();
    expect(second?.entry).toEqual(first?.entry);
  });

  it("sends at once when the network returns, not when it goes", async () => {
    const { actor, choose, sendAnswer, outbox } = await standing(running());
    choose("a", "x");
    await sendAnswer.fail("network");
    actor.send(offline);
    expect(outbox()).toBe("waitingForNetwork");
    actor.send(online);
    expect(outbox()).toBe("sending");
    expect(sendAnswer.calls).toHaveLength(2);
  });

  it("stops sending when the network goes; an answer to that try no longer counts", async () => {
    const { actor, choose, sendAnswer, outbox, sent, context } = await standing(running());
    choose("a", "x");
    actor.send(offline);
    expect(outbox()).toBe("waitingForNetwork");
    await sendAnswer.answer();
    expect(outbox()).toBe("waitingForNetwork");
    expect(context().queue).toHaveLength(1);
    actor.send(online);
    await sendAnswer.answer();
    expect(sent()).toEqual(["a x", "a x"]);
  });

  it("keeps order and loses nothing through a long outage", async () => {
    const { actor, choose, sendAnswer, sent, onDevice, outbox, clock } = await standing(running());
    choose("a", "x");
    await sendAnswer.fail("network");
    choose("b", "y");
    choose("c", "z");
    choose("b", "w");
    clock.increment(4000);
    await sendAnswer.fail("network");
    expect(onDevice()).toEqual(["a x", "c z", "b w"]);
    actor.send(online);
    await sendAnswer.answer();
    await sendAnswer.answer();
    await sendAnswer.answer();
    expect(sent().slice(-3)).toEqual(["a x", "c z", "b w"]);
    expect(outbox()).toBe("empty");
    expect(onDevice()).toEqual([]);
  });

  it("sends what this device still had of an open attempt, and shows it over the server's answers", async () => {
    const queue = [{ questionId: "b", answer: ["y"], key: "before.reload" }];
    const { sent, context, sendAnswer, onDevice } = await standing(
      running({ answers: { a: ["x"], b: ["old"] } }),
      queue,
    );
    expect(context().answers).toEqual({ a: ["x"], b: ["y"] });
    expect(sent()).toEqual(["b y"]);
    expect(sendAnswer.latest().input.entry.key).toBe("before.reload");
    await sendAnswer.answer();
    expect(onDevice()).toEqual([]);
  });
});

describe("an answer that the server refuses", () => {
  let sitting: Sitting;
  beforeEach(async () => {
    sitting = await standing(running());
    sitting.choose("a", "x");
    await sitting.sendAnswer.fail("invalid", 400);
  });

  it("is told with its question and the reason, and is kept as it was given", () => {
    const { outbox, context, hasTag, onDevice } = sitting;
    expect(outbox()).toBe("refused");
    expect(hasTag("failed")).toBe(true);
    expect(context().refused).toMatchObject([{ questionId: "a", failure: { code: "invalid", status: 400 } }]);
    expect(context().answers).toEqual({ a: ["x"] });
    expect(onDevice()).toEqual(["a x"]);
  });

  it("can be sent again: that is another command, with a key of its own", async () => {
    const { outbox, actor, sent, sendAnswer, context, onDevice } = sitting;
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
    const { choose, sent, sendAnswer, outbox, onDevice, context } = sitting;
    choose("a", "y");
    expect(context().refused).toEqual([]);
    expect(sent()).toEqual(["a x", "a y"]);
    await sendAnswer.answer();
    expect(outbox()).toBe("empty");
    expect(onDevice()).toEqual([]);
  });

  it("does not hold up the answers to other questions, and is not forgotten for them", async () => {
    const { choose, sent, sendAnswer, outbox, context, onDevice, actor } = sitting;
    choose("b", "y");
    expect(outbox()).toBe("sending");
    expect(sent()).toEqual(["a x", "b y"]);
    await sendAnswer.answer();
    actor.send({ type: "question.next" });
    expect(outbox()).toBe("refused");
    expect(context().refused.map(({ questionId }) => questionId)).toEqual(["a"]);
    expect(onDevice()).toEqual(["a x"]);
  });

  it("is one of several, which are all sent again under keys of their own", async () => {
    const { choose, sent, sendAnswer, actor, outbox } = sitting;
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

  it("is nothing to send where none was refused", async () => {
    const { actor, sendAnswer, outbox } = await standing(running());
    actor.send({ type: "answer.resend" });
    expect(outbox()).toBe("empty");
    expect(sendAnswer.calls).toEqual([]);
  });

  it("does not count when the learner finishes all the same", async () => {
    const { actor, stage, context, onDevice, outbox } = sitting;
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    expect(stage()).toBe("finishing");
    expect(context()).toMatchObject({ refused: [], answers: {} });
    expect(onDevice()).toEqual([]);
    expect(outbox()).toBe("empty");
  });

  it("leaves the answer that the server had before", async () => {
    const { actor, choose, sendAnswer, context } = await standing(running());
    choose("a", "x");
    await sendAnswer.answer();
    choose("a", "y");
    await sendAnswer.fail("key_reused", 422);
    expect(context().answers).toEqual({ a: ["y"] });
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    expect(context().answers).toEqual({ a: ["x"] });
  });

  it("stops a finish that was under way, so that nobody finishes without knowing", async () => {
    const { actor, choose, sendAnswer, stage, finishExam } = await standing(running());
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
    const { tick, choose, sendAnswer, stage } = await standing(running());
    choose("a", "x");
    tick(0);
    await sendAnswer.fail("invalid", 400);
    expect(stage()).toBe("finishing");
  });

  it("goes with the attempt", async () => {
    const { choose, sendAnswer, onDevice, context, outbox } = sitting;
    choose("b", "y");
    await sendAnswer.fail("attempt_over", 409);
    expect(context()).toMatchObject({ queue: [], refused: [] });
    expect(onDevice()).toEqual([]);
    expect(outbox()).toBe("empty");
  });
});

describe("a session lost in mid-exam", () => {
  it("keeps the answers on the device, asks to sign in and goes on afterwards", async () => {
    const { actor, choose, sendAnswer, outbox, signInsAsked, onDevice, sent, stage } = await standing(running());
    choose("a", "x");
    choose("b", "y");
    await sendAnswer.fail("signed_out", 401);
    expect(outbox()).toBe("signedOut");
    expect(signInsAsked()).toBe(1);
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
    const { actor, choose, device } = await standing(running());
    actor.send(signedOut);
    choose("a", "x");
    expect(device.at(-1)).toMatchObject({ learnerId: learner.id, attemptId: 11 });
  });
});

describe("finishing", () => {
  it("waits for answers that are still under way", async () => {
    const { actor, choose, stage, finishExam, sendAnswer, hasTag } = await standing(running());
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

  it("lets the learner go back to a question while answers are under way", async () => {
    const { actor, choose, stage, context } = await standing(running());
    choose("a", "x");
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    actor.send({ type: "question.open", index: 2 });
    expect(stage()).toEqual({ attempting: "answering" });
    expect(context().index).toBe(2);
  });

  it("does not finish from the middle of a question", async () => {
    const { actor, stage } = await standing(running());
    actor.send({ type: "exam.finish" });
    expect(stage()).toEqual({ attempting: "answering" });
  });

  it("finishes once: the retry after an unanswered finish bears the same key", async () => {
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

  it("asks to sign in where the session has ended, and goes on with the open attempt", async () => {
    const { actor, finishExam, stage, signInsAsked, loadProgress } = await finishing();
    await finishExam.fail("signed_out", 401);
    expect(stage()).toBe("signedOut");
    expect(signInsAsked()).toBe(1);
    actor.send(signedIn);
    await loadProgress.answer(loaded(running()));
    expect(stage()).toEqual({ attempting: "answering" });
  });

  it("collects the result where the server had ended the attempt", async () => {
    const { finishExam, stage, loadProgress } = await finishing();
    await finishExam.fail("attempt_over", 409);
    expect(stage()).toBe("collecting");
    await loadProgress.answer(loaded(failed));
    expect(stage()).toBe("failed");
  });

  it("comes back when the result could not be collected", async () => {
    const { actor, finishExam, stage, loadProgress } = await finishing();
    await finishExam.fail("no_attempt", 409);
    await loadProgress.fail("network");
    expect(stage()).toBe("finishFailed");
    actor.send({ type: "exam.finish" });
    expect(stage()).toBe("finishing");
  });

  it("goes on with an attempt that is open after all", async () => {
    const { finishExam, stage, loadProgress } = await finishing();
    await finishExam.fail("attempt_over", 409);
    await loadProgress.answer(loaded(running({ id: 12 })));
    expect(stage()).toEqual({ attempting: "answering" });
  });

  async function finishing() {
    const sitting = await standing(running());
    sitting.actor.send({ type: "exam.review" });
    sitting.actor.send({ type: "exam.finish" });
    return sitting;
  }
});

describe("the clock", () => {
  it("does not run for an exam without one", async () => {
    const { clockState, countDowns } = await standing(running({ deadline: null }));
    expect(clockState()).toBe("off");
    expect(countDowns.started).toEqual([]);
  });

  it("says the last five minutes", async () => {
    const { tick, clockState, context, hasTag } = await standing(running());
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
    const { tick, stage, clockState, context, finishExam } = await standing(running());
    tick(10);
    tick(0);
    expect(stage()).toBe("finishing");
    expect(clockState()).toBe("off");
    expect(context().secondsLeft).toBe(0);
    await finishExam.answer(failed);
    expect(stage()).toBe("failed");
  });

  it("finishes when it was over before the page opened", async () => {
    const { tick, stage } = await standing(running());
    tick(-5);
    expect(stage()).toBe("finishing");
  });

  it("lets answers under way arrive after the deadline", async () => {
    const { tick, choose, stage, sendAnswer, finishExam, hasTag } = await standing(running());
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
    const { tick, choose, stage, sendAnswer, finishExam, clock, outbox, onDevice } = await standing(running());
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

  it("drops a late word about an answer of the attempt before", async () => {
    const { actor, tick, choose, sendAnswer, finishExam, retakeExam, clock, context } = await standing(running());
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
    const { actor, tick, choose, stage, sendAnswer, finishExam, clock, sent } = await standing(running());
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
    const { tick, choose, stage, sendAnswer, onDevice, outbox, finishExam, loadProgress } = await standing(running());
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
    const { choose, stage, sendAnswer } = await standing(running());
    choose("a", "x");
    await sendAnswer.fail(code, 409);
    expect(stage()).toBe("finishing");
  });

  it.each(["finish", "deadline", "server"] as const)("stops when the attempt ends by %s", async (by) => {
    const { actor, tick, choose, sendAnswer, clockState, countDowns } = await standing(running());
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

  it("starts anew with the next attempt", async () => {
    const { actor, retakeExam, countDowns, clockState } = await finishedWith(failed);
    actor.send({ type: "exam.retake" });
    await retakeExam.answer(running({ id: 12, deadline: "2026-03-02T11:00:00.000Z" }));
    expect(clockState()).toEqual({ on: "running" });
    expect(countDowns.started.at(-1)?.deadline).toBe("2026-03-02T11:00:00.000Z");
    expect(countDowns.running).toBe(1);
  });
});

describe("the result", () => {
  it("passed: the certificate is there", async () => {
    const { stage, hasTag, context } = await finishedWith(passed);
    expect(stage()).toEqual({ passed: "certificateIssued" });
    expect(hasTag("finished")).toBe(true);
    expect(context().attempt).toBeNull();
  });

  it("not passed, with a retake at once under a key of its own", async () => {
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

  it("cooling down: asks by itself when the server's instant has come", async () => {
    const { stage, waitUntil, loadProgress } = await finishedWith(cooling);
    expect(stage()).toBe("coolingDown");
    expect(waitUntil.latest().input).toEqual({ at: "2026-03-01T22:00:00.000Z", now });
    await waitUntil.answer();
    expect(stage()).toBe("checking");
    await loadProgress.answer(loaded(failed));
    expect(stage()).toBe("examAvailable");
  });

  it("cooling down: asks again when the waiting itself fails", async () => {
    const { stage, waitUntil } = await finishedWith(cooling);
    await waitUntil.fail("internal");
    expect(stage()).toBe("checking");
  });

  describe("passed without a name", () => {
    let sitting: Sitting;
    beforeEach(async () => {
      sitting = await finishedWith({ ...passed, certificate: null, nameRequired: true });
    });

    it("asks for the name, then fetches the certificate", async () => {
      const { actor, stage, saveName, loadProgress, context, accountsChanged } = sitting;
      expect(stage()).toEqual({ passed: "nameRequired" });
      actor.send({ type: "name.submit", name: "Ada Lovelace" });
      expect(saveName.latest().input.name).toBe("Ada Lovelace");
      await saveName.answer(undefined);
      expect(stage()).toEqual({ passed: "issuing" });
      expect(accountsChanged()).toBe(1);
      await loadProgress.answer(loaded(passed));
      expect(stage()).toEqual({ passed: "certificateIssued" });
      expect(context().progress?.certificate?.hash).toBe("hash");
    });

    it("asks again when the name is refused; another name bears another key", async () => {
      const { actor, stage, saveName, context } = sitting;
      actor.send({ type: "name.submit", name: "" });
      await saveName.fail("invalid", 400);
      expect(stage()).toEqual({ passed: "nameRequired" });
      expect(context().failure?.code).toBe("invalid");
      actor.send({ type: "name.submit", name: "Ada" });
      const [first, second] = saveName.inputs();
      expect(second?.key).not.toBe(first?.key);
    });

    it("asks again when the certificate could not be fetched", async () => {
      const { actor, stage, saveName, loadProgress, context } = sitting;
      actor.send({ type: "name.submit", name: "Ada" });
      await saveName.answer(undefined);
      await loadProgress.fail("network");
      expect(stage()).toEqual({ passed: "nameRequired" });
      expect(context().failure?.code).toBe("network");
    });

    it("goes on asking while the server still misses the name", async () => {
      const { actor, stage, saveName, loadProgress } = sitting;
      actor.send({ type: "name.submit", name: "Ada" });
      await saveName.answer(undefined);
      await loadProgress.answer(loaded({ ...passed, certificate: null, nameRequired: true }));
      expect(stage()).toEqual({ passed: "nameRequired" });
    });
  });
});

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
    const { actor, sent, sendAnswer, context, outbox } = await standing(running());
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

  it("is not heard where the attempt has no such question", async () => {
    const { actor, sent, context } = await standing(running());
    actor.send(found("z", "y", "other.1"));
    expect(sent()).toEqual([]);
    expect(context().answers).toEqual({});
  });

  it("gives a later answer to a question that waits here: the earlier one is left to its sender", async () => {
    const { actor, choose, context, sendAnswer, outbox, clock } = await standing(running());
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
    const { actor, choose, context, sendAnswer, sent, outbox } = await standing(running());
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
    const { actor, choose, context, sendAnswer, clock } = await standing(running());
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
    const { actor, choose, context } = await standing(running());
    choose("a", "x");
    actor.send(delivered("a", "y", "other.1"));
    expect(context()).toMatchObject({ answers: { a: ["x"] }, attempt: { answers: { a: ["y"] } } });
  });

  it("delivers an answer of its own, which is shown here as the server has it", async () => {
    const { actor, context, sent } = await standing(running());
    actor.send(delivered("b", "y", "other.1"));
    expect(context()).toMatchObject({ answers: { b: ["y"] }, attempt: { answers: { b: ["y"] } } });
    expect(sent()).toEqual([]);
  });

  it("takes the place of a refused answer by a later one", async () => {
    const { actor, choose, context, sendAnswer, outbox } = await standing(running());
    choose("a", "x");
    await sendAnswer.fail("invalid");
    expect(outbox()).toBe("refused");
    actor.send(found("a", "y", "other.1"));
    expect(context().refused).toEqual([]);
    await sendAnswer.answer();
    expect(outbox()).toBe("empty");
  });
});

describe("an answer that did not arrive", () => {
  it("is sent again when the server has asked it to, not before", async () => {
    const { choose, sendAnswer, outbox, clock, actor, context } = await standing(running());
    choose("a", "x");
    await sendAnswer.latest().refuse({ code: "unavailable", status: 503, retryAfter: 30 });
    expect(context().unsent).toMatchObject({ retryAfter: 30 });
    clock.increment(29_999);
    expect(outbox()).toBe("waitingForNetwork");
    clock.increment(1);
    expect(outbox()).toBe("sending");
    await sendAnswer.answer();
    expect(context().unsent).toBeNull();
    actor.stop();
  });

  it.each([
    ["invalid", 400],
    ["forbidden", 403],
    ["conflict", 409],
  ] as const)("because the server refuses it (%s) is shown, and not sent for ever", async (code, status) => {
    const { choose, sendAnswer, outbox, clock, sent } = await standing(running());
    choose("a", "x");
    await sendAnswer.fail(code, status);
    clock.increment(60_000);
    expect(outbox()).toBe("refused");
    expect(sent()).toHaveLength(1);
  });
});

describe("an attempt that is kept and restored", () => {
  it("goes on with its answers, its clock and its queue", async () => {
    const before = await standing(running());
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

  it("sends an answer that was under way once more, under the same key", async () => {
    const before = await standing(running());
    before.choose("a", "x");
    const after = sit({ snapshot: throughJson(before.actor.getPersistedSnapshot()) });
    expect(after.sendAnswer.latest().input).toEqual(before.sendAnswer.latest().input);
  });
});

describe("a module of an exam", () => {
  const whole = { ...exam, modules: [{ id: 2, title: "Links", questionsCount: 1 }] };
  const part: Exam = { ...exam, title: "Links", questionsCount: 1, passMark: 50, clockSeconds: 0 };
  const place = { locale: "en", slug: "seo", moduleId: 2 };

  /** In front of the module, and known. */
  async function atModule(at: ExamProgress): Promise<Sitting> {
    const sitting = sit({ moduleId: 2 });
    await sitting.loadExam.answer(whole);
    sitting.actor.send(signedIn);
    await sitting.loadProgress.answer(loaded(at, [], part));
    return sitting;
  }

  it("is not found where the exam has no such module", async () => {
    const { loadExam, stage } = sit({ moduleId: 3 });
    await loadExam.answer(whole);
    expect(stage()).toBe("notFound");
  });

  it("is named by the whole exam; its own rules are told to learners only", async () => {
    const { loadExam, loadProgress, actor, context, stage } = sit({ moduleId: 2 });
    expect(loadExam.inputs()).toEqual([{ locale: "en", slug: "seo" }]);
    await loadExam.answer(whole);
    actor.send(signedOut);
    expect(stage()).toBe("signedOut");
    expect(context()).toMatchObject({ exam: { title: "SEO" }, part: null });
    actor.send(signedIn);
    expect(loadProgress.inputs()).toEqual([{ ...place, learnerId: learner.id }]);
    await loadProgress.answer(loaded(progress(), [], part));
    expect(context()).toMatchObject({ exam: { title: "SEO" }, part: { title: "Links", passMark: 50 } });
  });

  it("is sat by calls of its own, its answers kept beside those of the whole exam", async () => {
    const { actor, choose, startExam, sendAnswer, finishExam, device } = await atModule(progress());
    actor.send({ type: "exam.start" });
    expect(startExam.latest().input).toMatchObject(place);
    await startExam.answer(running());
    choose("a", "x");
    expect(sendAnswer.latest().input).toMatchObject(place);
    expect(device.at(-1)).toMatchObject({ slug: "seo", moduleId: 2, learnerId: learner.id });
    await sendAnswer.answer();
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    expect(finishExam.latest().input).toMatchObject(place);
  });

  it("is passed without a certificate, and may be sat again", async () => {
    const { actor, finishExam, retakeExam, stage, hasTag } = await atModule(running());
    actor.send({ type: "exam.review" });
    actor.send({ type: "exam.finish" });
    await finishExam.answer(progress({ status: "examAvailable", attemptsCount: 1, result: result(true) }));
    expect(stage()).toEqual({ passed: "partPassed" });
    expect(hasTag("finished")).toBe(true);
    actor.send({ type: "exam.retake" });
    expect(retakeExam.latest().input).toMatchObject(place);
    await retakeExam.answer(running({ id: 12 }));
    expect(stage()).toEqual({ attempting: "answering" });
  });

  it("is left out of what is asked for a whole exam", async () => {
    const { loadProgress } = await standing(progress());
    expect(loadProgress.inputs()).toEqual([{ locale: "en", slug: "seo", learnerId: learner.id }]);
  });
});
