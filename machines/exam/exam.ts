import { assign, type EventObject, emit, fromCallback, fromPromise, raise, setup } from "xstate";
import type { Failure } from "../../contract/errors";
import type { Attempt, Exam, ExamProgress } from "../../contract/exams";
import { failureOf, isRefusal, pauseAfter, refusedAs } from "../failure";
import { notProvided } from "../not-provided";
import {
  type AccountChanged,
  type ConnectionChanged,
  commandKey,
  type ScreenMeta,
  type SessionChanged,
  type SignInRequested,
} from "../shared";
import {
  enqueueAnswer,
  laterThan,
  overlay,
  type QueuedAnswer,
  type RefusedAnswer,
  refuseFirst,
  withoutDelivered,
} from "./outbox";

interface Place {
  locale: string;
  slug: string;
  /** A module of the exam, sat on its own: a part with rules of its own and no certificate (R15). */
  moduleId?: number;
}
interface Loaded {
  /** Where the learner stands. */
  progress: ExamProgress;
  /** The answers of an open attempt that this device has not sent yet. */
  queue: QueuedAnswer[];
  /** The rules of the module; null for a whole exam. */
  part: Exam | null;
}
interface Context extends Place {
  /** The whole exam, also where one of its modules is sat. */
  exam: Exam | null;
  /** The rules of the module; only learners are told them. */
  part: Exam | null;
  progress: ExamProgress | null;
  attempt: Attempt | null;
  /** Answers that the learner gave, whether or not the server has them yet. */
  answers: Record<string, string[]>;
  queue: QueuedAnswer[];
  /** Answers that the server did not take, each with the reason. */
  refused: RefusedAnswer[];
  /** Why the last answer did not arrive: says how long to wait before it is sent again. */
  unsent: Failure | null;
  /** Position of the question that is shown, from 0. */
  index: number;
  /** Until the deadline; null without a clock. */
  secondsLeft: number | null;
  learnerId: number;
  seed: string;
  done: number;
  failure: Failure | null;
}
type Event =
  | SessionChanged
  | ConnectionChanged
  | { type: "exam.start" }
  | { type: "exam.retake" }
  | { type: "exam.retry" }
  | { type: "answer.choose"; questionId: string; answer: string[] }
  | { type: "answer.resend" }
  | { type: "answer.found"; entry: QueuedAnswer }
  | { type: "answer.delivered"; entry: QueuedAnswer }
  | { type: "question.open"; index: number }
  | { type: "question.next" }
  | { type: "question.previous" }
  | { type: "exam.review" }
  | { type: "exam.finish" }
  | { type: "name.submit"; name: string }
  | { type: "clock.ticked"; secondsLeft: number }
  | { type: "clock.started" }
  | { type: "clock.stopped" }
  | { type: "attempt.ended" }
  | { type: "attempt.expired" };
type Command = Place & { key: string };

const placeOf = ({ locale, slug, moduleId }: Place): Place => ({
  locale,
  slug,
  ...(moduleId !== undefined && { moduleId }),
});

/** The attempt as the device names it. */
const satBy = (context: Context) => ({
  ...placeOf(context),
  learnerId: context.learnerId,
  attemptId: context.attempt?.id ?? 0,
});
type Sat = ReturnType<typeof satBy>;

/** Keeps on the device what the server does not have, each answer by itself (L3). */
const keepQueue = {
  type: "keepOnDevice" as const,
  params: ({ context }: { context: Context }) => ({ ...satBy(context), entries: context.queue }),
};
/** Forgets there what need not be sent any more. */
const forgetAll = {
  type: "forgetOnDevice" as const,
  params: ({ context }: { context: Context }) => ({
    ...satBy(context),
    entries: [...context.queue, ...context.refused],
  }),
};
const forgetRefused = {
  type: "forgetOnDevice" as const,
  params: ({ context }: { context: Context }) => ({ ...satBy(context), entries: context.refused }),
};

/** Below this the clock is in its last minutes, in seconds. */
const lastMinutesFrom = 300;

/** What an answered call changes: the server's word replaces ours; what it does not have yet stays queued. */
const taken = (context: Context, progress: ExamProgress, queue: QueuedAnswer[]) => ({
  progress,
  attempt: progress.attempt,
  queue,
  refused: [],
  answers: overlay(progress.attempt?.answers ?? {}, queue),
  index: progress.attempt?.id === context.attempt?.id ? context.index : 0,
  failure: null,
});

/**
 * An exam, or one of its modules, from its rules to its certificate. The server owns attempt, draw, deadline and grade (R2, R3, R6); this machine
 * never loses an answer: each is kept on the device until the server has it, and sent in order, once (L3, L4).
 */
export const examMachine = setup({
  types: {
    input: {} as Place,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested | AccountChanged,
    tags: {} as
      | "pending"
      | "busy"
      | "failed"
      | "notFound"
      | "attempting"
      | "finished"
      | "unsent"
      | "offline"
      | "urgent",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadExam: fromPromise<Exam, Place>(notProvided("loadExam")),
    loadProgress: fromPromise<Loaded, Place & { learnerId: number }>(notProvided("loadProgress")),
    startExam: fromPromise<ExamProgress, Command>(notProvided("startExam")),
    /** Whether it was sent: not where another tab has delivered it, or a later answer to its question. */
    sendAnswer: fromPromise<boolean, Sat & { entry: QueuedAnswer }>(notProvided("sendAnswer")),
    /** Sends `answer.found` and `answer.delivered`: what other tabs do with answers to this attempt. */
    watchAnswers: fromCallback<EventObject, Sat>(notProvided("watchAnswers")),
    /** Fetches a CSRF token, then finishes. */
    finishExam: fromPromise<ExamProgress, Command & { attemptId: number }>(notProvided("finishExam")),
    /** Fetches a CSRF token, then starts another attempt. */
    retakeExam: fromPromise<ExamProgress, Command>(notProvided("retakeExam")),
    saveName: fromPromise<unknown, { name: string; key: string }>(notProvided("saveName")),
    /** Sends `clock.ticked` every second until the deadline, by the server's clock. */
    countDown: fromCallback<EventObject, { deadline: string; now: string }>(notProvided("countDown")),
    /** Ends at an instant of the server's clock, also after the machine slept. */
    waitUntil: fromPromise<void, { at: string; now: string }>(notProvided("waitUntil")),
  },
  actions: {
    askToSignIn: emit({ type: "signIn.requested" }),
    announceAccount: emit({ type: "account.changed" }),
    keepOnDevice: (_, _kept: Sat & { entries: QueuedAnswer[] }) => notProvided("keepOnDevice")(),
    forgetOnDevice: (_, _done: Sat & { entries: QueuedAnswer[] }) => notProvided("forgetOnDevice")(),
    takeSession: assign((_, { learner, seed }: SessionChanged) => ({ learnerId: learner?.id ?? 0, seed })),
    takeLoaded: assign(({ context }, { progress, queue, part }: Loaded) => ({
      ...taken(context, progress, queue),
      part,
    })),
    takeProgress: assign(({ context }, progress: ExamProgress) => ({
      ...taken(context, progress, progress.attempt?.id === context.attempt?.id ? context.queue : []),
      done: context.done + 1,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    queueAnswer: assign(({ context }, { questionId, answer }: { questionId: string; answer: string[] }) => ({
      done: context.done + 1,
      answers: { ...context.answers, [questionId]: answer },
      queue: enqueueAnswer(context.queue, { questionId, answer, key: commandKey(context, "answer") }),
      refused: context.refused.filter((entry) => entry.questionId !== questionId),
    })),
    /** One that was not sent is not what the server has: another tab has told what is. */
    dropSent: assign(({ context: { attempt, queue } }, isSent: boolean) => {
      const [sent, ...rest] = queue;
      return {
        queue: rest,
        unsent: null,
        attempt:
          attempt && sent && isSent
            ? { ...attempt, answers: { ...attempt.answers, [sent.questionId]: sent.answer } }
            : attempt,
      };
    }),
    /** The later answer to a question counts, whichever tab it was given in. */
    takeFound: assign(({ context }, entry: QueuedAnswer) => ({
      answers: { ...context.answers, [entry.questionId]: entry.answer },
      queue: enqueueAnswer(context.queue, entry),
      refused: context.refused.filter(({ questionId }) => questionId !== entry.questionId),
    })),
    takeDelivered: assign(({ context: { attempt, queue } }, entry: QueuedAnswer) => {
      if (!attempt) return {};
      const known = { ...attempt.answers, [entry.questionId]: entry.answer };
      return {
        attempt: { ...attempt, answers: known },
        queue: withoutDelivered(queue, entry.key),
        answers: overlay(known, laterThan(queue, entry)),
      };
    }),
    refuse: assign(({ context: { queue, refused } }, failure: Failure) => refuseFirst(queue, refused, failure)),
    /** A refused command was answered: the next try is another one, with a key of its own (R18). */
    queueRefused: assign(({ context }) => ({
      done: context.done + context.refused.length,
      queue: [
        ...context.queue,
        ...context.refused.map(({ questionId, answer }, index) => ({
          questionId,
          answer,
          key: commandKey({ ...context, done: context.done + index }, "answer"),
        })),
      ],
      refused: [],
    })),
    /** What the server had before counts again (L4). */
    dropRefused: assign(({ context: { attempt, queue } }) => ({
      refused: [],
      answers: overlay(attempt?.answers ?? {}, queue),
    })),
    openQuestion: assign(({ context }, index: number) => ({
      index: Math.min(Math.max(index, 0), (context.attempt?.questions.length ?? 1) - 1),
    })),
    takeSecondsLeft: assign((_, secondsLeft: number) => ({ secondsLeft })),
  },
  guards: {
    isSignedIn: (_, { learner }: SessionChanged) => learner !== null,
    isKnown: ({ context }) => context.learnerId > 0,
    /** The seed comes with the first word about who is here. */
    isVisitor: ({ context }) => context.learnerId === 0 && context.seed !== "",
    isSignedOut: refusedAs("signed_out"),
    isNotFound: refusedAs("not_found", "invalid"),
    isWithoutPart: ({ context: { moduleId } }, exam: Exam) =>
      moduleId !== undefined && exam.modules.every(({ id }) => id !== moduleId),
    isAttemptOver: refusedAs("attempt_over", "no_attempt"),
    isStale: refusedAs("attempt_over", "no_attempt", "cooling_down", "already_certificated", "attempt_open"),
    isRefused: ({ event }) => isRefusal(failureOf(event as unknown as { error: unknown })),
    isFromElsewhere: ({ context }, { questionId, key }: QueuedAnswer) =>
      context.attempt?.questions.some(({ id }) => id === questionId) === true &&
      context.queue.every((entry) => entry.key !== key),
    hasOpenAttempt: ({ context }) => context.attempt !== null,
    hasJustPassed: ({ context }) => context.progress?.result?.passed === true,
    hasCertificate: ({ context }) => context.progress?.certificate !== null,
    isNameMissing: ({ context }) => context.progress?.nameRequired === true,
    isCertificated: ({ context }) => context.progress?.status === "certificated",
    isPending: ({ context }) => context.progress?.status === "examPending" && context.progress.reason !== "coolingDown",
    isCoolingDown: ({ context }) => context.progress?.reason === "coolingDown",
    isRetakeReady: ({ context }) => context.progress?.status === "examAvailable",
    hasResult: ({ context }) => context.progress?.result !== null,
    isQuestion: ({ context }, questionId: string) =>
      context.attempt?.questions.some(({ id }) => id === questionId) === true,
    hasNextQuestion: ({ context }) => context.index + 1 < (context.attempt?.questions.length ?? 0),
    hasPreviousQuestion: ({ context }) => context.index > 0,
    isQueueFilled: ({ context }) => context.queue.length > 0 && context.attempt !== null,
    isQueueEmpty: ({ context }) => context.queue.length === 0,
    hasRefused: ({ context }) => context.refused.length > 0,
    isNotAllRefused: ({ context }) => context.queue.length > 0 || context.refused.length === 0,
    hasClock: ({ context }) => Boolean(context.attempt?.deadline),
    isOver: (_, secondsLeft: number) => secondsLeft <= 0,
    isLast: (_, secondsLeft: number) => secondsLeft <= lastMinutesFrom,
    isOnline: ({ event }) => event.type === "connection.changed" && event.online,
    isOffline: ({ event }) => event.type === "connection.changed" && !event.online,
  },
  delays: {
    /** Before an answer that did not arrive is sent again by itself. */
    resendPause: ({ context }) => pauseAfter(context.unsent, 4000),
    /** How long a finish at the deadline waits for answers under way; the server's grace is 60 s (R2). */
    graceForAnswers: 20_000,
  },
}).createMachine({
  id: "exam",
  description: "Sitting an exam.",
  context: ({ input }) => ({
    ...input,
    exam: null,
    part: null,
    progress: null,
    attempt: null,
    answers: {},
    queue: [],
    refused: [],
    unsent: null,
    index: 0,
    secondsLeft: null,
    learnerId: 0,
    seed: "",
    done: 0,
    failure: null,
  }),
  type: "parallel",
  states: {
    stage: {
      description: "Where the learner stands.",
      initial: "loading",
      states: {
        loading: {
          description: "The exam's rules are on their way. Looking at them starts nothing (L5).",
          meta: { screen: "ExamPage", requirements: ["S7.exams", "L5"] },
          tags: "busy",
          invoke: {
            id: "loadExam",
            src: "loadExam",
            input: ({ context: { locale, slug } }) => ({ locale, slug }),
            onDone: [
              { guard: { type: "isWithoutPart", params: ({ event }) => event.output }, target: "notFound" },
              { target: "waiting", actions: assign({ exam: ({ event }) => event.output }) },
            ],
            onError: [
              { guard: "isNotFound", target: "notFound" },
              { target: "loadFailed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
            ],
          },
          on: { "session.changed": { actions: { type: "takeSession", params: ({ event }) => event } } },
        },
        waiting: {
          description: "The rules stand; nobody has said who is here.",
          meta: { screen: "ExamPage", requirements: ["L5", "R21"] },
          tags: "pending",
          always: [
            { guard: "isKnown", target: "checking" },
            { guard: "isVisitor", target: "signedOut" },
          ],
          on: {
            "session.changed": [
              {
                guard: { type: "isSignedIn", params: ({ event }) => event },
                target: "checking",
                actions: { type: "takeSession", params: ({ event }) => event },
              },
              { target: "signedOut" },
            ],
          },
        },
        signedOut: {
          description: "A visitor reads the rules; starting asks to sign in and comes back here.",
          meta: { screen: "ExamPage", requirements: ["S6.signIn", "R11"] },
          on: {
            "exam.start": { actions: "askToSignIn" },
            "session.changed": {
              guard: { type: "isSignedIn", params: ({ event }) => event },
              target: "checking",
              actions: { type: "takeSession", params: ({ event }) => event },
            },
          },
        },
        checking: {
          description: "Asking the server where the learner stands, and this device for unsent answers.",
          meta: { screen: "ExamPage", requirements: ["S7.examProgress", "L1", "L4"] },
          tags: "pending",
          invoke: {
            id: "loadProgress",
            src: "loadProgress",
            input: ({ context }) => ({ ...placeOf(context), learnerId: context.learnerId }),
            onDone: { target: "deciding", actions: { type: "takeLoaded", params: ({ event }) => event.output } },
            onError: [
              { guard: "isSignedOut", target: "signedOut" },
              { target: "checkFailed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        deciding: {
          description: "By the server's status; an open attempt goes on where it was (R5).",
          always: [
            { guard: "hasOpenAttempt", target: "attempting" },
            { guard: "isNameMissing", target: "passed.nameRequired" },
            { guard: "isCertificated", target: "certificated" },
            { guard: "isPending", target: "examPending" },
            { guard: "isCoolingDown", target: "coolingDown" },
            { guard: "isRetakeReady", target: "examAvailable" },
            { target: "startExam" },
          ],
        },
        startExam: {
          description: "No attempt yet; only an explicit start starts the clock (L5).",
          meta: { screen: "ExamPage", requirements: ["S3.examStatus", "R5", "L5", "L9"] },
          on: { "exam.start": { target: "starting", actions: assign({ failure: null }) } },
        },
        examPending: {
          description:
            "Not open yet: the course is not entered or its lessons are unfinished. The page says which, and asks again for whoever did that elsewhere.",
          meta: { screen: "ExamPage", requirements: ["S3.examStatus", "R5", "L9"] },
          on: { "exam.retry": "checking" },
        },
        examAvailable: {
          description: "Failed before, and the next attempt is open.",
          meta: { screen: "ExamPage", requirements: ["S3.examStatus", "R3", "R5", "L9"] },
          on: { "exam.retake": { target: "retaking", actions: assign({ failure: null }) } },
        },
        certificated: {
          description: "Holds a valid certificate.",
          meta: { screen: "ExamPage", requirements: ["S3.examStatus", "R4", "R5", "L9"] },
        },
        starting: {
          description: "The server draws the questions and starts the clock; a repeat starts nothing twice.",
          meta: { screen: "ExamPage", requirements: ["S4.examStart", "R18", "L1", "L2"] },
          tags: "busy",
          invoke: {
            id: "startExam",
            src: "startExam",
            input: ({ context }) => ({ ...placeOf(context), key: commandKey(context, "start") }),
            onDone: { target: "attempting", actions: { type: "takeProgress", params: ({ event }) => event.output } },
            onError: [
              { guard: "isSignedOut", target: "signedOut", actions: "askToSignIn" },
              { guard: "isStale", target: "checking" },
              { target: "startExam", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        retaking: {
          description: "A token is fetched, then another attempt starts.",
          meta: { screen: "ExamPage", requirements: ["S4.examRetake", "S6.csrf", "R17", "R18"] },
          tags: "busy",
          invoke: {
            id: "retakeExam",
            src: "retakeExam",
            input: ({ context }) => ({ ...placeOf(context), key: commandKey(context, "retake") }),
            onDone: { target: "attempting", actions: { type: "takeProgress", params: ({ event }) => event.output } },
            onError: [
              { guard: "isSignedOut", target: "signedOut", actions: "askToSignIn" },
              { guard: "isStale", target: "checking" },
              { target: "examAvailable", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        attempting: {
          description: "The attempt runs; every answer is kept as soon as it is given.",
          tags: "attempting",
          entry: raise({ type: "clock.started" }),
          exit: raise({ type: "clock.stopped" }),
          // Another tab of this attempt may give an answer, or deliver one (L3).
          invoke: { id: "watchAnswers", src: "watchAnswers", input: ({ context }) => satBy(context) },
          initial: "answering",
          on: {
            "attempt.ended": "finishing",
            "attempt.expired": "expired",
            "answer.resend": { guard: "hasRefused", actions: ["queueRefused", keepQueue] },
            "answer.found": {
              guard: { type: "isFromElsewhere", params: ({ event }) => event.entry },
              actions: { type: "takeFound", params: ({ event }) => event.entry },
            },
            "answer.delivered": { actions: { type: "takeDelivered", params: ({ event }) => event.entry } },
            // Who signed out is not forgotten: what they answer meanwhile is kept under their own name (L3).
            "session.changed": {
              guard: { type: "isSignedIn", params: ({ event }) => event },
              actions: { type: "takeSession", params: ({ event }) => event },
            },
          },
          states: {
            answering: {
              description: "One question at a time.",
              meta: { screen: "ExamQuestion", requirements: ["S4.examQuizNext", "R6", "L2", "L4"] },
              on: {
                "answer.choose": {
                  guard: { type: "isQuestion", params: ({ event }) => event.questionId },
                  actions: [{ type: "queueAnswer", params: ({ event }) => event }, keepQueue],
                },
                "question.next": {
                  guard: "hasNextQuestion",
                  actions: { type: "openQuestion", params: ({ context }) => context.index + 1 },
                },
                "question.previous": {
                  guard: "hasPreviousQuestion",
                  actions: { type: "openQuestion", params: ({ context }) => context.index - 1 },
                },
                "question.open": { actions: { type: "openQuestion", params: ({ event }) => event.index } },
                "exam.review": "reviewing",
              },
            },
            reviewing: {
              description: "Every question with what was answered, before finishing for good.",
              meta: { screen: "ExamReview", requirements: ["S4.examFinish", "L4"] },
              on: {
                "question.open": {
                  target: "answering",
                  actions: { type: "openQuestion", params: ({ event }) => event.index },
                },
                "exam.finish": [
                  // The page has said that they will not count.
                  { guard: "hasRefused", target: "saving", actions: [forgetRefused, "dropRefused"] },
                  { target: "saving" },
                ],
              },
            },
            saving: {
              description: "Answers are still under way; the attempt is finished when they have arrived.",
              meta: { screen: "ExamReview", requirements: ["L3", "L4"] },
              tags: "busy",
              always: [
                // Nobody has seen yet that it was not taken: finishing waits for another word.
                { guard: "hasRefused", target: "reviewing" },
                { guard: "isQueueEmpty", target: "#exam.stage.finishing" },
              ],
              on: {
                "question.open": {
                  target: "answering",
                  actions: { type: "openQuestion", params: ({ event }) => event.index },
                },
              },
            },
          },
        },
        expired: {
          description: "Time is up. What is under way still arrives within the server's grace (R2).",
          meta: { screen: "ExamExpired", requirements: ["S4.exam", "R2", "L3"] },
          tags: "busy",
          always: { guard: "isQueueEmpty", target: "finishing" },
          after: { graceForAnswers: "finishing" },
        },
        finishing: {
          description: "A token is fetched, the attempt is finished, the server grades it.",
          meta: { screen: "ExamReview", requirements: ["S4.examFinish", "S6.csrf", "R17", "R18"] },
          tags: "busy",
          invoke: {
            id: "finishExam",
            src: "finishExam",
            input: ({ context }) => ({
              ...placeOf(context),
              attemptId: context.attempt?.id ?? 0,
              key: commandKey(context, "finish"),
            }),
            onDone: {
              target: "graded",
              actions: [forgetAll, { type: "takeProgress", params: ({ event }) => event.output }],
            },
            onError: [
              { guard: "isSignedOut", target: "signedOut", actions: "askToSignIn" },
              // The server ended it before us, at the deadline: its word is in the progress.
              { guard: "isStale", target: "collecting" },
              { target: "finishFailed", actions: { type: "keepFailure", params: ({ event }) => failureOf(event) } },
            ],
          },
        },
        finishFailed: {
          description: "Finishing did not arrive; the answers are kept, trying again is one press away.",
          meta: { screen: "ExamReview", requirements: ["R11", "L3"] },
          tags: "failed",
          // By way of `expired`: answers that did not get through either go before the finish (L3).
          on: {
            "exam.finish": "expired",
            "connection.changed": { guard: "isOnline", target: "expired" },
          },
        },
        collecting: {
          description: "Asking for the result of an attempt that the server finished.",
          meta: { screen: "ExamReview", requirements: ["R2", "L3"] },
          tags: "busy",
          invoke: {
            id: "collectResult",
            src: "loadProgress",
            input: ({ context }) => ({ ...placeOf(context), learnerId: context.learnerId }),
            onDone: { target: "graded", actions: { type: "takeLoaded", params: ({ event }) => event.output } },
            onError: {
              target: "finishFailed",
              actions: { type: "keepFailure", params: ({ event }) => failureOf(event) },
            },
          },
        },
        graded: {
          description: "By the result.",
          always: [
            { guard: "hasOpenAttempt", target: "attempting" },
            { guard: "hasJustPassed", target: "passed" },
            { guard: "isCoolingDown", target: "coolingDown" },
            { guard: "hasResult", target: "failed" },
            { target: "deciding" },
          ],
        },
        passed: {
          description: "Passed.",
          tags: "finished",
          initial: "deciding",
          states: {
            deciding: {
              description: "A certificate bears a name (R4).",
              always: [
                { guard: "isNameMissing", target: "nameRequired" },
                { guard: "hasCertificate", target: "certificateIssued" },
                { target: "partPassed" },
              ],
            },
            nameRequired: {
              description: "The certificate waits for the learner's name.",
              meta: { screen: "ExamResult", requirements: ["R4", "L11"] },
              on: { "name.submit": "naming" },
            },
            naming: {
              description: "The name is being saved, the certificate issued.",
              meta: { screen: "ExamResult", requirements: ["R4", "L11"] },
              tags: "busy",
              invoke: {
                id: "saveName",
                src: "saveName",
                input: ({ context, event }) => ({
                  name: event.type === "name.submit" ? event.name : "",
                  key: commandKey(context, "name"),
                }),
                onDone: {
                  target: "issuing",
                  actions: [assign({ done: ({ context }) => context.done + 1, failure: null }), "announceAccount"],
                },
                onError: {
                  target: "nameRequired",
                  actions: assign(({ context, event }) => ({ failure: failureOf(event), done: context.done + 1 })),
                },
              },
            },
            issuing: {
              description: "Fetching the certificate that was just issued.",
              meta: { screen: "ExamResult", requirements: ["R4"] },
              tags: "busy",
              invoke: {
                id: "collectCertificate",
                src: "loadProgress",
                input: ({ context }) => ({ ...placeOf(context), learnerId: context.learnerId }),
                onDone: { target: "deciding", actions: { type: "takeLoaded", params: ({ event }) => event.output } },
                onError: {
                  target: "nameRequired",
                  actions: { type: "keepFailure", params: ({ event }) => failureOf(event) },
                },
              },
            },
            certificateIssued: {
              description: "The certificate is there; a review lists what was wrong (L6).",
              meta: { screen: "ExamResult", requirements: ["S2.examPassed", "R4", "L6"] },
            },
            partPassed: {
              description: "A part is passed. The certificate is earned by the whole exam (record 8).",
              meta: { screen: "ExamResult", requirements: ["S2.examPassed", "S7.moduleExams", "R15", "L6"] },
              on: { "exam.retake": "#exam.stage.retaking" },
            },
          },
        },
        failed: {
          description: "Not passed, and a retake is open at once; topics are named, answers are not (L7).",
          meta: { screen: "ExamResult", requirements: ["S2.examFailed", "R3", "L7", "L9"] },
          tags: "finished",
          on: { "exam.retake": "retaking" },
        },
        coolingDown: {
          description: "Not passed; the retake opens by itself at the server's instant, without a reload (L8).",
          meta: { screen: "ExamResult", requirements: ["S2.examFailed", "R3", "L7", "L8", "L9"] },
          tags: "finished",
          invoke: {
            id: "waitUntil",
            src: "waitUntil",
            input: ({ context }) => ({
              at: context.progress?.retakeAvailableAt ?? context.progress?.now ?? "",
              now: context.progress?.now ?? "",
            }),
            onDone: "checking",
            onError: "checking",
          },
        },
        checkFailed: {
          description: "It could not be asked where the learner stands; an open attempt is safe on the server.",
          meta: { screen: "ExamPage", requirements: ["R11", "R40", "L3"] },
          tags: "failed",
          on: { "exam.retry": "checking", "connection.changed": { guard: "isOnline", target: "checking" } },
        },
        loadFailed: {
          description: "The rules did not arrive; asking again is one press away.",
          meta: { screen: "ExamPage", requirements: ["R11", "R40"] },
          tags: "failed",
          on: {
            "exam.retry": "loading",
            "connection.changed": { guard: "isOnline", target: "loading" },
            "session.changed": { actions: { type: "takeSession", params: ({ event }) => event } },
          },
        },
        notFound: {
          description: "No exam has this address, or the exam has no such module.",
          meta: { screen: "NotFound", requirements: ["R11"] },
          tags: "notFound",
        },
      },
    },
    clock: {
      description: "Counts down to the server's deadline.",
      initial: "off",
      on: { "clock.stopped": ".off" },
      states: {
        off: {
          description: "No attempt, or an exam without a clock.",
          meta: { screen: "ExamClock", requirements: ["R2"] },
          on: { "clock.started": { guard: "hasClock", target: "on" } },
        },
        on: {
          description: "An attempt is open, and its time runs.",
          invoke: {
            id: "countDown",
            src: "countDown",
            input: ({ context }) => ({
              deadline: context.attempt?.deadline ?? "",
              now: context.progress?.now ?? "",
            }),
          },
          initial: "running",
          states: {
            running: {
              description: "Time enough.",
              meta: { screen: "ExamClock", requirements: ["R2", "L1"] },
              on: {
                "clock.ticked": [
                  {
                    guard: { type: "isOver", params: ({ event }) => event.secondsLeft },
                    target: "#exam.clock.over",
                    actions: { type: "takeSecondsLeft", params: 0 },
                  },
                  {
                    guard: { type: "isLast", params: ({ event }) => event.secondsLeft },
                    target: "lastMinutes",
                    actions: { type: "takeSecondsLeft", params: ({ event }) => event.secondsLeft },
                  },
                  { actions: { type: "takeSecondsLeft", params: ({ event }) => event.secondsLeft } },
                ],
              },
            },
            lastMinutes: {
              description: "Five minutes or less: said once, and shown.",
              meta: { screen: "ExamClock", requirements: ["R2"] },
              tags: "urgent",
              on: {
                "clock.ticked": [
                  {
                    guard: { type: "isOver", params: ({ event }) => event.secondsLeft },
                    target: "#exam.clock.over",
                    actions: { type: "takeSecondsLeft", params: 0 },
                  },
                  { actions: { type: "takeSecondsLeft", params: ({ event }) => event.secondsLeft } },
                ],
              },
            },
          },
        },
        over: {
          description: "The deadline has passed.",
          meta: { screen: "ExamClock", requirements: ["R2"] },
          entry: raise({ type: "attempt.expired" }),
        },
      },
    },
    outbox: {
      description:
        "Answers on their way: kept on the device until the server has them, or until their attempt is over.",
      initial: "empty",
      states: {
        empty: {
          description: "The server has every answer.",
          meta: { screen: "SaveStatus", requirements: ["L4"] },
          always: [
            { guard: "isQueueFilled", target: "sending" },
            { guard: "hasRefused", target: "refused" },
          ],
        },
        sending: {
          description: "The oldest answer is being sent.",
          meta: { screen: "SaveStatus", requirements: ["R18", "L4"] },
          tags: "unsent",
          always: { guard: "isQueueEmpty", target: "empty" },
          invoke: {
            id: "sendAnswer",
            src: "sendAnswer",
            input: ({ context }) => ({
              ...satBy(context),
              entry: context.queue[0] as QueuedAnswer,
            }),
            onDone: { target: "empty", actions: { type: "dropSent", params: ({ event }) => event.output } },
            onError: [
              {
                guard: "isAttemptOver",
                target: "empty",
                actions: [forgetAll, assign({ queue: [], refused: [] }), raise({ type: "attempt.ended" })],
              },
              {
                guard: "isRefused",
                target: "empty",
                actions: { type: "refuse", params: ({ event }) => failureOf(event) },
              },
              { guard: "isSignedOut", target: "signedOut", actions: "askToSignIn" },
              { target: "waitingForNetwork", actions: assign({ unsent: ({ event }) => failureOf(event) }) },
            ],
          },
          on: { "connection.changed": { guard: "isOffline", target: "waitingForNetwork" } },
        },
        waitingForNetwork: {
          description: "The answer did not arrive; it waits on the device and is sent again by itself (L3).",
          meta: { screen: "SaveStatus", requirements: ["L3", "L4"] },
          tags: ["unsent", "offline"],
          always: { guard: "isQueueEmpty", target: "empty" },
          after: { resendPause: "sending" },
          on: { "connection.changed": { guard: "isOnline", target: "sending" } },
        },
        refused: {
          description:
            "The server has every answer but those that it did not take: the page says to which questions, and they can be given or sent again.",
          meta: { screen: "ExamAttempt", requirements: ["R11", "L4"] },
          tags: "failed",
          always: { guard: "isNotAllRefused", target: "empty" },
        },
        signedOut: {
          description: "The session ended in mid-exam; the answers wait on the device for the next sign-in (L3).",
          meta: { screen: "SaveStatus", requirements: ["R11", "L3"] },
          tags: "unsent",
          always: { guard: "isQueueEmpty", target: "empty" },
          on: {
            "session.changed": { guard: { type: "isSignedIn", params: ({ event }) => event }, target: "sending" },
          },
        },
      },
    },
  },
});
