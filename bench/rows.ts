/**
 * Measures what learners cost in rows and bytes, indexes included, on PostgreSQL: the figures of docs/scaling.md.
 *
 *   npm run bench -- rows
 *
 * Needs BENCH_DATABASE_URL or TEST_DATABASE_URL, with a user that may create databases; the one created is dropped.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Database } from "../server/db/database";
import { openDatabase } from "../server/db/open";
import { unlimited } from "../server/db/unlimited";
import { writeContentFolder } from "./api/content";
import { makePostgres } from "./api/databases";
import { prepareContent, type Size, seed, vacuum } from "./api/seed";

const size: Size = { name: "rows", courses: 20, learners: 100_000, active: 10_000 };

/** What the load of `npm run bench -- api` does not need: one row of each kind per learner, device or command. */
const more = [
  sql`insert into video_position (account_id, step_id, position, watched, updated_at)
    select account_id, (course_id * 10 + 1) * 10 + 1, 61.5, '[[0, 40], [55, 61.5]]', enrolled_at from enrolment`,
  sql`insert into quiz_try (account_id, step_id, answers, started_at, updated_at)
    select account_id, (course_id * 10 + 1) * 10 + 3, '{"q1": {"answer": ["a"], "right": true}, "q2": {"answer": ["b"], "right": false}}', enrolled_at, enrolled_at from enrolment`,
  sql`insert into step_note (account_id, step_id, note, bookmarked, updated_at)
    select account_id, (course_id * 10 + 1) * 10 + 2, repeat('A note of a learner. ', 10), false, enrolled_at
    from enrolment where account_id % 10 = 0`,
  sql`insert into course_rating (account_id, course_id, rating, rated_at)
    select account_id, course_id, 5, enrolled_at from enrolment where account_id % 10 = 0`,
  sql`insert into known_device (account_id, token_hash, signed_in_at)
    select id, encode(sha256(id::text::bytea), 'hex'), now() from account`,
  sql`insert into audit (at, actor_id, action, target_kind, target_id, address)
    select now(), id, 'sign-in', 'account', id::text, '203.0.113.0/24' from account, generate_series(1, 10)`,
  // Kept for seven days: 30 commands of each learner who is active in a week.
  sql`insert into idempotency_key (account_id, key, request_hash, reply, created_at)
    select account_id, gen_random_uuid()::text, encode(sha256(number::text::bytea), 'hex'),
      ('{"step": {"id": 100000111, "done": true}, "progress": 40, "text": "' || repeat('x', 200) || '"}')::json, now()
    from session, generate_series(1, 30) number`,
  sql`insert into command_order (account_id, subject, device, number, arrived_at)
    select account_id, 'examAnswer/' || number || '/q' || number, 'device-' || account_id, number, now()
    from session, generate_series(1, 10) number`,
];

interface Measured {
  name: string;
  rows: number;
  bytes: number;
}

/** All tables of the database with rows, largest first. */
async function measure(db: Database): Promise<Measured[]> {
  const { rows } = (await db.execute(sql`
    select relname as name, reltuples::float8 as rows, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0
    order by bytes desc`)) as unknown as { rows: Measured[] };
  return rows;
}

/** The tables whose rows belong to an account or, like the audit log, are about one. */
async function tablesOfLearners(db: Database): Promise<Set<string>> {
  const { rows } = (await db.execute(sql`
    with recursive own(oid) as (
      select 'account'::regclass::oid
      union select conrelid from pg_constraint join own on confrelid = own.oid where contype = 'f'
    )
    select relname as name from own join pg_class using (oid)`)) as unknown as { rows: { name: string }[] };
  return new Set(["audit", ...rows.map(({ name }) => name)]);
}

function print(tables: readonly Measured[]): void {
  console.log(`${"table".padEnd(18)}  rows/learner  bytes/row  bytes/learner`);
  for (const { name, rows, bytes } of tables) {
    const figures = [(rows / size.learners).toFixed(2), (bytes / rows).toFixed(0), (bytes / size.learners).toFixed(0)];
    console.log(
      [name.padEnd(18), figures[0]?.padStart(12), figures[1]?.padStart(9), figures[2]?.padStart(13)].join("  "),
    );
  }
  const sum = (of: (one: Measured) => number) => tables.reduce((total, one) => total + of(one), 0) / size.learners;
  const [rows, bytes] = [sum((one) => one.rows), sum((one) => one.bytes)];
  console.log(
    `${"all".padEnd(18)}  ${rows.toFixed(2).padStart(12)}  ${"".padStart(9)}  ${bytes.toFixed(0).padStart(13)}`,
  );
  console.log(
    `\n10 million learners: ${((rows * 1e7) / 1e6).toFixed(0)} million rows, ${((bytes * 1e7) / 1e9).toFixed(0)} GB`,
  );
}

async function run(url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "academy-bench-"));
  const store = await makePostgres(url);
  try {
    await writeContentFolder(folder, size.courses);
    const opened = await openDatabase(store.config(folder));
    const { maintenance: db } = opened;
    try {
      await seed(opened, await prepareContent(folder), size);
      await unlimited(db, async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        for (const statement of more) await tx.execute(statement);
      });
      await vacuum(opened);
      const own = await tablesOfLearners(db);
      print((await measure(db)).filter(({ name }) => own.has(name)));
    } finally {
      await opened.close();
    }
  } finally {
    await store.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

const url = process.env.BENCH_DATABASE_URL || process.env.TEST_DATABASE_URL;
if (url) await run(url);
else {
  console.error("Set TEST_DATABASE_URL to a PostgreSQL whose user may create databases.");
  process.exitCode = 1;
}
