import { existsSync } from "node:fs";
import { machines } from "../../machines/index";
import { projectRoot } from "../project-root";
import { type Comparisons, createComparisons, noComparisons } from "./comparisons";
import { createOrderProcess, type DataOrder, orderScript } from "./order-process";

/** Generates the data that the viewer shows. A failure changes nothing: the missing data is answered as not found. */
export interface FlowData {
  make(order: DataOrder): Promise<void>;
  /** Compares revisions. */
  comparisons: Comparisons;
}

/** For data that already exists or should not be generated. */
export const readyFlowData: FlowData = { make: async () => undefined, comparisons: noComparisons };

/** An order as a text: equal for equal orders. */
const keyOf = (order: DataOrder): string => Object.values(order).join(" ");

/** Names of levels, as `levelName` of the viewer gives them: nothing else is ordered. */
const isLevelName = (name: string): boolean => /^[a-z]+-\d{1,5}-[a-z]+(-screens)?$/.test(name);

const canBeMade = (order: DataOrder): boolean =>
  (!("machine" in order) || Object.hasOwn(machines, order.machine)) &&
  (order.kind !== "level" || isLevelName(order.level));

/**
 * Generates the data in a separate process on first use: the layout of all levels takes minutes, of one about a second.
 * That needs the project's sources and development packages, which a server that only serves may lack.
 */
export function createFlowData(root = projectRoot()): FlowData & { stop(): void } {
  if (!existsSync(orderScript(root))) return { ...readyFlowData, stop: () => undefined };
  /** By order; data is generated once in the server's life, since its machines do not change. */
  const orders = new Map<string, Promise<void>>();
  const process = createOrderProcess(root);
  // Of its own: a comparison takes long, and machines that are opened meanwhile should not wait for it.
  const comparing = createOrderProcess(root);

  const ask = async (order: DataOrder): Promise<void> => {
    // The next request tries again.
    if ((await process.ask(order)) === null) orders.delete(keyOf(order));
  };

  return {
    make(order) {
      if (!canBeMade(order)) return Promise.resolve();
      const known = orders.get(keyOf(order)) ?? ask(order);
      orders.set(keyOf(order), known);
      return known;
    },
    comparisons: createComparisons(comparing),
    stop() {
      process.stop();
      comparing.stop();
    },
  };
}
