import { and, eq, sql } from "drizzle-orm";
import type { ContentJob, ContentOutcome } from "../../contract/account/content-imports";
import type { Database } from "../db/database";
import { contentJob } from "./schema";

/** A process that has not been heard of for so long, in seconds, has ended without saying so. */
const silence = 30;

/** Of the only row. */
const id = 1;

/**
 * Takes the row for a run, unless another one has it: so one check or import runs at a time, in whichever process.
 * @returns null if another one has it
 */
export async function takeJob(
  db: Database,
  { kind, run, now }: { kind: ContentJob["kind"]; run: string; now: Date },
): Promise<ContentJob | null> {
  const row = { run, kind, startedAt: now, aliveAt: sql`now()`, endedAt: null, outcome: null };
  const [taken] = await db
    .insert(contentJob)
    .values({ id, ...row })
    .onConflictDoUpdate({
      target: contentJob.id,
      set: row,
      setWhere: sql`${contentJob.endedAt} is not null or ${contentJob.aliveAt} < now() - make_interval(secs => ${silence})`,
    })
    .returning({ id: contentJob.id });
  return taken ? { kind, startedAt: now.toISOString(), endedAt: null, outcome: null } : null;
}

/** Says that a run still goes on. */
export async function keepJob(db: Database, run: string): Promise<void> {
  await db.update(contentJob).set({ aliveAt: sql`now()` }).where(eq(contentJob.run, run));
}

/** Ends a run, unless another one has taken its place. */
export async function endJob(db: Database, run: string, outcome: ContentOutcome, now: Date): Promise<void> {
  await db
    .update(contentJob)
    .set({ endedAt: now, outcome })
    .where(and(eq(contentJob.id, id), eq(contentJob.run, run)));
}

/** The check or import that runs, or was the last one; one whose process is gone has failed. */
export async function readJob(db: Database): Promise<ContentJob | null> {
  const { kind, startedAt, aliveAt, endedAt, outcome } = contentJob;
  const isSilent = sql<boolean>`${aliveAt} < now() - make_interval(secs => ${silence})`;
  const [row] = await db.select({ kind, startedAt, aliveAt, endedAt, outcome, isSilent }).from(contentJob);
  if (!row) return null;
  const isLost = row.outcome === null && row.isSilent;
  return {
    kind: row.kind,
    startedAt: row.startedAt.toISOString(),
    endedAt: (row.endedAt ?? (isLost ? row.aliveAt : null))?.toISOString() ?? null,
    outcome: isLost ? { state: "failed", reason: "stopped" } : row.outcome,
  };
}
