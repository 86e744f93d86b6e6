import type { Flow } from "../model/test-model";
import { Stage, stepLabel } from "../simulator/simulator";
import type { Edge, Graph } from "./explore";
import type { PlannedTest } from "./paths";
import { type Plan, walkOf } from "./plan";

/** What differs first between a test as it runs from its start and as the graph has it; null where nothing does. */
function misfit(flow: Flow, test: PlannedTest, graph: Graph): string | null {
  const walk = walkOf(graph, test);
  const stage = new Stage(flow, test.input);
  for (const [index, step] of test.steps.entries()) {
    const at = `step ${index + 1}, ${stepLabel(step)}`;
    const edge = walk[index];
    if (!edge) return `${at}: the graph knows no such way`;
    try {
      const { transitions } = stage.perform(step);
      if (transitions.join() !== edge.transitions.join())
        return `${at}: takes [${transitions.join(", ")}], planned was [${edge.transitions.join(", ")}]`;
    } catch (error) {
      return `${at}: ${(error as Error).message}`;
    }
    if (stage.key() !== graph.nodes[edge.to]?.key)
      return `${at}: leads to ${stage.key()}, planned was ${graph.nodes[edge.to]?.key}`;
  }
  return null;
}

/**
 * Runs every test of a plan from its start and says where one goes another way than planned: then places that go on
 * differently count as one, and the flow's projection is too small.
 */
export const misfits = (flow: Flow, { tests }: Pick<Plan, "tests">, graph: Graph): string[] =>
  tests.flatMap((test, index) => {
    const found = misfit(flow, test, graph);
    return found ? [`Test ${index + 1} of ${flow.machine.id}${test.input && ` (${test.input})`}, ${found}`] : [];
  });

/** Numbers from 0 to 1 that are always the same (Lehmer's generator). */
function dice(seed: number): () => number {
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
export function wander(graph: Graph, walks: number, length: number): PlannedTest[] {
  const roll = dice(20_260_301);
  const oneOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(roll() * items.length)];
  return Array.from({ length: walks }, () => {
    const start = oneOf(graph.starts);
    const walk: Edge[] = [];
    while (walk.length < length) {
      const edge = oneOf(graph.nodes[walk.at(-1)?.to ?? start?.node ?? 0]?.edges ?? []);
      if (!edge) break;
      walk.push(edge);
    }
    return { input: start?.input ?? "", steps: walk.map(({ step }) => step) };
  });
}
