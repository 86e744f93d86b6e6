import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { exams } from "../../contract/exams/exams";
import { checkFiles } from "../../server/content/check-folder";
import { hashFolder } from "../../server/content/hash";
import { writePrepared } from "../../server/content/import";
import { prepareContent as prepare } from "../../server/content/prepare";
import type { Database, OpenDatabase } from "../../server/db/database";
import { unlimited } from "../../server/db/unlimited";
import { clientOf } from "../../server/testing/logged-database";
import { pathOf } from "../../src/api/call";
import { courseId, coursesPerExam, examId, examSlug } from "./content";

export interface Size {
  name: string;
  courses: number;
  learners: number;
  /** Signed-in learners with an open exam: the load calls as these. */
  active: number;
}

/** A content folder, read and built once for all databases. */
export async function prepareContent(dir: string) {
  const hashes = await hashFolder(dir, await checkFiles(dir), "");
  const { built, findable, units } = await prepare(dir, hashes);
  return { dir, files: hashes.whole, built, findable, units };
}
export type Prepared = Awaited<ReturnType<typeof prepareContent>>;

/** Writes the content as an import does; a server that starts on the folder finds it imported. */
export async function fillContent(db: Database, { files, ...prepared }: Prepared): Promise<void> {
  const now = new Date();
  await unlimited(db, (tx) => writePrepared(tx, { ...prepared, kept: [] }, files, null, null, now));
}

/** Ids that occur nowhere else, like those of courses. */
const accountId = (number: number): number => 10_000_000 + number;
const attemptId = (number: number): number => 20_000_000 + number;

/** A learner's session cookie by id: 43 characters, like a real one. */
export const tokenOf = (learner: number): string => `bench-${learner}-`.padEnd(43, "x");
const tokenInSql = sql`rpad('bench-' || learner || '-', 43, 'x')`;

/** The ids of the first learners, up to this number. */
const idsTo = (learners: number, step = 1) =>
  sql`generate_series(${accountId(step)}::int, ${accountId(learners)}::int, ${step}::int) learner`;

const addLearners = ({ learners, active }: Size) => [
  sql`alter table account alter column id restart with ${sql.raw(String(accountId(1)))}`,
  sql`alter table exam_attempt alter column id restart with ${sql.raw(String(attemptId(1)))}`,
  sql`insert into account (email, name, paid_status, product_group, created_at)
    select 'learner-' || learner || '@bench.test', 'Learner ' || learner, 'free', 'free',
      now() - learner % 700 * interval '1 day'
    from ${idsTo(learners)}`,
  sql`insert into session (token_hash, account_id, created_at, expires_at)
    select encode(sha256(${tokenInSql}::bytea), 'hex'), learner, now(), now() + interval '30 days'
    from ${idsTo(active)}`,
];

/** Three courses per learner; the first courses of the catalog are taken more often than the last. */
const addProgress = ({ learners, courses }: Size) => [
  sql`insert into enrolment (account_id, course_id, enrolled_at)
    select learner, ${courseId(1)}::int + floor(${courses}::int * power((learner * 0.6180339887::float8 + choice * 0.37::float8)::numeric % 1, 2))::int,
      now() - learner % 300 * interval '1 day' - choice * interval '1 hour'
    from ${idsTo(learners)}, generate_series(0, 2) choice
    on conflict do nothing`,
  // From none to the first five of nine steps.
  sql`insert into step_completion (account_id, step_id, completed_at)
    select account_id, (course_id * 10 + 1 + step / 3) * 10 + 1 + step % 3, now() - account_id % 100 * interval '1 hour'
    from enrolment, generate_series(0, 4) step
    where step < (account_id * 7 + course_id) % 6`,
];

/** An attempt's questions, as when an exam starts: the first ten of the pool. */
const drawn = sql`(select exam_id, jsonb_agg((question - 'topic') || '{"topic": {"title": "Part 1", "lesson": 1}}'::jsonb) as questions
  from exam_document, jsonb_array_elements(document -> 'questions') with ordinality as pool (question, place)
  where place <= 10 group by exam_id)`;

/** Every tenth learner has passed an exam; the active ones are taking one, with four of ten questions answered. */
const addAttempts = ({ learners, active, courses }: Size) => {
  const exam = sql`${examId(1)}::int + learner % ${Math.floor(courses / coursesPerExam)}::int`;
  const columns = sql`(account_id, exam_id, locale, started_at, finished_at, finished_by, passed, score, pass_mark, title, validity_months, questions)`;
  return [
    sql`insert into exam_attempt ${columns}
      select learner, exam_id, 'en', now() - interval '60 days', now() - interval '59 days', 'learner', true, 80, 70, 'An exam', 12, questions
      from ${idsTo(learners, 10)} join ${drawn} drawn on exam_id = ${exam}`,
    sql`insert into certificate (hash, account_id, exam_id, attempt_id, name, title, score, issued_at)
      select 'certificate-' || lpad(id::text, 12, '0'), account_id, exam_id, id, 'Learner', title, score, finished_at from exam_attempt`,
    sql`insert into exam_attempt ${columns}
      select learner, exam_id, 'en', now(), null, null, null, null, 70, 'An exam', 12, questions
      from ${idsTo(active)} join ${drawn} drawn on exam_id = ${exam}`,
    sql`insert into attempt_answer (attempt_id, question_id, answer, saved_at)
      select id, 'q' || question, '["a"]', now() from exam_attempt, generate_series(1, 4) question where finished_at is null`,
  ];
};

async function fillLearners(db: Database, size: Size): Promise<void> {
  await unlimited(db, async (tx) => {
    // The rows are consistent by construction: checking millions of references would only take time.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of [...addLearners(size), ...addProgress(size), ...addAttempts(size)])
      await tx.execute(statement);
  });
}

/** Cleans up and counts all tables; otherwise, autovacuum would do so in the middle of a measurement. */
export async function vacuum({ maintenance: db, kind }: OpenDatabase): Promise<void> {
  if (kind === "embedded") return void (await db.execute(sql`vacuum analyze`));
  // Within a transaction, which could lift the time limit of a statement, it is refused.
  const client = await (clientOf({ db }) as Pool).connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("vacuum analyze");
    await client.query("reset statement_timeout");
  } finally {
    client.release();
  }
}

/** Fills an empty database; returns how long content and learners took, in seconds. */
export async function seed(opened: OpenDatabase, prepared: Prepared, size: Size) {
  const { maintenance: db } = opened;
  const began = performance.now();
  await fillContent(db, prepared);
  const between = performance.now();
  await fillLearners(db, size);
  await vacuum(opened);
  return { content: (between - began) / 1000, learners: (performance.now() - between) / 1000 };
}

/** A learner that the load calls as, with what the calls need. */
export interface Learner {
  id: number;
  /** Number of a course that they are enrolled in. */
  course: number;
  exam: number;
  attempt: number;
}

/**
 * The active learners, once per course that they are enrolled in, ordered so that simultaneous calls rarely share a
 * learner.
 */
export async function activeLearners({ db }: OpenDatabase, { active }: Size): Promise<Learner[]> {
  const { rows } = (await db.execute(sql`
    select e.account_id::int as id, e.course_id - ${courseId(0)}::int as course,
      a.exam_id - ${examId(0)}::int as exam, a.id::int as attempt
    from enrolment e join exam_attempt a on a.account_id = e.account_id and a.finished_at is null
    where e.account_id <= ${accountId(active)} order by md5(e.account_id || ' ' || e.course_id)`)) as unknown as {
    rows: Learner[];
  };
  return rows;
}

/**
 * A learner's answer in their exam, which has ten questions.
 * @param number of the question from 0; after the tenth comes the first again
 */
export const examAnswer = ({ attempt, exam }: Pick<Learner, "attempt" | "exam">, number: number, answer = "a") => ({
  path: pathOf(exams.quizNext, { locale: "en", slug: examSlug(exam) }),
  body: { attemptId: attempt, questionId: `q${(number % 10) + 1}`, answer: [answer] },
});
