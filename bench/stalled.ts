/**
 * What others get while one address holds unfinished requests: half of their bodies never come, half of their headers.
 *
 *   npm run bench -- stalled [connections, 1000]
 *
 * Opens them against a started server on an embedded database, also for addresses that nothing answers, asks for pages
 * and calls until the last one has been closed, and says how others fared. Exits with 1 where one of them was refused,
 * where the slowest hundredth took a second or more, or where a connection was open after 20 s.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startProcess } from "../model-tests/api/server-process";
import { benchArguments } from "./arguments";

const [count = 1000] = benchArguments().numbers;
/** When the benchmark gives up, in milliseconds. */
const end = 40_000;

const body = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\nnine byte`;
const stalled = [
  body("/academy/private/api/v2/auth/login/"),
  "GET /academy/ HTTP/1.1\r\nHost: localhost\r\nX-Half: ",
  body("/academy/public/api/nothing/"),
  "POST /academy/private/api/v2/auth/login/ HTTP/1.1\r\nHost: loc",
];

/** Opens the connections; each resolves with the milliseconds until it was closed. */
function stall(port: number): Promise<number>[] {
  const begun = performance.now();
  return Array.from({ length: count }, (_, index) => {
    const socket = connect(port, "127.0.0.1").on("error", () => undefined);
    socket.write(stalled[index % stalled.length] ?? "");
    socket.resume();
    return new Promise<number>((resolve) => {
      const timer = setTimeout(() => socket.destroy(), end);
      socket.once("close", () => {
        clearTimeout(timer);
        resolve(performance.now() - begun);
      });
    });
  });
}

const paths = ["/academy/", "/academy/courses/", "/academy/public/api/v3/courses/en/", "/academy/api/auth/"];

interface Answer {
  status: number;
  ms: number;
}

async function ask(origin: string, turn: number): Promise<Answer> {
  const begun = performance.now();
  const isSignIn = turn % 5 === 4;
  const answer = await (isSignIn
    ? fetch(`${origin}/academy/private/api/v2/auth/login/`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      })
    : fetch(`${origin}${paths[turn % paths.length]}`));
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - begun };
}

const share = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);

async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "academy-stalled-"));
  const server = await startProcess({
    args: ["bin/run.mjs", "start"],
    env: { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", ACADEMY_DATA_DIR: join(folder, "data") },
  });
  try {
    for (let turn = 0; turn < 20; turn += 1) await ask(server.origin, turn);
    const closing = stall(Number(new URL(server.origin).port));
    let isOver = false;
    const closed = Promise.all(closing).finally(() => {
      isOver = true;
    });
    const answers: Answer[] = [];
    for (let turn = 0; !isOver; turn += 1) {
      answers.push(await ask(server.origin, turn));
      await pause(10);
    }
    const last = Math.max(...(await closed)) / 1000;
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    const refused = answers.filter(({ status }) => status >= 500).length;
    console.log(`${count} stalled connections, the last one closed after ${last.toFixed(1)} s`);
    console.log(
      `${answers.length} requests of others: p50 ${share(times, 0.5)} ms, p99 ${share(times, 0.99)} ms, ${refused} × 5xx`,
    );
    return refused === 0 && share(times, 0.99) < 1000 && last < 20;
  } finally {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await run()) ? 0 : 1;
