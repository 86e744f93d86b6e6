import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { machines } from "../../machines/index";
import { projectRoot } from "../project-root";

/** What to generate. */
export type Order =
  | { kind: "lists" }
  /** The hashes of today's views, which tell which screenshots are out of date. */
  | { kind: "views" }
  | { kind: "map" }
  | { kind: "machine"; machine: string }
  | { kind: "tests"; machine: string }
  | { kind: "level"; machine: string; level: string };

/** The reply of the process (`bin/flow-data.ts`) to an order. */
export interface OrderDone {
  order: Order;
  /** Whether the data exists now. */
  made: boolean;
}

/** Generates the data that the viewer shows. A failure changes nothing: the missing data is answered as not found. */
export interface FlowData {
  make(order: Order): Promise<void>;
}

/** For data that already exists or should not be generated. */
export const readyFlowData: FlowData = { make: async () => undefined };

/** An order as a text: equal for equal orders. */
const keyOf = (order: Order): string => Object.values(order).join(" ");

/** Names of levels, as `levelName` of the viewer gives them: nothing else is ordered. */
const isLevelName = (name: string): boolean => /^[a-z]+-\d{1,5}-[a-z]+(-screens)?$/.test(name);

const canBeMade = (order: Order): boolean =>
  (!("machine" in order) || Object.hasOwn(machines, order.machine)) &&
  (order.kind !== "level" || isLevelName(order.level));

/** A process that generates data, one order after the other. It exits after being idle for a while. */
function startProcess(root: string): ChildProcess {
  return fork(join(root, "bin", "flow-data.ts"), {
    cwd: root,
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/**
 * Generates the data in a separate process on first use: the layout of all levels takes minutes, of one about a second.
 * That needs the project's sources and development packages, which a server that only serves may lack.
 */
export function createFlowData(root = projectRoot()): FlowData & { stop(): void } {
  /** By order; data is generated once in the server's life, since its machines do not change. */
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

  const ask = (order: Order) =>
    new Promise<void>((resolve) => {
      const child = running();
      const receive = (done: OrderDone) => {
        if (keyOf(done.order) === keyOf(order)) end(done.made);
      };
      const fail = () => end(false);
      const end = (made: boolean) => {
        // The next request tries again.
        if (!made) orders.delete(keyOf(order));
        child.off("message", receive).off("exit", fail).off("error", fail);
        resolve();
      };
      child.on("message", receive).once("exit", fail).once("error", fail);
      child.send(order);
    });

  return {
    make(order) {
      if (!canBeMade(order) || !existsSync(join(root, "bin", "flow-data.ts"))) return Promise.resolve();
      const known = orders.get(keyOf(order)) ?? ask(order);
      orders.set(keyOf(order), known);
      return known;
    },
    stop() {
      process?.kill();
    },
  };
}
