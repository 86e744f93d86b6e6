import { nodesOf } from "../model/identify";
import { Simulator } from "../simulator/simulator";
import type { Driver } from "./driver";

/** Runs tests on the machine alone: its actors are stubs, and only steps advance its clock. */
export const driver: Driver = {
  name: "model",
  performs({ machine, events }, step) {
    if (step.kind !== "event" || step.actor !== "") return true;
    return step.type in events || nodesOf(machine).some(({ transitions }) => transitions.has(step.type));
  },
  start(testModel, input) {
    const simulator = new Simulator(testModel, input);
    let last = simulator.first;
    return {
      perform(step) {
        last = simulator.perform(step);
      },
      taken: () => last,
      observe: () => ({ value: simulator.snapshot.value, tags: [...simulator.snapshot.tags], drift: [] }),
      stop: () => undefined,
    };
  },
};
