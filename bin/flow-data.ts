/**
 * Generates the data of the flows for a server, and compares revisions for it: each message is a numbered `Order`. The
 * reply is an `OrderDone`.
 */
import { buildData, buildLists, buildViews } from "statechart-viewer/build/data";
import config from "../model-tests/statechart-viewer.config";
import type { Order, OrderDone } from "../server/flows/order-process";

/** The process exits after this long without a request, in milliseconds. */
const idle = 60_000;
let end = setTimeout(() => process.exit(), idle);
let last: Promise<unknown> = Promise.resolve();

/** Does what is requested; returns the answer, if there is one. */
async function make(order: Order): Promise<unknown> {
  if (order.kind === "lists") return buildLists(config);
  if (order.kind === "views") return buildViews(config);
  if (order.kind === "machine") return buildData(config, order.id);
  const { answerComparison, answerRevisions } = await import("statechart-viewer/comparison/answer");
  if (order.kind === "revisions") return answerRevisions(config.revisions);
  return answerComparison(config.revisions, { ...order, isFromMergeBase: false });
}

async function answer({ number, order }: { number: number; order: Order }): Promise<void> {
  const done: OrderDone = await make(order).then(
    (made) => ({ number, made: true, answer: made }),
    (thrown: unknown) => {
      console.error("This could not be made for the flow viewer:", order, thrown);
      return { number, made: false };
    },
  );
  process.send?.(done);
}

process.on("message", (message: { number: number; order: Order }) => {
  clearTimeout(end);
  last = last.then(() => answer(message));
  last.then(() => {
    clearTimeout(end);
    end = setTimeout(() => process.exit(), idle);
  });
});
process.on("disconnect", () => process.exit());
