import { sql } from "drizzle-orm";
import type { Database } from "../../server/db/database";
import type { Write } from "./records";

/** What makes an attempt: nothing that fails may change it. */
export type Attempts = ReadonlyMap<number, string>;

/** The open attempts with their draws and deadlines, each as text, by id. */
export async function readAttempts(db: Database): Promise<Attempts> {
  const { rows } = (await db.execute(sql`
    select id::float8 as id, concat_ws(' ', account_id, exam_id, started_at, deadline, finished_at, md5(questions::text)) as facts
    from exam_attempt where finished_at is null`)) as unknown as { rows: { id: number; facts: string }[] };
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}

/** How many attempts are gone, are new, or have another draw or deadline. */
export const changedAttempts = (before: Attempts, after: Attempts): number =>
  [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id)).length;

export interface ReadBack {
  lost: number;
  doubled: number;
}

/**
 * Looks for every acknowledged write: its key, and what it wrote. An answer counts as lost if its key is gone, or if
 * another one than the last acknowledged is there.
 * @returns by scenario
 */
export async function readBack(db: Database, writes: readonly Write[]): Promise<Map<number, ReadBack>> {
  const select = async <Row>(statement: ReturnType<typeof sql>): Promise<Row[]> =>
    ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
  const keys = new Set(
    (await select<{ name: string }>(sql`select account_id || ' ' || key as name from idempotency_key`)).map(
      ({ name }) => name,
    ),
  );
  const messages = new Map(
    (
      await select<{ message: string; times: number }>(
        sql`select message, count(*)::int as times from feedback group by message`,
      )
    ).map(({ message, times }) => [message, times]),
  );
  const answers = new Map(
    (
      await select<{ name: string; answer: string[] }>(
        sql`select attempt_id || ' ' || question_id as name, answer from attempt_answer`,
      )
    ).map(({ name, answer }) => [name, answer.join()]),
  );
  // Later writes to the same question replace earlier ones.
  const last = new Map(
    writes.map((write) => ["message" in write.sent ? write.key : answerName(write.sent), write] as const),
  );
  const found = new Map<number, ReadBack>();
  for (const write of writes) {
    const { sent, accountId, key, scenario } = write;
    const counted = found.get(scenario) ?? { lost: 0, doubled: 0 };
    found.set(scenario, counted);
    const times = "message" in sent ? (messages.get(sent.message) ?? 0) : 1;
    const isReplaced =
      !("message" in sent) &&
      last.get(answerName(sent)) === write &&
      answers.get(answerName(sent)) !== sent.answer.join();
    if (times === 0 || isReplaced || !keys.has(`${accountId} ${key}`)) counted.lost += 1;
    if (times > 1) counted.doubled += times - 1;
  }
  return found;
}

const answerName = ({ attemptId, questionId }: { attemptId: number; questionId: string }) =>
  `${attemptId} ${questionId}`;
