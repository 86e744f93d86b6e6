import { messageOf } from "../cli/usage-error";
import type { TestModel } from "../model/test-model";
import { Simulator } from "../simulator/simulator";
import { stepLabel } from "../simulator/step";
import type { Edge, Graph } from "./explore";
import type { PlannedTest } from "./paths";
import { edgesOf, type Plan } from "./plan";

/** The first deviation of a test from its plan. */
export interface Deviation {
  /** The number of the step, from 1; 0 for the start. */
  at: number;
  message: string;
}

/** The first difference between a test run from its start and the graph; null if there is none. */
function deviationOf(testModel: TestModel, test: PlannedTest, graph: Graph): Deviation | null {
  const edges = edgesOf(graph, test);
  const simulator = new Simulator(testModel, test.input);
  for (const [index, step] of test.steps.entries()) {
    const at = index + 1;
    const edge = edges[index];
    if (!edge) return { at, message: "the graph has no such transition" };
    try {
      const { transitions } = simulator.perform(step);
      if (transitions.join() !== edge.transitions.join())
        return { at, message: `takes [${transitions.join(", ")}], expected [${edge.transitions.join(", ")}]` };
    } catch (error) {
      return { at, message: messageOf(error) };
    }
    if (simulator.key() !== graph.nodes[edge.to]?.key)
      return { at, message: `leads to ${simulator.key()}, expected ${graph.nodes[edge.to]?.key}` };
  }
  return null;
}

/**
 * Runs every test of a plan from its start and reports each one that deviates from the graph. A deviation means that
 * the test model's projection is too small: places that behave differently count as one.
 * @param note called with the result of each test
 */
export const mismatches = (
  testModel: TestModel,
  { tests }: Pick<Plan, "tests">,
  graph: Graph,
  note: (test: PlannedTest, deviation: Deviation | null) => void = () => undefined,
): string[] =>
  tests.flatMap((test, index) => {
    const found = deviationOf(testModel, test, graph);
    note(test, found);
    if (!found) return [];
    const name = `Test ${index + 1} of ${testModel.machine.id}${test.input && ` (${test.input})`}`;
    const step = test.steps[found.at - 1];
    return [`${name}, step ${found.at}, ${step && stepLabel(step)}: ${found.message}`];
  });

/** A deterministic sequence of random numbers from 0 to 1 (Lehmer generator). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Random paths, the same on every run. A plan takes the shortest path to everything; places that wrongly count as one
 * show up on long detours.
 */
export function wander(graph: Graph, paths: number, length: number): PlannedTest[] {
  const roll = seededRandom(20_260_301);
  const oneOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(roll() * items.length)];
  return Array.from({ length: paths }, () => {
    const start = oneOf(graph.starts);
    const edges: Edge[] = [];
    while (edges.length < length) {
      const edge = oneOf(graph.nodes[edges.at(-1)?.to ?? start?.node ?? 0]?.edges ?? []);
      if (!edge) break;
      edges.push(edge);
    }
    return { input: start?.input ?? "", steps: edges.map(({ step }) => step) };
  });
}
