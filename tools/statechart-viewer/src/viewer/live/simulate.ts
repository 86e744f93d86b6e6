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
  /** Ids of the transitions that the last step took, in order; before any step, those of the start. */
  transitions: string[];
  /** Everything that can happen next. */
  possible: Step[];
}

/**
 * Runs a machine step by step from its start, with simulated calls and time.
 * @throws {Error} if a step is impossible or the machine throws
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

/** The steps in the format of `npm run qa -- replay`. */
export const recordingOf = (machine: string, input: string, steps: readonly Step[]): Recording => ({
  machine,
  input,
  steps: [...steps],
  driver: "model",
});
