import { defineTestData } from "../../src/model/test-model";
import { childMachine, spawnMachine } from "./actors";

/** The spawned child runs unstubbed. */
export const spawnData = defineTestData({
  machine: spawnMachine,
  children: { named: { machine: childMachine, inputs: { "": undefined }, events: {} as never, outcomes: {} } },
});
