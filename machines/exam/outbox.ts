/** An answer on its way to the server. `key` is the same for every try to send it (R18). */
export interface QueuedAnswer {
  questionId: string;
  answer: string[];
  key: string;
}

/**
 * Queues an answer behind those that wait. An older one to the same question is replaced unless it is the first, which
 * may be under way: answers are sent in order, each once.
 */
export const enqueueAnswer = (queue: QueuedAnswer[], entry: QueuedAnswer): QueuedAnswer[] => [
  ...queue.filter(({ questionId }, index) => index === 0 || questionId !== entry.questionId),
  entry,
];

/** The attempt's answers as the learner gave them: what the server has, overlaid by what is still on its way. */
export const overlay = (answers: Record<string, string[]>, queue: QueuedAnswer[]): Record<string, string[]> =>
  Object.assign({}, answers, ...queue.map(({ questionId, answer }) => ({ [questionId]: answer })));

/** What a person may read about one answer (L4). */
export type SaveState = "none" | "saving" | "waiting" | "saved";

export function saveState(
  questionId: string,
  answers: Record<string, string[]>,
  queue: QueuedAnswer[],
  isOffline: boolean,
): SaveState {
  if (queue.some((entry) => entry.questionId === questionId)) return isOffline ? "waiting" : "saving";
  return answers[questionId] ? "saved" : "none";
}
