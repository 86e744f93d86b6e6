import type { TestModel } from "../model/test-model";
import { Simulator } from "../simulator/simulator";
import { stepLabel } from "../simulator/step";
import type { Edge, Graph } from "./explore";
import type { PlannedTest } from "./paths";
import { edgesOf, type Plan } from "./plan";

/** What differs first between a test as it runs from its start and as the graph has it; null where nothing does. */
function mismatch(testModel: TestModel, test: PlannedTest, graph: Graph): string | null {
  const edges = edgesOf(graph, test);
  const simulator = new Simulator(testModel, test.input);
  for (const [index, step] of test.steps.entries()) {
    const at = `step ${index + 1}, ${stepLabel(step)}`;
    const edge = edges[index];
    if (!edge) return `${at}: the graph has no such transition`;
    try {
      const { transitions } = simulator.perform(step);
      if (transitions.join() !== edge.transitions.join())
        return `${at}: takes [${transitions.join(", ")}], expected [${edge.transitions.join(", ")}]`;
    } catch (error) {
      return `${at}: ${(error as Error).message}`;
    }
    if (simulator.key() !== graph.nodes[edge.to]?.key)
      return `${at}: leads to ${simulator.key()}, expected ${graph.nodes[edge.to]?.key}`;
  }
  return null;
}

/**
 * Runs every test of a plan from its start and says where one goes another way than planned: then places that go on
 * differently count as one, and the test model's projection is too small.
 */
export const mismatches = (testModel: TestModel, { tests }: Pick<Plan, "tests">, graph: Graph): string[] =>
  tests.flatMap((test, index) => {
    const found = mismatch(testModel, test, graph);
    return found ? [`Test ${index + 1} of ${testModel.machine.id}${test.input && ` (${test.input})`}, ${found}`] : [];
  });

/** Numbers from 0 to 1 that are always the same (Lehmer's generator). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Walks that turn wherever chance leads, always the same ones. A plan takes the nearest way to everything; places that
 * count as one by mistake are found on the long ways round.
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
