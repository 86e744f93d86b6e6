import { existsSync } from "node:fs";
import { machines } from "../../machines/index";
import { projectRoot } from "../project-root";
import { type Comparisons, createComparisons, noComparisons } from "./comparisons";
import { createOrderProcess, type Order, orderScript } from "./order-process";

/** Generates the data that the viewer shows. A failure changes nothing: the missing data is answered as not found. */
export interface FlowData {
  /** The list of all machines, and their charts for the search. */
  lists(): Promise<void>;
  /** The hashes of today's views, which tell which screenshots are out of date. */
  views(): Promise<void>;
  /** Layout and planned tests of one machine. */
  machine(id: string): Promise<void>;
  /** Compares revisions. */
  comparisons: Comparisons;
}

/** For data that already exists or should not be generated. */
export const readyFlowData: FlowData = {
  lists: async () => undefined,
  views: async () => undefined,
  machine: async () => undefined,
  comparisons: noComparisons,
};

/**
 * Generates the data in a separate process on first use: the layout of all machines takes a minute, of one about a
 * second. That needs the project's sources and development packages, which a server that only serves may lack.
 */
export function createFlowData(root = projectRoot()): FlowData & { stop(): void } {
  if (!existsSync(orderScript(root))) return { ...readyFlowData, stop: () => undefined };
  /** By request; data is generated once in the server's life, since its machines do not change. */
  const orders = new Map<string, Promise<void>>();
  const process = createOrderProcess(root);
  // Of its own: a comparison takes long, and machines that are opened meanwhile should not wait for it.
  const comparing = createOrderProcess(root);

  const ask = async (key: string, order: Order): Promise<void> => {
    // The next request tries again.
    if ((await process.ask(order)) === null) orders.delete(key);
  };
  const made = (key: string, order: Order): Promise<void> => {
    const known = orders.get(key) ?? ask(key, order);
    orders.set(key, known);
    return known;
  };

  return {
    lists: () => made("lists", { kind: "lists" }),
    views: () => made("views", { kind: "views" }),
    machine: (id) => (Object.hasOwn(machines, id) ? made(`machine ${id}`, { kind: "machine", id }) : Promise.resolve()),
    comparisons: createComparisons(comparing),
    stop() {
      process.stop();
      comparing.stop();
    },
  };
}
