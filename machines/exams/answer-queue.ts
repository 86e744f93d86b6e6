import type { Failure } from "../../contract/errors";
import type { Attempt } from "../../contract/exams/exams";

/** An answer on its way to the server. `key` is the same for every try to send it (R18). */
export interface QueuedAnswer {
  questionId: string;
  answer: string[];
  key: string;
}

/** An answer that the server rejected: it stays in its form until it is changed or sent again (R11, L4). */
export interface RefusedAnswer extends QueuedAnswer {
  failure: Failure;
}

/**
 * Queues an answer behind those that wait. An older one to the same question is replaced unless it is the first, which
 * may be in flight: answers are sent in order, each once.
 */
export const enqueueAnswer = (queue: QueuedAnswer[], entry: QueuedAnswer): QueuedAnswer[] => [
  ...queue.filter(({ questionId }, index) => index === 0 || questionId !== entry.questionId),
  entry,
];

/** The attempt's answers as the learner gave them: what the server has, overlaid by what is still being sent. */
export const overlay = (answers: Record<string, string[]>, queue: QueuedAnswer[]): Record<string, string[]> =>
  Object.assign({}, answers, ...queue.map(({ questionId, answer }) => ({ [questionId]: answer })));

/**
 * Where an attempt goes on: at the first question of which the server has no answer, so that the page says what becomes
 * of one that is kept on the device; at the first one if it has all.
 */
export const firstOpen = (attempt: Attempt | null): number =>
  Math.max(0, attempt?.questions.findIndex(({ id }) => !attempt.answers[id]) ?? 0);

/**
 * Takes the oldest answer out of the queue, so that it doesn't block the others. A newer one to the same question
 * replaces it.
 */
export function refuseFirst(
  queue: QueuedAnswer[],
  refused: RefusedAnswer[],
  failure: Failure,
): { queue: QueuedAnswer[]; refused: RefusedAnswer[] } {
  const [first, ...rest] = queue;
  const isReplaced = rest.some(({ questionId }) => questionId === first?.questionId);
  return { queue: rest, refused: first && !isReplaced ? [...refused, { ...first, failure }] : refused };
}

/**
 * The queue without an answer that another tab has delivered. The first one stays: it may be in flight, and its sender
 * handles it.
 */
export const withoutDelivered = (queue: QueuedAnswer[], key: string): QueuedAnswer[] =>
  queue.filter((entry, index) => index === 0 || entry.key !== key);

/**
 * The part of the queue that affects what is shown once another tab has delivered an answer: only later answers to its
 * question.
 */
export function laterThan(queue: QueuedAnswer[], { questionId, key }: QueuedAnswer): QueuedAnswer[] {
  const delivered = queue.findIndex((entry) => entry.key === key);
  return queue.filter((entry, index) => entry.questionId !== questionId || index > delivered);
}

/** What the page says about one answer (L4). */
export type SaveState = "none" | "saving" | "waiting" | "unsaved" | "saved";

export function saveState(
  questionId: string,
  answers: Record<string, string[]>,
  queue: QueuedAnswer[],
  refused: RefusedAnswer[],
  isOffline: boolean,
): SaveState {
  if (queue.some((entry) => entry.questionId === questionId)) return isOffline ? "waiting" : "saving";
  if (refused.some((entry) => entry.questionId === questionId)) return "unsaved";
  return answers[questionId] ? "saved" : "none";
}
