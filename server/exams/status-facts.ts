import type { ExamEntry } from "../../contract/exams/exams";
import type { ContentLocale } from "../../contract/primitives";
import { certificatesOf, passesWithoutCertificate } from "../certificates/queries/certificates";
import { expiryOf } from "../certificates/rules/certificate";
import type { Catalogue, CatalogueCourse, CatalogueExam } from "../content/catalogue";
import { doneSteps } from "../courses/queries/completions";
import { enrolledCourses } from "../courses/queries/enrolments";
import { type Done, progressOf } from "../courses/rules/progress";
import type { Database } from "../db/database";
import { courseOfExam, type ExamTarget, requiredSteps, rulesOf } from "./exam-target";
import { attemptFacts } from "./queries/attempts";
import { type StatusFacts, statusOf } from "./rules/exam-status";

/** What an account has done, as far as exams depend on it. */
export interface AccountFacts {
  /** Newest first. */
  attempts: readonly { examId: number; moduleId: number | null; finishedAt: Date | null; passed: boolean | null }[];
  /** Newest first. */
  certificates: readonly { examId: number; expiresAt: Date | null }[];
  /** Passes whose certificate waits for a name (R4). */
  waiting: readonly { examId: number; finishedAt: Date | null; validityMonths: number }[];
  enrolled: ReadonlySet<number>;
  done: Done;
}

/** The ids of a course's steps, lesson by lesson. */
export const skeletonOf = (catalogue: Catalogue, course: CatalogueCourse): number[][] =>
  catalogue.courseText(course, "en").text.skeleton;

/** The pass that counts: a certificate, or a pass that is only missing a name (R4). Modules earn no certificate. */
function passOf({ certificates, waiting }: AccountFacts, { exam, moduleId }: ExamTarget): StatusFacts["pass"] {
  if (moduleId !== null) return null;
  const pass = waiting.find(({ examId }) => examId === exam.id);
  if (pass?.finishedAt) return { expiresAt: expiryOf(pass.finishedAt, pass.validityMonths) };
  return certificates.find(({ examId }) => examId === exam.id) ?? null;
}

/** An account's progress in the exam's course; an exam without a course requires none. */
function courseFacts({ enrolled, done }: AccountFacts, catalogue: Catalogue, { exam, moduleId }: ExamTarget) {
  const course = courseOfExam(catalogue, exam);
  if (!course) return { enrolled: true, courseProgress: 100 };
  const isIn = enrolled.has(course.id);
  const steps = requiredSteps(catalogue.courseText(course, "en").text, moduleId);
  return { enrolled: isIn, courseProgress: progressOf(steps, done, isIn).progress };
}

/** An account's status in an exam, derived from what it has done. */
export function statusFactsOf(facts: AccountFacts, catalogue: Catalogue, target: ExamTarget, now: Date): StatusFacts {
  const { exam, moduleId } = target;
  const attempts = facts.attempts.filter((one) => one.examId === exam.id && one.moduleId === moduleId);
  const last = attempts.find(({ finishedAt }) => finishedAt !== null);
  return {
    ...courseFacts(facts, catalogue, target),
    attempts: attempts.length,
    hasOpenAttempt: attempts.some(({ finishedAt }) => finishedAt === null),
    lastFinished: last?.finishedAt ? { passed: last.passed === true, finishedAt: last.finishedAt } : null,
    pass: passOf(facts, target),
    coolDownSeconds: rulesOf(catalogue, target, "en")?.rules.coolDownSeconds ?? 0,
    now,
  };
}

/** Everything an account has done, in five queries, regardless of the number of exams. */
async function allFacts(db: Database, accountId: number): Promise<AccountFacts> {
  return {
    attempts: await attemptFacts(db, accountId),
    certificates: await certificatesOf(db, accountId),
    waiting: await passesWithoutCertificate(db, accountId),
    enrolled: new Set(await enrolledCourses(db, accountId)),
    done: await doneSteps(db, accountId),
  };
}

/** Exams as lists show them, with the account's status in each (R5). */
export async function examEntries(
  db: Database,
  catalogue: Catalogue,
  exams: readonly CatalogueExam[],
  { accountId, locale, now }: { accountId: number; locale: ContentLocale; now: Date },
): Promise<ExamEntry[]> {
  const facts = await allFacts(db, accountId);
  return exams.map((exam) => {
    const { text, language } = catalogue.examText(exam, locale);
    const { status, reason, retakeAvailableAt } = statusOf(
      statusFactsOf(facts, catalogue, { exam, moduleId: null }, now),
    );
    return {
      id: exam.id,
      slug: exam.slug,
      title: text.title,
      description: text.description,
      questionsCount: text.draw,
      clockSeconds: text.clockSeconds,
      status,
      reason,
      retakeAvailableAt: retakeAvailableAt?.toISOString() ?? null,
      language,
    };
  });
}
