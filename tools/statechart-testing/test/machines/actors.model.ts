import { defineTestModel } from "../../src/model/test-model";
import { childMachine, fetchMachine, helperMachine, spawnMachine, tickerMachine } from "./actors";

const childModel = defineTestModel({ machine: childMachine, inputs: { "": undefined }, events: {}, outcomes: {} });

export const fetchModel = defineTestModel({
  machine: fetchMachine,
  inputs: { "": undefined },
  events: {},
  outcomes: { fetchUser: { done: { output: "Ada" }, failed: { error: { code: "network" } } } },
});

/** The ticker never ends. */
export const tickerModel = defineTestModel({
  machine: tickerMachine,
  inputs: { "": undefined },
  events: {},
  outcomes: { "0.ticker.running": {} },
});

/** The spawned child runs unstubbed. */
export const spawnModel = defineTestModel({
  machine: spawnMachine,
  inputs: { "": undefined },
  events: {},
  outcomes: {},
  children: { named: childModel },
});

export const helperModel = defineTestModel({
  machine: helperMachine,
  inputs: { "": undefined },
  events: {},
  outcomes: { helper: { done: { output: 1 } } },
});
