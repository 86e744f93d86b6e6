/**
 * Makes the data of the flows for a server that asks for it: by message the id of a machine, or an empty text for the
 * lists; the same message goes back when it is made.
 */
import { buildData, buildLists } from "statechart-viewer/build/data";
import config from "../model-tests/statechart-viewer.config";

/** A process that nobody asks for anything any more ends, in milliseconds. */
const idle = 60_000;
let end = setTimeout(() => process.exit(), idle);
let last: Promise<unknown> = Promise.resolve();

async function make(order: string): Promise<void> {
  try {
    if (order === "") buildLists(config);
    else await buildData(config, order);
  } catch (thrown) {
    console.error(`The data of the flow ${order} could not be made:`, thrown);
  }
  process.send?.(order);
}

process.on("message", (order: string) => {
  clearTimeout(end);
  last = last.then(() => make(order));
  last.then(() => {
    clearTimeout(end);
    end = setTimeout(() => process.exit(), idle);
  });
});
process.on("disconnect", () => process.exit());
