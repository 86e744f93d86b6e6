import type { ExamEntry } from "../../contract/exams/exams";
import type { ContentLocale } from "../../contract/primitives";
import { certificatesOf, passesWithoutCertificate } from "../certificates/queries/certificates";
import { expiryOf } from "../certificates/rules/certificate";
import type { Catalogue, CatalogueCourse, CatalogueExam } from "../content/catalogue";
import { doneSteps } from "../courses/queries/completions";
import { enrolledCourses } from "../courses/queries/enrolments";
import { type Done, progressOf } from "../courses/rules/progress";
import type { Database } from "../db/database";
import { attemptFacts } from "./queries/attempts";
import { type Standing, statusOf } from "./rules/exam-status";
import { courseOfExam, requiredSteps, rulesOf, type Sitting } from "./sitting";

/** What an account has done, as far as exams ask for it. */
export interface Facts {
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

/** The pass that counts: a certificate, or one that only waits for a name (R4). A module earns none. */
function passOf({ certificates, waiting }: Facts, { exam, moduleId }: Sitting): Standing["pass"] {
  if (moduleId !== null) return null;
  const pass = waiting.find(({ examId }) => examId === exam.id);
  if (pass?.finishedAt) return { expiresAt: expiryOf(pass.finishedAt, pass.validityMonths) };
  return certificates.find(({ examId }) => examId === exam.id) ?? null;
}

/** How far an account is in the sitting's course; an exam without a course asks for none. */
function courseStanding({ enrolled, done }: Facts, catalogue: Catalogue, { exam, moduleId }: Sitting) {
  const course = courseOfExam(catalogue, exam);
  if (!course) return { enrolled: true, courseProgress: 100 };
  const isIn = enrolled.has(course.id);
  const steps = requiredSteps(catalogue.courseText(course, "en").text, moduleId);
  return { enrolled: isIn, courseProgress: progressOf(steps, done, isIn).progress };
}

/** Where an account stands in a sitting, by what it has done. */
export function standingOf(facts: Facts, catalogue: Catalogue, sitting: Sitting, now: Date): Standing {
  const { exam, moduleId } = sitting;
  const attempts = facts.attempts.filter((one) => one.examId === exam.id && one.moduleId === moduleId);
  const last = attempts.find(({ finishedAt }) => finishedAt !== null);
  return {
    ...courseStanding(facts, catalogue, sitting),
    attempts: attempts.length,
    hasOpenAttempt: attempts.some(({ finishedAt }) => finishedAt === null),
    lastFinished: last?.finishedAt ? { passed: last.passed === true, finishedAt: last.finishedAt } : null,
    pass: passOf(facts, sitting),
    coolDownSeconds: rulesOf(catalogue, sitting, "en")?.rules.coolDownSeconds ?? 0,
    now,
  };
}

/** Everything that an account has done, in five queries however many exams there are. */
async function allFacts(db: Database, accountId: number): Promise<Facts> {
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
    const { status, reason, retakeAvailableAt } = statusOf(standingOf(facts, catalogue, { exam, moduleId: null }, now));
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
