import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { machines } from "../../machines/index";
import { projectRoot } from "../project-root";

/** Generates the data that the viewer shows. A failure changes nothing: the missing data is answered as not found. */
export interface FlowData {
  /** The list of all machines, and their charts for the search. */
  lists(): Promise<void>;
  /** The hashes of today's views, which tell which screenshots are out of date. */
  views(): Promise<void>;
  /** Layout and planned tests of one machine. */
  machine(id: string): Promise<void>;
}

/** For data that already exists or should not be generated. */
export const readyFlowData: FlowData = {
  lists: async () => undefined,
  views: async () => undefined,
  machine: async () => undefined,
};

/** The requests to the process besides a machine's id. */
export const [listsOrder, viewsOrder] = ["lists of all machines", "hashes of all views"];

/** The reply of the process (`bin/flow-data.ts`) to a request. */
export interface OrderDone {
  order: string;
  /** Whether the data exists now. */
  made: boolean;
}

/** A process that generates data, one request after the other. It exits after being idle for a while. */
function startProcess(root: string): ChildProcess {
  return fork(join(root, "bin", "flow-data.ts"), {
    cwd: root,
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/**
 * Generates the data in a separate process on first use: the layout of all machines takes a minute, of one about a
 * second. That needs the project's sources and development packages, which a server that only serves may lack.
 */
export function createFlowData(root = projectRoot()): FlowData & { stop(): void } {
  /** By request; data is generated once in the server's life, since its machines do not change. */
  const orders = new Map<string, Promise<void>>();
  let process: ChildProcess | null = null;

  function running(): ChildProcess {
    if (process?.connected) return process;
    const started = startProcess(root);
    // Every waiting request listens to the process.
    started.setMaxListeners(0);
    process = started;
    return started;
  }

  const ask = (order: string) =>
    new Promise<void>((resolve) => {
      const child = running();
      const receive = (done: OrderDone) => {
        if (done.order === order) end(done.made);
      };
      const fail = () => end(false);
      const end = (made: boolean) => {
        // The next request tries again.
        if (!made) orders.delete(order);
        child.off("message", receive).off("exit", fail).off("error", fail);
        resolve();
      };
      child.on("message", receive).once("exit", fail).once("error", fail);
      child.send(order);
    });

  const made = (order: string): Promise<void> => {
    if (!existsSync(join(root, "bin", "flow-data.ts"))) return Promise.resolve();
    const known = orders.get(order) ?? ask(order);
    orders.set(order, known);
    return known;
  };

  return {
    lists: () => made(listsOrder),
    views: () => made(viewsOrder),
    machine: (id) => (Object.hasOwn(machines, id) ? made(id) : Promise.resolve()),
    stop() {
      process?.kill();
    },
  };
}
