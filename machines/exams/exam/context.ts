import type { Failure } from "../../../contract/errors";
import type { Attempt, Exam, ExamProgress } from "../../../contract/exams/exams";
import { isExpired } from "../../certificates/validity";
import type { ConnectionChanged, SessionChanged } from "../../shared/events";
import type { QueuedAnswer, RefusedAnswer } from "../answer-queue";

export interface ExamRef {
  locale: string;
  slug: string;
  /** A module of the exam, taken separately: a part with its own rules and no certificate (R15). */
  moduleId?: number;
}
export interface Loaded {
  /** The learner's status. */
  progress: ExamProgress;
  /** The answers of an open attempt that this device has not sent yet. */
  queue: QueuedAnswer[];
  /** The rules of the module; null for a whole exam. */
  part: Exam | null;
}
export interface Context extends ExamRef {
  /** The whole exam, even when one of its modules is taken. */
  exam: Exam | null;
  /** The rules of the module; shown to learners only. */
  part: Exam | null;
  progress: ExamProgress | null;
  attempt: Attempt | null;
  /** Answers that the learner gave, whether or not the server has them yet. */
  answers: Record<string, string[]>;
  queue: QueuedAnswer[];
  /** Answers that the server rejected, each with the reason. */
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
export type Event =
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
export type Command = ExamRef & { key: string };

export const placeOf = ({ locale, slug, moduleId }: ExamRef): ExamRef => ({
  locale,
  slug,
  ...(moduleId !== undefined && { moduleId }),
});

/** The valid certificate of a learner, whatever came of an attempt to renew it; null without one (R67). */
export const heldCertificate = (progress: ExamProgress | null): ExamProgress["certificate"] =>
  progress?.certificate && !isExpired(progress.certificate, progress.now) ? progress.certificate : null;

/** The attempt as the device names it. */
export const satBy = (context: Context) => ({
  ...placeOf(context),
  learnerId: context.learnerId,
  attemptId: context.attempt?.id ?? 0,
});
export type Sat = ReturnType<typeof satBy>;

/** Keeps on the device what the server does not have, each answer separately (L3). */
export const keepQueue = {
  type: "keepOnDevice" as const,
  params: ({ context }: { context: Context }) => ({ ...satBy(context), entries: context.queue }),
};
/** Deletes from the device what no longer needs sending. */
export const forgetAll = {
  type: "forgetOnDevice" as const,
  params: ({ context }: { context: Context }) => ({
    ...satBy(context),
    entries: [...context.queue, ...context.refused],
  }),
};
export const forgetRefused = {
  type: "forgetOnDevice" as const,
  params: ({ context }: { context: Context }) => ({ ...satBy(context), entries: context.refused }),
};
