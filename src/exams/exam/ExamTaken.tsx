import { useSelector } from "@xstate/react";
import type { Exam } from "../../../contract/exams/exams";
import { ExamAttempt } from "./ExamAttempt";
import { ExamResult } from "./ExamResult";
import type { ExamActor, ExamSnapshot } from "./exam-actor";

const isAttempting = (s: ExamSnapshot) => s.hasTag("attemptShown");

/** The attempt, and then its result. */
export default function ExamTaken({ actor, exam }: { actor: ExamActor; exam: Exam }) {
  const attempting = useSelector(actor, isAttempting);
  return attempting ? <ExamAttempt actor={actor} /> : <ExamResult actor={actor} exam={exam} />;
}
