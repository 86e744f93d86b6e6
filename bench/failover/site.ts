import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type ServerProcess, startProcess } from "../../model-tests/api/server-process";
import { readConfig } from "../../server/config";
import { openDatabase } from "../../server/db/open";
import { projectRoot } from "../../server/project-root";
import { writeContentFolder } from "../api/content";
import { activeLearners, type Learner, prepareContent, seed } from "../api/seed";
import { fixedPort } from "./fixed-port";

/** Each learner sends at most 20 messages an hour. */
const size = { name: "failover", courses: 20, learners: 8000, active: 8000 };

/** Opens the database as its superuser. */
export const openAsOwner = (url: string) => openDatabase(readConfig({ DATABASE_URL: url }));

/** Brings the tables up to date as the academy's user, as an operator does. */
export function migrate(url: string, version: string = projectRoot()): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(version, "bin/run.mjs"), "admin", "migrate"], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("The tables could not be made."))));
  });
}

/**
 * Fills an empty database with content and learners in exams.
 * @param urls of the same database for the academy's user and for one that may do everything
 * @returns the learners, each once
 */
export async function fill(urls: { academy: string; superuser: string }, contentDir: string): Promise<Learner[]> {
  await migrate(urls.academy);
  await writeContentFolder(contentDir, size.courses);
  const opened = await openAsOwner(urls.superuser);
  try {
    await seed(opened, await prepareContent(contentDir), size);
    await opened.db.execute(
      sql`update exam_attempt set deadline = started_at + interval '12 hours' where finished_at is null`,
    );
    const learners = await activeLearners(opened, size);
    return [...new Map(learners.map((learner) => [learner.id, learner])).values()];
  } finally {
    await opened.close();
  }
}

/** Two processes of the built site on one database. */
export class Site {
  private readonly processes: ServerProcess[] = [];
  private readonly ports: number[] = [];

  constructor(
    private readonly databaseUrl: string,
    private readonly folder: string,
  ) {}

  get origins(): string[] {
    return this.processes.map(({ origin }) => origin);
  }

  async start(): Promise<void> {
    for (const index of [0, 1]) {
      this.ports[index] = await fixedPort();
      await this.startOne(index);
    }
  }

  /**
   * Starts a process, the second time at the same port, and waits until it is ready.
   * @param version the folder of the built site; another one than this project's in an upgrade
   */
  async startOne(index: number, version: string = projectRoot()): Promise<void> {
    const started = await startProcess({
      args: [join(version, "bin/run.mjs"), "start", "--content", join(this.folder, "content")],
      env: {
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(this.ports[index]),
        DATABASE_URL: this.databaseUrl,
        ACADEMY_DATA_DIR: join(this.folder, "data"),
      },
    });
    this.processes[index] = started;
    for (let tries = 0; !(await this.isReady(index)); tries += 1) {
      if (tries === 300) throw new Error(`The site did not become ready:\n${started.output()}`);
      await pause(100);
    }
  }

  private async isReady(index: number): Promise<boolean> {
    try {
      return (await fetch(`${this.processes[index]?.origin}/readyz`, { signal: AbortSignal.timeout(5000) })).ok;
    } catch {
      return false;
    }
  }

  /** Ends a process as an operator does: calls under way are answered. */
  async stop(index: number): Promise<void> {
    await this.processes[index]?.end();
  }

  async kill(index: number): Promise<void> {
    await this.processes[index]?.end("SIGKILL");
  }

  /** What the processes have printed: warnings and faults. */
  output(): string {
    return this.processes.map((one) => one.output()).join("\n");
  }

  async end(): Promise<void> {
    await Promise.all(this.processes.map((one) => one.end()));
  }
}
