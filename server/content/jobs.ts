import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import type { FastifyBaseLogger } from "fastify";
import type { CheckedFolder, ContentJob, ContentOutcome } from "../../contract/account/content-imports";
import type { AuditSource } from "../account/queries/audit";
import type { Database } from "../db/database";
import { ContentError } from "./check-folder";
import { compareContent, ImportOutdated, importContent } from "./import";
import { endJob, keepJob, takeJob } from "./job-row";

/** How long a check or an import may take, in milliseconds. */
const limit = 5 * 60_000;
/** How often a run says that it goes on, in milliseconds. */
const beat = 5_000;
/** How many mistakes are named: more than anyone reads at once. */
const maxMistakes = 200;

/** Checks and imports that administrators have started; they go on after the request that has started them. */
export interface ContentJobs {
  /** Begins to compare the content folder with the site. Null if another check or import runs, in any process. */
  check(): Promise<ContentJob | null>;
  /** Begins to import what was checked. Null if another check or import runs, in any process. */
  import(checked: CheckedFolder, by: AuditSource): Promise<ContentJob | null>;
  /** Waits for what this process has started. */
  settled(): Promise<void>;
  /** Ends what this process has started: nothing of it is imported, unless it was already. */
  stop(): Promise<void>;
}

interface Options {
  db: Database;
  /** For work that may take longer than a request. */
  maintenance: Database;
  dir: string;
  log: Pick<FastifyBaseLogger, "error">;
  now: () => Date;
  limitMs?: number;
}

/** Creates the checks and imports of a process. Any number of processes may share the database: one works at a time. */
export function createContentJobs({ db, maintenance, dir, log, now, limitMs = limit }: Options): ContentJobs {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const failed = (thrown: unknown, time: AbortSignal): ContentOutcome => {
    if (thrown instanceof ContentError) {
      const { problems } = thrown;
      return { state: "mistakes", total: problems.length, mistakes: problems.slice(0, maxMistakes) };
    }
    if (thrown instanceof ImportOutdated) return { state: "outdated" };
    if (!existsSync(dir)) return { state: "missing" };
    if (stopping.signal.aborted) return { state: "failed", reason: "stopped" };
    if (time.aborted) return { state: "failed", reason: "time" };
    log.error({ err: thrown }, "the content folder could not be checked or imported");
    return { state: "failed", reason: "error" };
  };

  const run = async (name: string, work: (signal: AbortSignal) => Promise<ContentOutcome>) => {
    const alive = setInterval(() => void keepJob(db, name).catch(() => undefined), beat);
    const time = AbortSignal.timeout(limitMs);
    try {
      const outcome = await work(AbortSignal.any([stopping.signal, time])).catch((thrown: unknown) =>
        failed(thrown, time),
      );
      await endJob(db, name, outcome, now());
    } catch (err) {
      // It counts as stopped once it has been silent for a while.
      log.error({ err }, "the outcome of a check or an import could not be stored");
    } finally {
      clearInterval(alive);
    }
  };

  const begin = async (
    kind: ContentJob["kind"],
    work: (signal: AbortSignal) => Promise<ContentOutcome>,
  ): Promise<ContentJob | null> => {
    const name = randomUUID();
    const job = await takeJob(db, { kind, run: name, now: now() });
    if (job) running = run(name, work);
    return job;
  };

  return {
    check: () =>
      begin("check", async (signal) => {
        const { changes, ...checked } = await compareContent(maintenance, dir, signal);
        return changes.length === 0 ? { state: "same" } : { state: "changes", ...checked, changes };
      }),
    import: (expected, by) =>
      begin("import", async (signal) => {
        const { changed, changes } = await importContent(maintenance, dir, now(), { by, expected, signal });
        return changed ? { state: "imported", changes } : { state: "same" };
      }),
    settled: () => running,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
