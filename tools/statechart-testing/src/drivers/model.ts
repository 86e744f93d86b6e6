import { nodesOf } from "../model/identify";
import { Stage } from "../simulator/simulator";
import type { Driver } from "./driver";

/** Runs tests on the machine alone: its actors are played, its clock stands still until a step moves it. */
export const driver: Driver = {
  name: "model",
  performs({ machine, events }, step) {
    if (step.kind !== "event" || step.actor !== "") return true;
    return step.type in events || nodesOf(machine).some(({ transitions }) => transitions.has(step.type));
  },
  start(flow, input) {
    const stage = new Stage(flow, input);
    let last = stage.first;
    return {
      perform(step) {
        last = stage.perform(step);
      },
      taken: () => last,
      see: () => ({ value: stage.snapshot.value, tags: [...stage.snapshot.tags], drift: [] }),
      stop: () => undefined,
    };
  },
};
