import type { ErrorCode } from "../../../contract/errors";
import type { ExamProgress } from "../../../contract/exams/exams";
import { isValid, renewalOpensAt } from "../../certificates/rules/certificate";

/** The facts that determine the status of an exam (R5). */
export interface StatusFacts {
  enrolled: boolean;
  /** The exam's course is of academy-plus, and the account's plan does not include it (R55). */
  needsPlan: boolean;
  /** Percent of the exam's course; 100 for an exam without a course. */
  courseProgress: number;
  attempts: number;
  hasOpenAttempt: boolean;
  lastFinished: { passed: boolean; finishedAt: Date } | null;
  /** The pass that counts: a certificate, or a pass that is only missing a name (R4). */
  pass: { expiresAt: Date | null } | null;
  coolDownSeconds: number;
  now: Date;
}

export interface StatusOfExam {
  status: ExamProgress["status"];
  reason: ExamProgress["reason"];
  /** When the next attempt opens; null if it is open now or never opens. */
  retakeAvailableAt: Date | null;
}

/** When the cool-down after a failed attempt ends, or null (R3). */
function coolingDownUntil({ lastFinished, coolDownSeconds, now }: StatusFacts): Date | null {
  if (!lastFinished || lastFinished.passed) return null;
  const end = new Date(lastFinished.finishedAt.getTime() + coolDownSeconds * 1000);
  return end > now ? end : null;
}

/** A learner's status in an exam (R5); in a certificate's last 60 days a retake counts as if it had expired (R4). */
export function statusOf(statusFacts: StatusFacts): StatusOfExam {
  const { pass, now } = statusFacts;
  const pending = (reason: ExamProgress["reason"], retakeAvailableAt: Date | null = null): StatusOfExam => ({
    status: "examPending",
    reason,
    retakeAvailableAt,
  });
  if (pass && isValid(pass.expiresAt, now)) {
    const opensAt = renewalOpensAt(pass.expiresAt);
    if (opensAt === null || now < opensAt) return { status: "certificated", reason: null, retakeAvailableAt: opensAt };
  }
  if (statusFacts.hasOpenAttempt) return { status: "examAvailable", reason: null, retakeAvailableAt: null };
  if (statusFacts.needsPlan) return pending("planNeeded");
  if (!statusFacts.enrolled) return pending("notEnrolled");
  if (statusFacts.courseProgress < 100) return pending("lessonsUnfinished");
  const coolingDown = coolingDownUntil(statusFacts);
  if (coolingDown) return pending("coolingDown", coolingDown);
  return { status: statusFacts.attempts > 0 ? "examAvailable" : "startExam", reason: null, retakeAvailableAt: null };
}

/** Why a new attempt is rejected, or null. An open attempt is not a reason: the caller returns it. */
export function refusalToStart(command: "start" | "retake", statusFacts: StatusFacts): ErrorCode | null {
  const { status, reason } = statusOf(statusFacts);
  if (status === "certificated") return "already_certificated";
  if (reason === "planNeeded") return "plan_needed";
  if (reason === "notEnrolled") return "not_enrolled";
  if (reason === "lessonsUnfinished") return "lessons_unfinished";
  if (reason === "coolingDown") return "cooling_down";
  if (command === "retake" && statusFacts.attempts === 0) return "no_attempt";
  if (command === "start" && statusFacts.attempts > 0) return "attempt_over";
  return null;
}
