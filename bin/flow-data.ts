/**
 * Makes the data of the flows for a server that asks for it: each message is the id of a machine, or an empty text for
 * the lists. The answer is an `OrderDone`.
 */
import { buildData, buildLists } from "statechart-viewer/build/data";
import config from "../model-tests/statechart-viewer.config";
import type { OrderDone } from "../server/flows/data";

/** A process that nobody asks for anything any more ends, in milliseconds. */
const idle = 60_000;
let end = setTimeout(() => process.exit(), idle);
let last: Promise<unknown> = Promise.resolve();

/** Whether the data could be made. */
async function make(order: string): Promise<boolean> {
  try {
    if (order === "") buildLists(config);
    else await buildData(config, order);
    return true;
  } catch (thrown) {
    console.error(`The data of the flow ${order} could not be made:`, thrown);
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
