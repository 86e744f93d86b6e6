import { array, int, literal, object, safeParse, string } from "zod/mini";
import { Answer } from "../../../contract/courses/questions";
import type { QueuedAnswer } from "../../../machines/exams/answer-queue";
import { device, readJson } from "../../device/storage";
import {
  type CommandOf,
  deliverInTurn,
  examTargetName,
  forgetCommand,
  keepCommand,
  readCommands,
  watchUndelivered,
} from "../../device/undelivered";

/** A learner's attempt at an exam or at one of its modules. */
export interface Sat {
  locale: string;
  slug: string;
  moduleId?: number;
  learnerId: number;
  attemptId: number;
}

const commandOf = (
  { locale, slug, moduleId, attemptId }: Sat,
  { questionId, answer }: QueuedAnswer,
): CommandOf<"examAnswer"> => ({
  kind: "examAnswer",
  locale,
  slug,
  ...(moduleId !== undefined && { moduleId }),
  attemptId,
  questionId,
  answer,
});
const answerOf = ({ command, key }: { command: CommandOf<"examAnswer">; key: string }): QueuedAnswer => ({
  questionId: command.questionId,
  answer: command.answer,
  key,
});

/** The format of an earlier release: all answers of an attempt under one key. */
const Queue = object({
  version: literal(1),
  attemptId: int(),
  queue: array(object({ questionId: string(), answer: Answer, key: string() })),
});

/** Migrates what an earlier release stored, once; entries in the current format are newer. */
function migrate(sat: Sat): void {
  const name = `academy.outbox.${sat.learnerId}.${examTargetName(sat)}`;
  const kept = readJson(device, name, (value) => safeParse(Queue, value).data ?? null);
  device.remove(name);
  if (kept?.attemptId !== sat.attemptId) return;
  const known = readOutbox(sat).map(({ questionId }) => questionId);
  keepAnswers(
    sat,
    kept.queue.filter(({ questionId }) => !known.includes(questionId)),
  );
}

/** Stores unsent answers on the device, each separately (L3). */
export function keepAnswers(sat: Sat, entries: QueuedAnswer[]): void {
  for (const entry of entries) keepCommand(sat.learnerId, commandOf(sat, entry), entry.key);
}

/** Removes answers that need not be sent anymore, but not those that another tab has given since. */
export function forgetAnswers(sat: Sat, entries: QueuedAnswer[]): void {
  for (const entry of entries) forgetCommand(sat.learnerId, commandOf(sat, entry), entry.key);
}

const readOutbox = (sat: Sat): QueuedAnswer[] =>
  readCommands(sat.learnerId, "examAnswer")
    .filter(({ command }) => examTargetName(command) === examTargetName(sat) && command.attemptId === sat.attemptId)
    .map(answerOf);

/**
 * Answers of the open attempt that this device has not sent yet, from any tab; those of a finished attempt are removed.
 */
export function openOutbox({
  attemptId,
  ...sat
}: Omit<Sat, "attemptId"> & { attemptId: number | null }): QueuedAnswer[] {
  for (const { command, key } of readCommands(sat.learnerId, "examAnswer"))
    if (examTargetName(command) === examTargetName(sat) && command.attemptId !== attemptId)
      forgetCommand(sat.learnerId, command, key);
  migrate({ ...sat, attemptId: attemptId ?? 0 });
  return attemptId === null ? [] : readOutbox({ ...sat, attemptId });
}

/** Sends an answer unless a later one has replaced it, and removes it once it is acknowledged. */
export const deliverAnswer = (
  sat: Sat,
  entry: QueuedAnswer,
  send: (order: string) => Promise<unknown>,
): Promise<boolean> => deliverInTurn(sat.learnerId, commandOf(sat, entry), entry.key, send);

/** Reports the answers that other tabs give in this attempt, and those that they deliver. */
export function watchAnswers(
  sat: Sat,
  report: (change: { type: "kept" | "gone"; entry: QueuedAnswer }) => void,
  signal: AbortSignal,
): void {
  const onChange: Parameters<typeof watchUndelivered>[1] = ({ type, entry: { command, key } }) => {
    if (command.kind !== "examAnswer" || examTargetName(command) !== examTargetName(sat)) return;
    if (command.attemptId === sat.attemptId) report({ type, entry: answerOf({ command, key }) });
  };
  watchUndelivered(sat.learnerId, onChange, signal);
}
