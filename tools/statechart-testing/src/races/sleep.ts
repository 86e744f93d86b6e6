import { stateText } from "../cli/names";
import type { TestModel } from "../model/test-model";
import { type Graph, simulatorAt } from "../planner/explore";
import type { Simulator } from "../simulator/simulator";

/** At most so many delays end during one sleep: a machine may tick forever. */
const maxDelays = 4;

const behaviorOf = (simulator: Simulator, transitions: string[]) => ({
  transitions,
  effects: simulator.effects.map(({ name }) => name),
  emitted: simulator.emitted.map(({ type }) => type),
  place: simulator.key(),
});

/** Waits for one delay after the other. @returns what happened, and how long it took */
function stepByStep(simulator: Simulator) {
  const transitions: string[] = [];
  let ms = 0;
  for (let count = 0; count < maxDelays; count += 1) {
    const step = simulator.steps().find(({ kind }) => kind === "time");
    if (step?.kind !== "time") break;
    ms += step.ms;
    transitions.push(...simulator.perform(step).transitions);
  }
  return { ms, behavior: behaviorOf(simulator, transitions) };
}

/**
 * Lets the clock jump over several delays at once, as it does when a device wakes up, in every state with a delay: they
 * must end in order, each once, as if someone had watched.
 * @returns what differs, one sentence each
 */
export function sleepDifferences(testModel: TestModel, { nodes }: Graph): string[] {
  const found = new Set<string>();
  const known = new Set<string>();
  for (const { input, path, value, edges } of nodes) {
    const key = JSON.stringify([input, value]);
    if (known.has(key) || !edges.some(({ step }) => step.kind === "time")) continue;
    known.add(key);
    const { ms, behavior } = stepByStep(simulatorAt(testModel, input, path));
    const sleeping = simulatorAt(testModel, input, path);
    const { transitions } = sleeping.perform({ kind: "time", ms });
    const slept = behaviorOf(sleeping, transitions);
    for (const part of ["transitions", "effects", "emitted", "place"] as const)
      if (JSON.stringify(slept[part]) !== JSON.stringify(behavior[part]))
        found.add(
          `asleep for ${ms} ms in ${stateText(value)}, its ${part} were ${JSON.stringify(slept[part])}, and awake ${JSON.stringify(behavior[part])}`,
        );
  }
  return [...found];
}
