import type { ExamEntry } from "../../contract/exams/exams";
import type { ContentLocale } from "../../contract/primitives";
import type { Account } from "../account/queries/accounts";
import { needsPlan } from "../account/rules/plan";
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

/** An account and what it has done, as far as exams depend on it. */
export interface AccountFacts {
  account: Account;
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
function courseFacts(
  { account, enrolled, done }: AccountFacts,
  catalogue: Catalogue,
  { exam, moduleId }: ExamTarget,
  now: Date,
) {
  const course = courseOfExam(catalogue, exam);
  if (!course) return { enrolled: true, needsPlan: false, courseProgress: 100 };
  const isIn = enrolled.has(course.id);
  const { text } = catalogue.courseText(course, "en");
  return {
    enrolled: isIn,
    needsPlan: needsPlan(text.plan, account, now),
    courseProgress: progressOf(requiredSteps(text, moduleId), done, isIn).progress,
  };
}

/** An account's status in an exam, derived from what it has done. */
export function statusFactsOf(facts: AccountFacts, catalogue: Catalogue, target: ExamTarget, now: Date): StatusFacts {
  const { exam, moduleId } = target;
  const attempts = facts.attempts.filter((one) => one.examId === exam.id && one.moduleId === moduleId);
  const last = attempts.find(({ finishedAt }) => finishedAt !== null);
  return {
    ...courseFacts(facts, catalogue, target, now),
    attempts: attempts.length,
    hasOpenAttempt: attempts.some(({ finishedAt }) => finishedAt === null),
    lastFinished: last?.finishedAt ? { passed: last.passed === true, finishedAt: last.finishedAt } : null,
    pass: passOf(facts, target),
    coolDownSeconds: rulesOf(catalogue, target, "en")?.rules.coolDownSeconds ?? 0,
    now,
  };
}

/** Everything an account has done, in five queries, regardless of the number of exams. */
async function allFacts(db: Database, account: Account): Promise<AccountFacts> {
  const { id } = account;
  return {
    account,
    attempts: await attemptFacts(db, id),
    certificates: await certificatesOf(db, id),
    waiting: await passesWithoutCertificate(db, id),
    enrolled: new Set(await enrolledCourses(db, id)),
    done: await doneSteps(db, id),
  };
}

/** Exams as lists show them, with the account's status in each (R5). */
export async function examEntries(
  db: Database,
  catalogue: Catalogue,
  exams: readonly CatalogueExam[],
  { account, locale, now }: { account: Account; locale: ContentLocale; now: Date },
): Promise<ExamEntry[]> {
  const facts = await allFacts(db, account);
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
