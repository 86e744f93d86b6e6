import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import type { Order } from "./mutation-run";
import type { Report } from "./report";

/** A job for a worker process, and its result. */
export interface Job {
  /** The machine's name on the command line. */
  target: string;
  order: Order;
  configFile: string | undefined;
}
/** The reports, or why there are none, in one line. */
export type Answer = { reports: Report[] } | { refusal: string };

/** Workers always load tsx, because the calling process may run TypeScript in another way. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const start = (): ChildProcess =>
  fork(new URL("./worker.ts", import.meta.url), { execArgv: ["--import", loader], stdio: "inherit" });

/** Runs a job in a worker process. */
function has(worker: ChildProcess, job: Job): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const fail = (code: number | null) =>
      reject(new Error(`The process that tries ${job.target} has ended with ${code}.`));
    worker.once("exit", fail);
    worker.once("message", (message) => {
      worker.off("exit", fail);
      resolve(message as Answer);
    });
    worker.send(job);
  });
}

/** Mutates machines in several processes at once, one per process at a time; `tell` gets the answers in order. */
export async function runInPool(
  jobs: readonly Job[],
  processes: number,
  tell: (answer: Answer) => void,
): Promise<void> {
  const done: (Answer | undefined)[] = [];
  let begun = 0;
  let told = 0;
  const workers = Array.from({ length: processes }, start);
  const work = async (worker: ChildProcess) => {
    while (begun < jobs.length) {
      const index = begun++;
      done[index] = await has(worker, jobs[index] as Job);
      for (let next = done[told]; next; next = done[told]) {
        told += 1;
        tell(next);
      }
    }
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    for (const worker of workers) worker.kill();
  }
}
