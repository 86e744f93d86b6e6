import { assign, type EventObject, emit, fromCallback, fromPromise, setup, stateIn } from "xstate";
import type { UserProfile } from "../../../contract/account/session";
import type { Failure } from "../../../contract/errors";
import type { Exam, ExamProgress } from "../../../contract/exams/exams";
import {
  type AccountChanged,
  type ConnectionChanged,
  commandKey,
  type FocusRequested,
  type ScreenMeta,
  type SessionChanged,
  type SessionLost,
  type SignInRequested,
} from "../../shared/events";
import { keepFailure } from "../../shared/failing";
import { failureOf, isRefused, pauseAfter, refusedAs } from "../../shared/failure";
import { notProvided } from "../../shared/not-provided";
import { connectionGuards, sessionGuards } from "../../shared/session";
import {
  enqueueAnswer,
  firstOpen,
  laterThan,
  overlay,
  type QueuedAnswer,
  refuseFirst,
  withoutDelivered,
} from "../answer-queue";
import type { Command, Context, Event, ExamRef, Loaded, Sat } from "./context";

/** Below this the clock is in its last minutes, in seconds. */
const lastMinutesFrom = 300;

/** What an answered call changes: the server's state replaces ours; what it does not have yet stays queued. */
const taken = (context: Context, progress: ExamProgress, queue: QueuedAnswer[]) => ({
  progress,
  attempt: progress.attempt,
  queue,
  refused: [],
  answers: overlay(progress.attempt?.answers ?? {}, queue),
  index: progress.attempt?.id === context.attempt?.id ? context.index : firstOpen(progress.attempt),
  failure: null,
});

/** Types, actors, actions, guards and delays of the whole exam; its phases import this file but not each other. */
export const examSetup = setup({
  types: {
    input: {} as ExamRef,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInRequested | SessionLost | AccountChanged | FocusRequested,
    tags: {} as
      | "pending"
      | "busy"
      | "failed"
      | "notFound"
      | "attempting"
      /** The attempt is on the page: being answered, reviewed, sent, or graded. */
      | "attemptShown"
      | "finished"
      /** What the learner has done so far is known: the page lists earlier attempts. */
      | "settled"
      | "unsent"
      | "offline"
      | "urgent",
    meta: {} as ScreenMeta,
  },
  actors: {
    loadExam: fromPromise<Exam, ExamRef>(notProvided("loadExam")),
    loadProgress: fromPromise<Loaded, ExamRef & { learnerId: number }>(notProvided("loadProgress")),
    startExam: fromPromise<ExamProgress, Command>(notProvided("startExam")),
    /** Whether it was sent: not if another tab has delivered it, or a later answer to its question. */
    sendAnswer: fromPromise<boolean, Sat & { entry: QueuedAnswer }>(notProvided("sendAnswer")),
    /** Sends `answer.found` and `answer.delivered` when other tabs give or deliver answers to this attempt. */
    watchAnswers: fromCallback<EventObject, Sat>(notProvided("watchAnswers")),
    /** Fetches a CSRF token, then finishes; refused if time is up by this device's clock only. */
    finishExam: fromPromise<ExamProgress, Command & { attemptId: number; timeUp: boolean }>(notProvided("finishExam")),
    /** Fetches a CSRF token, then starts another attempt. */
    retakeExam: fromPromise<ExamProgress, Command>(notProvided("retakeExam")),
    updateName: fromPromise<UserProfile, { name: string; key: string }>(notProvided("updateName")),
    /** Sends `clock.ticked` every second until the deadline, by the server's clock. */
    countDown: fromCallback<EventObject, { deadline: string; now: string }>(notProvided("countDown")),
    /** Ends at an instant of the server's clock, even after the device slept. */
    waitUntil: fromPromise<void, { at: string; now: string }>(notProvided("waitUntil")),
  },
  actions: {
    askToSignIn: emit({ type: "signIn.requested" }),
    announceLoss: emit({ type: "session.lost" }),
    announceAccount: emit({ type: "account.changed" }),
    /** The question, the review, or the result is another one. */
    requestFocus: emit({ type: "focus.requested", part: "exam" }),
    requestFocusOnCertificate: emit({ type: "focus.requested", part: "certificate" }),
    keepOnDevice: (_, _kept: Sat & { entries: QueuedAnswer[] }) => notProvided("keepOnDevice")(),
    forgetOnDevice: (_, _done: Sat & { entries: QueuedAnswer[] }) => notProvided("forgetOnDevice")(),
    takeSession: assign((_, { learner, seed }: SessionChanged) => ({ learnerId: learner?.id ?? 0, seed })),
    takeLoaded: assign(({ context }, { progress, queue, part }: Loaded) => ({
      ...taken(context, progress, queue),
      part,
    })),
    /** An attempt that begins or ends has nothing to send. */
    takeProgress: assign(({ context }, progress: ExamProgress) => ({
      ...taken(context, progress, []),
      done: context.done + 1,
    })),
    keepFailure: keepFailure(),
    queueAnswer: assign(({ context }, { questionId, answer }: { questionId: string; answer: string[] }) => ({
      done: context.done + 1,
      answers: { ...context.answers, [questionId]: answer },
      queue: enqueueAnswer(context.queue, { questionId, answer, key: commandKey(context, "answer") }),
      refused: context.refused.filter((entry) => entry.questionId !== questionId),
    })),
    /** An answer that was not sent is not on the server: another tab has reported the one that is. */
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
    /** A refused command was answered: the next try is another one, with its own key (R18). */
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
    ...sessionGuards,
    isKnown: ({ context }) => context.learnerId > 0,
    /** Pressed before the learner's status was known. */
    wasPressed: stateIn({ stage: { checking: "pressed" } }),
    /** The seed comes with the first session event. */
    isVisitor: ({ context }) => context.learnerId === 0 && context.seed !== "",
    isNotFound: refusedAs("not_found", "invalid"),
    isWithoutPart: ({ context: { moduleId } }, exam: Exam) =>
      moduleId !== undefined && exam.modules.every(({ id }) => id !== moduleId),
    isAttemptOver: refusedAs("attempt_over", "no_attempt"),
    /** Something has happened meanwhile, in another tab or to the course: the learner's progress says what. */
    isStale: ({ event }) => {
      const { code, status } = failureOf(event as unknown as { error: unknown });
      return status === 409 || ["not_enrolled", "lessons_unfinished", "plan_needed"].includes(code);
    },
    isRefused,
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
    ...connectionGuards,
    isOffline: (_, { online }: ConnectionChanged) => !online,
  },
  delays: {
    /** Delay before an answer that did not arrive is resent. */
    resendPause: ({ context }) => pauseAfter(context.unsent, 4000),
    /** How long a finish at the deadline waits for answers in flight; the server's grace period is 60 s (R2). */
    graceForAnswers: 20_000,
  },
});
