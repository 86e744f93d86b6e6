import type { AttemptSummary, ExamProgress, ExamResult } from "../../contract/exams/exams";
import type { ContentLocale } from "../../contract/primitives";
import type { Account } from "../account/queries/accounts";
import { certificatesOf, passesWithoutCertificate } from "../certificates/queries/certificates";
import type { Catalogue } from "../content/catalogue";
import { courseFacts } from "../courses/queries/completions";
import type { Database } from "../db/database";
import { courseOfExam, type ExamTarget } from "./exam-target";
import { type AttemptRow, answersOf, attemptsOf } from "./queries/attempts";
import { withResources } from "./resources";
import { grade, review, type TopicScore } from "./rules/attempt";
import { type StatusFacts, statusOf } from "./rules/exam-status";
import { withoutKey } from "./rules/questions";
import { type AccountFacts, skeletonOf, statusFactsOf } from "./status-facts";

export interface ExamState {
  statusFacts: StatusFacts;
  open: AttemptRow | null;
  last: AttemptRow | null;
  /** Newest first. */
  finished: AttemptSummary[];
  certificate: { id: number; hash: string; expiresAt: Date | null } | null;
  isWaitingForName: boolean;
}

/** Everything that determines an account's status in an exam. */
export async function examState(
  db: Database,
  catalogue: Catalogue,
  target: ExamTarget,
  account: Account,
  now: Date,
): Promise<ExamState> {
  const { exam, moduleId } = target;
  const accountId = account.id;
  const attempts = await attemptsOf(db, accountId, exam.id, moduleId);
  const certificates = await certificatesOf(db, accountId, exam.id);
  const waiting = await passesWithoutCertificate(db, accountId, exam.id);
  const course = courseOfExam(catalogue, exam);
  const { enrolled, done } = course
    ? await courseFacts(db, accountId, course.id, skeletonOf(catalogue, course).flat())
    : { enrolled: false, done: new Map() };
  const facts: AccountFacts = {
    account,
    attempts,
    certificates,
    waiting,
    enrolled: new Set(course && enrolled ? [course.id] : []),
    done,
  };
  return {
    statusFacts: statusFactsOf(facts, catalogue, target, now),
    open: attempts.find(({ finishedAt }) => finishedAt === null) ?? null,
    last: attempts.find(({ finishedAt }) => finishedAt !== null) ?? null,
    finished: attempts.flatMap(summaryOf),
    // Only the whole exam earns a certificate.
    certificate: moduleId === null ? (certificates[0] ?? null) : null,
    isWaitingForName: moduleId === null && waiting.length > 0,
  };
}

/** A finished attempt in short; nothing for an open one. */
function summaryOf({ id, finishedAt, finishedBy, passed, score }: AttemptRow): AttemptSummary[] {
  if (finishedAt === null || finishedBy === null) return [];
  return [{ id, passed: passed === true, score: score ?? 0, finishedAt: finishedAt.toISOString(), finishedBy }];
}

/** A result without what teaches its topics. */
type Graded = Omit<ExamResult, "topics"> & { topics: TopicScore[] };

/** The result of a finished attempt; null while it is open. */
export async function resultOf(db: Database, attempt: AttemptRow): Promise<Graded | null> {
  const { finishedAt, finishedBy, questions, passMark } = attempt;
  if (finishedAt === null || finishedBy === null) return null;
  const answers = await answersOf(db, attempt.id);
  const { right, total } = grade(questions, answers, passMark);
  const passed = attempt.passed === true;
  return {
    attemptId: attempt.id,
    passed,
    score: attempt.score ?? 0,
    passMark,
    right,
    total,
    finishedAt: finishedAt.toISOString(),
    finishedBy,
    ...review(questions, answers, passed),
  };
}

/** Where and in which language an exam is read. */
interface ForLearner {
  catalogue: Catalogue;
  db: Database;
  params: { locale: ContentLocale };
}

/** The state of an exam as its learner sees it; it contains no right answer of an open attempt (R6). */
export async function examProgress(
  { catalogue, db, params: { locale } }: ForLearner,
  target: ExamTarget,
  state: ExamState,
): Promise<ExamProgress> {
  const { statusFacts, open, last, finished, certificate } = state;
  const graded = last && (await resultOf(db, last));
  const { status, reason, retakeAvailableAt } = statusOf(statusFacts);
  return {
    status,
    reason,
    courseProgress: statusFacts.courseProgress,
    retakeAvailableAt: retakeAvailableAt?.toISOString() ?? null,
    attemptsCount: statusFacts.attempts,
    attempts: finished,
    attempt: open && {
      id: open.id,
      startedAt: open.startedAt.toISOString(),
      deadline: open.deadline?.toISOString() ?? null,
      questions: open.questions.map(withoutKey),
      answers: await answersOf(db, open.id),
    },
    result: graded && { ...graded, topics: withResources(catalogue, target, graded.topics, locale) },
    nameRequired: state.isWaitingForName,
    certificate: certificate && {
      id: certificate.id,
      hash: certificate.hash,
      dateExpires: certificate.expiresAt?.toISOString() ?? null,
    },
    now: statusFacts.now.toISOString(),
  };
}
