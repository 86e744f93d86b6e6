import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

/** What to generate for the viewer. */
export type DataOrder =
  | { kind: "lists" }
  /** The hashes of today's views, which tell which screenshots are out of date. */
  | { kind: "views" }
  | { kind: "map" }
  | { kind: "machine"; machine: string }
  | { kind: "tests"; machine: string }
  | { kind: "level"; machine: string; level: string };

/** A request to the process. */
export type Order =
  | DataOrder
  | { kind: "revisions" }
  /** `after` is null for the files as they are now. */
  | { kind: "comparison"; before: string; after: string | null };

/** The reply of the process (`bin/flow-data.ts`) to a request. */
export interface OrderDone {
  /** The request's number. */
  number: number;
  /** Whether it was done. */
  made: boolean;
  /** For revisions and comparisons. */
  answer?: unknown;
}

/** A process that does one request after the other. It exits after being idle for a while. */
export interface OrderProcess {
  /** @returns null if it could not be done */
  ask(order: Order): Promise<{ answer: unknown } | null>;
  stop(): void;
}

/** The script of the process, which only a project with its sources has. */
export const orderScript = (root: string): string => join(root, "bin", "flow-data.ts");

/** Starts the process on the first request. It needs the project's sources and development packages. */
export function createOrderProcess(root: string): OrderProcess {
  let process: ChildProcess | null = null;
  let asked = 0;

  function running(): ChildProcess {
    if (process?.connected) return process;
    const started = fork(orderScript(root), {
      cwd: root,
      execArgv: ["--import", "tsx"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    // Every waiting request listens to the process.
    started.setMaxListeners(0);
    process = started;
    return started;
  }

  return {
    ask(order) {
      asked += 1;
      const number = asked;
      return new Promise((resolve) => {
        const child = running();
        const receive = (done: OrderDone) => {
          if (done.number === number) end(done.made ? { answer: done.answer } : null);
        };
        const fail = () => end(null);
        const end = (result: { answer: unknown } | null) => {
          child.off("message", receive).off("exit", fail).off("error", fail);
          resolve(result);
        };
        child.on("message", receive).once("exit", fail).once("error", fail);
        child.send({ number, order });
      });
    },
    stop() {
      process?.kill();
    },
  };
}
