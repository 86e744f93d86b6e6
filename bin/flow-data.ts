/**
 * Generates the data of the flows for a server: each message is a machine's id, or what all machines need. The reply is
 * an `OrderDone`.
 */
import { buildData, buildLists, buildViews } from "statechart-viewer/build/data";
import config from "../model-tests/statechart-viewer.config";
import { listsOrder, type OrderDone, viewsOrder } from "../server/flows/data";

/** The process exits after this long without a request, in milliseconds. */
const idle = 60_000;
let end = setTimeout(() => process.exit(), idle);
let last: Promise<unknown> = Promise.resolve();

/** Whether the data could be generated. */
async function make(order: string): Promise<boolean> {
  try {
    if (order === listsOrder) buildLists(config);
    else if (order === viewsOrder) await buildViews(config);
    else await buildData(config, order);
    return true;
  } catch (thrown) {
    console.error(`The data of the flow ${order} could not be generated:`, thrown);
    return false;
  }
}

async function answer(order: string): Promise<void> {
  const done: OrderDone = { order, made: await make(order) };
  process.send?.(done);
}

process.on("message", (order: string) => {
  clearTimeout(end);
  last = last.then(() => answer(order));
  last.then(() => {
    clearTimeout(end);
    end = setTimeout(() => process.exit(), idle);
  });
});
process.on("disconnect", () => process.exit());
