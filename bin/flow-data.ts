/**
 * Generates the data of the flows for a server, and compares revisions for it: each message is a numbered `Order`, and
 * the reply an `OrderDone`. Planned tests wait until nothing else is ordered, because planning takes longest and a chart
 * is shown without them.
 */
import { setTimeout as wait } from "node:timers/promises";
import { buildLevel, buildLists, buildMachine, buildMap, buildTests, buildViews } from "statechart-viewer/build/data";
import config from "../model-tests/statechart-viewer.config";
import type { Order, OrderDone } from "../server/flows/order-process";

interface Numbered {
  number: number;
  order: Order;
}

/** The process exits after this long without a request, in milliseconds. */
const idle = 60_000;
/** How long tests wait for other orders, in milliseconds. */
const testsWaitMs = 500;

const orders: Numbered[] = [];
let isWorking = false;
let end = setTimeout(() => process.exit(), idle);

/** Does what is ordered; returns the answer, if there is one. */
async function make(order: Order): Promise<unknown> {
  switch (order.kind) {
    case "lists":
      return buildLists(config);
    case "views":
      return buildViews(config);
    case "map":
      return buildMap(config);
    case "machine":
      return buildMachine(config, order.machine);
    case "tests":
      return buildTests(config, order.machine);
    case "level":
      return buildLevel(config, order.machine, order.level);
  }
  const { answerComparison, answerRevisions } = await import("statechart-viewer/comparison/answer");
  if (order.kind === "revisions") return answerRevisions(config.revisions);
  return answerComparison(config.revisions, { ...order, isFromMergeBase: false });
}

/** The next order, tests last. */
async function next(): Promise<Numbered | undefined> {
  const urgent = () => orders.findIndex(({ order }) => order.kind !== "tests");
  if (orders.length > 0 && urgent() < 0) await wait(testsWaitMs);
  return orders.splice(Math.max(0, urgent()), 1)[0];
}

async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  clearTimeout(end);
  for (let message = await next(); message; message = await next()) {
    const { number, order } = message;
    const done: OrderDone = await make(order).then(
      (answer) => ({ number, made: true, answer }),
      (thrown: unknown) => {
        console.error("This could not be made for the flow viewer:", order, thrown);
        return { number, made: false };
      },
    );
    process.send?.(done);
  }
  isWorking = false;
  end = setTimeout(() => process.exit(), idle);
}

process.on("message", (message: Numbered) => {
  orders.push(message);
  void work();
});
process.on("disconnect", () => process.exit());
