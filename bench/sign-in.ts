/**
 * Measures how a class signs in from one address: 10 browsers of one account at once, 40 accounts at once, 200 within
 * 10 s, and 200 in one instant.
 *
 *   npm run bench -- sign-in
 *
 * Runs against a started server on the embedded database and, with TEST_DATABASE_URL, on PostgreSQL. Each sign-in calls
 * the API as the page does and retries as the page does when the server is busy. Prints how many got in, how many
 * needed a retry, how many were told to wait longer than the page does by itself, and the time from the click to the
 * last answer. Exits with 1 if anyone did not get in or was told to wait. Ends within minutes: a sign-in has six tries
 * of 5 s.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { session } from "../contract/account/session";
import type { Failure } from "../contract/errors";
import { startProcess } from "../model-tests/api/server-process";
import { hashPassword } from "../server/account/password";
import { addAccounts } from "../server/account/queries/accounts";
import { openDatabase } from "../server/db/open";
import { createHttp, httpCall } from "../src/api/http";
import { maxWait, repeatWhenBusy } from "../src/api/repeat-when-busy";
import { type BenchDatabase, makeEmbedded, makePostgres } from "./api/databases";

const password = "correct horse battery staple";
const emails = Array.from({ length: 200 }, (_, index) => `student-${index + 1}@example.test`);
const [firstEmail = ""] = emails;

interface Case {
  name: string;
  emails: readonly string[];
  /** From the first sign-in to the last one, in milliseconds. */
  spread: number;
}
const cases: readonly Case[] = [
  { name: "one account, 10 at once", emails: Array<string>(10).fill(firstEmail), spread: 0 },
  { name: "40 accounts at once", emails: emails.slice(0, 40), spread: 0 },
  { name: "200 accounts within 10 s", emails, spread: 10_000 },
  { name: "200 accounts in one instant", emails, spread: 0 },
];

interface Outcome {
  /** Why they did not get in; null if they did. */
  failure: Failure | null;
  tries: number;
  /** The longest wait that an answer required, in seconds. */
  wait: number;
  ms: number;
}

/** Signs in as the page does, and records the answers on the way. */
async function signIn(origin: string, email: string): Promise<Outcome> {
  const http = createHttp();
  http.defaults.baseURL = origin;
  const call = httpCall(http);
  const begun = performance.now();
  let tries = 0;
  let wait = 0;
  const attempt = async () => {
    tries += 1;
    await call(session.signIn, { body: { email, password } }).catch((failure: Failure) => {
      wait = Math.max(wait, failure.retryAfter ?? 0);
      throw failure;
    });
  };
  const failure = await repeatWhenBusy(attempt).then(
    () => null,
    (thrown: Failure) => thrown,
  );
  return { failure, tries, wait, ms: performance.now() - begun };
}

/** The accounts, all with the same hash: checking it takes equally long for each. */
async function makeAccounts(store: BenchDatabase): Promise<void> {
  const { db, close } = await openDatabase(store.config("content"));
  try {
    const passwordHash = await hashPassword(password);
    const base = { name: "Student", permissions: {}, passwordHash, paidStatus: "free", productGroup: "free" } as const;
    await addAccounts(
      db,
      emails.map((email) => ({ ...base, email, createdAt: new Date() })),
    );
  } finally {
    await close();
  }
}

const count = (outcomes: readonly Outcome[], matches: (outcome: Outcome) => boolean): number =>
  outcomes.filter(matches).length;

/** The time within which this share of the sign-ins finished, in milliseconds. */
function timeOf(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** Runs one case and prints a line; returns how many did not get in or were told to wait. */
async function runCase(origin: string, { name, emails: who, spread }: Case): Promise<number> {
  const outcomes = await Promise.all(
    who.map(async (email, index) => {
      await pause((spread * index) / who.length);
      return signIn(origin, email);
    }),
  );
  const isIn = ({ failure }: Outcome) => failure === null;
  const isToldToWait = ({ wait }: Outcome) => wait > maxWait;
  const facts = [
    `${count(outcomes, isIn)} of ${who.length} let in`,
    `${count(outcomes, ({ tries }) => tries > 1)} needed a retry`,
    `${count(outcomes, isToldToWait)} told to wait more than ${maxWait} s`,
    `p50 ${timeOf(outcomes, 0.5)} ms, p99 ${timeOf(outcomes, 0.99)} ms`,
  ];
  console.log(`  ${name.padEnd(28)} ${facts.join("; ")}`);
  const reasons = new Set(outcomes.flatMap(({ failure }) => (failure ? [`${failure.code} (${failure.status})`] : [])));
  if (reasons.size > 0) console.log(`    not let in: ${[...reasons].join(", ")}`);
  return count(outcomes, (outcome) => !isIn(outcome) || isToldToWait(outcome));
}

/** Runs all cases on one database; returns how many did not get in or were told to wait. */
async function run(store: BenchDatabase, env: Record<string, string>): Promise<number> {
  await makeAccounts(store);
  const server = await startProcess({
    args: ["bin/run.mjs", "start"],
    env: { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", ...env, ...store.env },
  });
  try {
    // The first sign-in of a process loads code that the others find loaded.
    await signIn(server.origin, firstEmail);
    console.log(`\n${store.name}`);
    let failed = 0;
    for (const one of cases) failed += await runCase(server.origin, one);
    return failed;
  } finally {
    await server.end();
  }
}

/** Where the server keeps files, with either database. */
const folder = await mkdtemp(join(tmpdir(), "academy-sign-in-"));
let failed = 0;
try {
  const url = process.env.TEST_DATABASE_URL;
  const makers = [makeEmbedded, ...(url ? [() => makePostgres(url)] : [])];
  for (const make of makers) {
    const store = await make();
    try {
      failed += await run(store, { ACADEMY_DATA_DIR: folder });
    } finally {
      await store.remove();
    }
  }
  if (!url) console.log("\nPostgreSQL is skipped: TEST_DATABASE_URL is not set.");
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
