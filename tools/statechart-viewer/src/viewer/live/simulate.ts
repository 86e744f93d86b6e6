import type { TestModel } from "statechart-testing/model/test-model";
import type { Recording } from "statechart-testing/recordings/records";
import { Simulator } from "statechart-testing/simulator/simulator";
import type { Step } from "statechart-testing/simulator/step";

/** The state of a simulated machine. */
export interface SimulationState {
  /** Ids of the innermost states. */
  states: string[];
  value: unknown;
  tags: string[];
  /** Ids of the transitions that the last step took, in their order; of the start, what starting took. */
  transitions: string[];
  /** Everything that can happen next. */
  possible: Step[];
}

/**
 * Runs a machine from its start, step by step: its calls are played, its time stands still until a step moves it.
 * @throws {Error} where a step is not possible, or the machine breaks on it
 */
export function stateAfter(testModel: TestModel, input: string, steps: readonly Step[]): SimulationState {
  const stage = new Simulator(testModel, input);
  let taken = stage.first;
  for (const step of steps) taken = stage.perform(step);
  const { value, tags, _nodes: nodes } = stage.snapshot;
  const active = new Set(nodes.map(({ parent }) => parent?.id));
  return {
    states: nodes.filter(({ id, parent }) => parent !== undefined && !active.has(id)).map(({ id }) => id),
    value,
    tags: [...tags].sort(),
    transitions: taken.transitions,
    possible: stage.steps(),
  };
}

/** The steps as `npm run qa -- replay` reads them. */
export const recordingOf = (machine: string, input: string, steps: readonly Step[]): Recording => ({
  machine,
  input,
  steps: [...steps],
  driver: "model",
});
