/**
 * Proves that the embedded database loses no acknowledged row and still starts after its process is killed.
 *
 *   npm run bench -- durability [rounds, 20]
 *
 * Each round starts a child that enrolls and answers as fast as it can and reports every acknowledged write, kills it
 * with SIGKILL at a random moment, reopens the folder, and looks for every reported row. Exits with 1 if one is
 * missing.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { asc } from "drizzle-orm";
import { account } from "../server/account/schema/accounts";
import { enrolment } from "../server/courses/schema";
import type { Database } from "../server/db/database";
import { openDatabase } from "../server/db/open";
import { course, exam } from "../server/db/schema/content";
import { attemptAnswer, examAttempt } from "../server/exams/schema";
import { benchArguments } from "./arguments";

const now = new Date();
const config = (dataDir: string) => ({ dataDir, databaseUrl: null });

/** One course and one exam, so that rows have something to refer to. */
async function prepare(db: Database): Promise<void> {
  await db.insert(course).values({ id: 1, slug: "one", status: "published", position: 1 });
  await db.insert(exam).values({ id: 1, slug: "one", courseId: 1, status: "published" });
}

/** A learner's first minutes, as one transaction and single answers; calls `report` after each acknowledged write. */
async function learner(db: Database, number: number, report: (line: string) => void): Promise<void> {
  const attemptId = await db.transaction(async (tx) => {
    const email = `learner-${number}@example.test`;
    const [row] = await tx.insert(account).values({ email, createdAt: now }).returning({ id: account.id });
    const accountId = row?.id ?? 0;
    await tx.insert(enrolment).values({ accountId, courseId: 1, enrolledAt: now });
    const question = { id: "q1", type: "text" as const, text: "?", options: [], correct: ["a"], explanation: "." };
    const questions = [{ ...question, topic: { title: "One", lesson: null } }];
    const values = {
      accountId,
      examId: 1,
      locale: "en",
      startedAt: now,
      passMark: 70,
      title: "One",
      validityMonths: 12,
      questions,
    };
    const [attempt] = await tx.insert(examAttempt).values(values).returning({ id: examAttempt.id });
    return attempt?.id ?? 0;
  });
  report(`attempt ${attemptId}`);
  for (let question = 1; question <= 10; question += 1) {
    await db.insert(attemptAnswer).values({ attemptId, questionId: `q${question}`, answer: ["a"], savedAt: now });
    report(`answer ${attemptId} q${question}`);
  }
}

/** The child: writes until it is killed. */
async function write(dataDir: string, firstNumber: number): Promise<void> {
  const { db } = await openDatabase(config(dataDir));
  process.stdout.write("ready\n");
  for (let number = firstNumber; ; number += 1) await learner(db, number, (line) => process.stdout.write(`${line}\n`));
}

/** Starts a child and kills it after a random time; returns the writes that it reported. */
async function killedWriter(dataDir: string, firstNumber: number): Promise<{ lines: string[]; writingFor: number }> {
  const self = fileURLToPath(import.meta.url);
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, self, "--write", dataDir, String(firstNumber)],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  if (!child.stdout) throw new Error("The child has no output.");
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  const closed = new Promise<void>((resolve) => reader.once("close", resolve));
  const writingFor = Math.round(50 + Math.random() * 1500);
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The child exited on its own.")));
    reader.once("line", () => resolve());
  });
  reader.on("line", (line) => lines.push(line));
  await pause(writingFor);
  child.removeAllListeners("exit");
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await Promise.all([ended, closed]);
  return { lines, writingFor };
}

/** Everything in the database, in the form that the child reports. */
async function rowsIn(db: Database): Promise<Set<string>> {
  const attempts = await db.select({ id: examAttempt.id }).from(examAttempt);
  const answers = await db
    .select({ attempt: attemptAnswer.attemptId, question: attemptAnswer.questionId })
    .from(attemptAnswer)
    .orderBy(asc(attemptAnswer.attemptId));
  return new Set([
    ...attempts.map(({ id }) => `attempt ${id}`),
    ...answers.map(({ attempt, question }) => `answer ${attempt} ${question}`),
  ]);
}

async function run(rounds: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "durability-"));
  const dataDir = join(folder, "data");
  const acknowledged = new Set<string>();
  let lost = 0;
  try {
    const first = await openDatabase(config(dataDir));
    await prepare(first.db);
    await first.close();
    for (let round = 1; round <= rounds; round += 1) {
      const { lines, writingFor } = await killedWriter(dataDir, round * 1_000_000);
      for (const line of lines) acknowledged.add(line);
      const begin = performance.now();
      const { db, close } = await openDatabase(config(dataDir));
      const openedIn = Math.round(performance.now() - begin);
      const rows = await rowsIn(db);
      await close();
      const missing = [...acknowledged].filter((line) => !rows.has(line));
      lost = missing.length;
      console.log(
        `${String(round).padStart(2)}: killed after ${writingFor} ms, ${lines.length} writes acknowledged, reopened in ${openedIn} ms, ${missing.length} missing`,
      );
      if (missing.length > 0) break;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`\n${acknowledged.size} acknowledged writes, ${lost} lost.`);
  return lost;
}

const args = process.argv.slice(2);
const writer = args.indexOf("--write");
if (writer >= 0) await write(args[writer + 1] ?? "", Number(args[writer + 2]));
else {
  const [rounds = 20] = benchArguments().numbers;
  process.exitCode = (await run(rounds)) > 0 ? 1 : 0;
}
