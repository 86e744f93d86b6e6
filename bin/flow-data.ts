/**
 * Generates the data of the flows for a server: each message is an `Order`, and the reply an `OrderDone`. Planned tests
 * wait until nothing else is ordered, because planning takes longest and a chart is shown without them.
 */
import { setTimeout as wait } from "node:timers/promises";
import { buildLevel, buildLists, buildMachine, buildMap, buildTests } from "statechart-viewer/build/data";
import config from "../model-tests/statechart-viewer.config";
import type { Order, OrderDone } from "../server/flows/data";

/** The process exits after this long without a request, in milliseconds. */
const idle = 60_000;
/** How long tests wait for other orders, in milliseconds. */
const timeoutMs = 500;

const orders: Order[] = [];
let isWorking = false;
let end = setTimeout(() => process.exit(), idle);

async function build(order: Order): Promise<void> {
  if (order.kind === "lists") buildLists(config);
  else if (order.kind === "map") await buildMap(config);
  else if (order.kind === "machine") buildMachine(config, order.machine);
  else if (order.kind === "tests") await buildTests(config, order.machine);
  else await buildLevel(config, order.machine, order.level);
}

/** Whether the data could be generated. */
async function make(order: Order): Promise<boolean> {
  try {
    await build(order);
    return true;
  } catch (thrown) {
    console.error(`The data of the flows could not be generated (${JSON.stringify(order)}):`, thrown);
    return false;
  }
}

/** The next order, tests last. */
async function next(): Promise<Order | undefined> {
  const urgent = () => orders.findIndex(({ kind }) => kind !== "tests");
  if (orders.length > 0 && urgent() < 0) await wait(timeoutMs);
  return orders.splice(Math.max(0, urgent()), 1)[0];
}

async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  clearTimeout(end);
  for (let order = await next(); order; order = await next()) {
    const done: OrderDone = { order, made: await make(order) };
    process.send?.(done);
  }
  isWorking = false;
  end = setTimeout(() => process.exit(), idle);
}

process.on("message", (order: Order) => {
  orders.push(order);
  void work();
});
process.on("disconnect", () => process.exit());
