import type { ErrorCode } from "../../../contract/errors";
import type { ExamProgress } from "../../../contract/exams/exams";
import { isValid, renewalOpensAt } from "../../certificates/rules/certificate";

/** What the status of an exam rests on (R5). */
export interface Standing {
  enrolled: boolean;
  /** Per cent of the exam's course; 100 for an exam without one. */
  courseProgress: number;
  attempts: number;
  hasOpenAttempt: boolean;
  lastFinished: { passed: boolean; finishedAt: Date } | null;
  /** The pass that counts: a certificate, or one that only waits for a name (R4). */
  pass: { expiresAt: Date | null } | null;
  coolDownSeconds: number;
  now: Date;
}

export interface StatusOfExam {
  status: ExamProgress["status"];
  reason: ExamProgress["reason"];
  /** When the next attempt opens; null while that is now or never. */
  retakeAvailableAt: Date | null;
}

/** Until when the learner cools down after a failed attempt, or null (R3). */
function coolingDownUntil({ lastFinished, coolDownSeconds, now }: Standing): Date | null {
  if (!lastFinished || lastFinished.passed) return null;
  const end = new Date(lastFinished.finishedAt.getTime() + coolDownSeconds * 1000);
  return end > now ? end : null;
}

/** Where a learner stands in an exam (R5); in a certificate's last 60 days a retake counts as if it had expired (R4). */
export function statusOf(standing: Standing): StatusOfExam {
  const { pass, now } = standing;
  const pending = (reason: ExamProgress["reason"], retakeAvailableAt: Date | null = null): StatusOfExam => ({
    status: "examPending",
    reason,
    retakeAvailableAt,
  });
  if (pass && isValid(pass.expiresAt, now)) {
    const opensAt = renewalOpensAt(pass.expiresAt);
    if (opensAt === null || now < opensAt) return { status: "certificated", reason: null, retakeAvailableAt: opensAt };
  }
  if (standing.hasOpenAttempt) return { status: "examAvailable", reason: null, retakeAvailableAt: null };
  if (!standing.enrolled) return pending("notEnrolled");
  if (standing.courseProgress < 100) return pending("lessonsUnfinished");
  const coolingDown = coolingDownUntil(standing);
  if (coolingDown) return pending("coolingDown", coolingDown);
  return { status: standing.attempts > 0 ? "examAvailable" : "startExam", reason: null, retakeAvailableAt: null };
}

/** Why a new attempt is refused, or null. An open attempt is no reason: the caller returns it. */
export function refusalToStart(command: "start" | "retake", standing: Standing): ErrorCode | null {
  const { status, reason } = statusOf(standing);
  if (status === "certificated") return "already_certificated";
  if (reason === "notEnrolled") return "not_enrolled";
  if (reason === "lessonsUnfinished") return "lessons_unfinished";
  if (reason === "coolingDown") return "cooling_down";
  if (command === "retake" && standing.attempts === 0) return "no_attempt";
  if (command === "start" && standing.attempts > 0) return "attempt_over";
  return null;
}
