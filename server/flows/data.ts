import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { machines } from "../../machines/index";
import { projectRoot } from "../project-root";

/** Makes what the viewer of the flows shows. A failure leaves it as it was: what is missing then is answered as missing. */
export interface FlowData {
  /** The list of all machines, and their charts for the search. */
  lists(): Promise<void>;
  /** Layout and planned tests of one machine. */
  machine(id: string): Promise<void>;
}

/** For data that was made before, or is not to be made. */
export const readyFlowData: FlowData = { lists: async () => undefined, machine: async () => undefined };

/** What the process is asked for: the lists, or a machine by its id. */
const listsOrder = "";

/** What the process (`bin/flow-data.ts`) answers to an order. */
export interface OrderDone {
  order: string;
  /** Whether the data is there now. */
  made: boolean;
}

/** A process that makes data, one order after the other. It ends by itself when there has been none for a while. */
function startProcess(root: string): ChildProcess {
  return fork(join(root, "bin", "flow-data.ts"), {
    cwd: root,
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/**
 * Makes the data in a process of its own on first use: laying out all machines takes a minute, and one of them about a
 * second. That needs the project's sources and development packages, which a server that only serves may lack.
 */
export function createFlowData(root = projectRoot()): FlowData & { stop(): void } {
  /** By order; data that was made is not made again, since the machines do not change in the life of a server. */
  const orders = new Map<string, Promise<void>>();
  let process: ChildProcess | null = null;

  function running(): ChildProcess {
    if (process?.connected) return process;
    const started = startProcess(root);
    // Every order that waits listens to the process.
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
    machine: (id) => (Object.hasOwn(machines, id) ? made(id) : Promise.resolve()),
    stop() {
      process?.kill();
    },
  };
}
