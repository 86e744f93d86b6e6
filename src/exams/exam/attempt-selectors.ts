import type { ExamSnapshot } from "./exam-actor";

export const attemptOf = (s: ExamSnapshot) => s.context.attempt;
export const answersOf = (s: ExamSnapshot) => s.context.answers;
export const indexOf = (s: ExamSnapshot) => s.context.index;
export const isAnswering = (s: ExamSnapshot) => s.matches({ stage: { attempting: "answering" } });
export const refusedOf = (s: ExamSnapshot) => s.context.refused;
export const failureOf = (s: ExamSnapshot) => s.context.failure;
