import { createActor, fromCallback, SimulatedClock, type Snapshot } from "xstate";
import type { UserProfile } from "../../contract/account/session";
import type { Attempt, Exam, ExamProgress, ExamResult } from "../../contract/exams/exams";
import { fakeActor, signedIn } from "../testing";
import type { QueuedAnswer } from "./answer-queue";
import { examMachine } from "./exam";

interface ExamRef {
  locale: string;
  slug: string;
  moduleId?: number;
}
type Command = ExamRef & { key: string };

export const now = "2026-03-01T10:00:00.000Z";
export const deadline = "2026-03-01T11:00:00.000Z";

export const exam: Exam = {
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
export const attempt = (overrides: Partial<Attempt> = {}): Attempt => ({
  id: 11,
  startedAt: now,
  deadline,
  questions: ["a", "b", "c"].map(question),
  answers: {},
  ...overrides,
});
export const result = (passed: boolean): ExamResult => ({
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
export const progress = (overrides: Partial<ExamProgress> = {}): ExamProgress => ({
  status: "startExam",
  reason: null,
  courseProgress: 100,
  retakeAvailableAt: null,
  attemptsCount: 0,
  attempts: [],
  attempt: null,
  result: null,
  nameRequired: false,
  certificate: null,
  now,
  ...overrides,
});
export const running = (overrides: Partial<Attempt> = {}) =>
  progress({ status: "examAvailable", attemptsCount: 1, attempt: attempt(overrides) });
export const failed = progress({ status: "examAvailable", attemptsCount: 1, result: result(false) });
export const cooling = progress({
  status: "examPending",
  reason: "coolingDown",
  retakeAvailableAt: "2026-03-01T22:00:00.000Z",
  attemptsCount: 1,
  result: result(false),
});
export const passed = progress({
  status: "certificated",
  attemptsCount: 1,
  result: result(true),
  certificate: { id: 3, hash: "hash", dateExpires: null },
});
export const loaded = (at: ExamProgress, queue: QueuedAnswer[] = [], part: Exam | null = null) => ({
  progress: at,
  queue,
  part,
});

interface Setting {
  snapshot?: Snapshot<unknown>;
  slug?: string;
  moduleId?: number;
  /** What the device kept from an earlier visit. */
  kept?: QueuedAnswer[];
}
/** One learner taking one exam, with every effect under the test's control. */
export function sit({ snapshot, slug = "seo", moduleId, kept: before = [] }: Setting = {}) {
  const loadExam = fakeActor<Exam, ExamRef>();
  const loadProgress = fakeActor<ReturnType<typeof loaded>, ExamRef & { learnerId: number }>();
  const startExam = fakeActor<ExamProgress, Command>();
  const sendAnswer = fakeActor<boolean, ExamRef & { learnerId: number; attemptId: number; entry: QueuedAnswer }>();
  const finishExam = fakeActor<ExamProgress, Command & { attemptId: number; timeUp: boolean }>();
  const retakeExam = fakeActor<ExamProgress, Command>();
  const updateName = fakeActor<UserProfile, { name: string; key: string }>();
  const waitUntil = fakeActor<void, { at: string; now: string }>();
  const clock = new SimulatedClock();
  /** What was to be kept, in this order. */
  const device: { slug: string; moduleId?: number; learnerId: number; attemptId: number; entries: QueuedAnswer[] }[] =
    [];
  /** What is kept, as the service does: one answer a question, forgotten by its own key. */
  let kept = before;
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
        updateName: updateName.logic,
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
  let sessionsLost = 0;
  actor.on("session.lost", () => {
    sessionsLost += 1;
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
    updateName,
    waitUntil,
    signInsAsked: () => signInsAsked,
    sessionsLost: () => sessionsLost,
    accountsChanged: () => accountsChanged,
    stage: () => actor.getSnapshot().value.stage,
    outbox: () => actor.getSnapshot().value.outbox,
    clockState: () => actor.getSnapshot().value.clock,
    context: () => actor.getSnapshot().context,
    hasTag: (tag: Parameters<ReturnType<typeof actor.getSnapshot>["hasTag"]>[0]) => actor.getSnapshot().hasTag(tag),
    choose: (questionId: string, ...answer: string[]) => actor.send({ type: "answer.choose", questionId, answer }),
    tick: (secondsLeft: number) => actor.send({ type: "clock.ticked", secondsLeft }),
    kept: () => kept,
    onDevice: () => kept.map(({ questionId, answer }) => [questionId, ...answer].join(" ")),
    sent: () => sendAnswer.inputs().map(({ entry }) => [entry.questionId, ...entry.answer].join(" ")),
  };
}
export type ExamTarget = ReturnType<typeof sit>;

/** The learner is known and the server has sent their status. */
export async function entry(at: ExamProgress, queue: QueuedAnswer[] = []): Promise<ExamTarget> {
  const target = sit();
  await target.loadExam.answer(exam);
  target.actor.send(signedIn);
  await target.loadProgress.answer(loaded(at, queue));
  return target;
}
/** The attempt is over by the learner's own finish; the server says so. */
export async function finishedWith(outcome: ExamProgress): Promise<ExamTarget> {
  const target = await entry(running());
  target.actor.send({ type: "exam.review" });
  target.actor.send({ type: "exam.finish" });
  await target.finishExam.answer(outcome);
  return target;
}
