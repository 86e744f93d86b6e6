import { useSelector } from "@xstate/react";
import { isAnswered } from "../../../contract/courses/questions";
import { answersOf, attemptOf, refusedOf } from "./attempt-selectors";
import type { ExamActor } from "./exam-actor";

/** Whether a question has an answer that counts: more than empty text, and not rejected by the server. */
export function useIsAnswered(actor: ExamActor): (questionId: string) => boolean {
  const attempt = useSelector(actor, attemptOf);
  const answers = useSelector(actor, answersOf);
  const refused = useSelector(actor, refusedOf);
  return (questionId) => {
    const isRefused = refused.some((entry) => entry.questionId === questionId);
    const answer = isRefused ? attempt?.answers[questionId] : answers[questionId];
    return isAnswered(answer);
  };
}
