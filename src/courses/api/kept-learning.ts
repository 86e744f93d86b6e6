import type { KeptAnswer } from "../../../machines/courses/quiz/context";
import type { Services } from "../../api/services";
import { type CommandOf, forgetCommand, readCommands } from "../../device/undelivered";

interface Quiz {
  learnerId: number;
  locale: string;
  slug: string;
  stepId: number;
}

/** The last answer to a quiz that this device keeps; null if there is none. */
export function recallAnswer({ learnerId, slug, stepId }: Quiz): KeptAnswer | null {
  const isOfQuiz = ({ command }: { command: CommandOf<"quizAnswer"> }) =>
    command.slug === slug && command.stepId === stepId;
  const kept = readCommands(learnerId, "quizAnswer").findLast(isOfQuiz);
  if (!kept) return null;
  const { command, key, refusal } = kept;
  return { questionId: command.questionId, answer: command.answer, key, refusal };
}

/** Discards an answer that its learner is changing. */
export function withdrawAnswer({ learnerId, key, ...answer }: Quiz & Omit<KeptAnswer, "refusal">): void {
  forgetCommand(learnerId, { kind: "quizAnswer", ...answer }, key);
}

/** Delivers the changes that this device keeps for a course's steps; undelivered ones stay. */
export async function deliverSteps(
  lessons: Services["lessons"],
  { learnerId, slug }: { learnerId: number; slug: string },
): Promise<void> {
  const kept = readCommands(learnerId, "stepDone").filter(({ command, refusal }) => !refusal && command.slug === slug);
  await Promise.all(
    kept.map(({ command, key }) => lessons.completeStep({ ...command, learnerId, key }).catch(() => undefined)),
  );
}
