import { statesOf } from "statechart-testing/model/identify";
import type { Edge, Graph } from "statechart-testing/planner/explore";
import { outcomesOf, type PlannedTest } from "statechart-testing/planner/paths";
import { edgesOf, goals, reached } from "statechart-testing/planner/plan";
import { type Planning, planning } from "statechart-testing/planner/planning";
import type { AnyStateMachine } from "xstate";
import { type PlannedStep, type PlannedTestOfChart, type PlannedTests, startLabel, type WayStep } from "../chart/tests";
import type { ViewerConfig } from "../config";

/** Selects the ids of states without child states. */
export type Leaves = (states: readonly string[]) => string[];

/** Selects the innermost states of a machine. */
export function leavesOf(machine: AnyStateMachine): Leaves {
  const leaves = new Set(
    statesOf(machine)
      .filter(({ type }) => type === "atomic" || type === "final")
      .map(({ id }) => id),
  );
  return (states) => states.filter((id) => leaves.has(id));
}

/** The innermost states of a node in a graph. */
const statesAt = (graph: Graph, place: number, leaves: Leaves): string[] => leaves(graph.nodes[place]?.states ?? []);

const stepOf = (graph: Graph, edge: Edge, leaves: Leaves): PlannedStep => ({
  label: edge.label,
  transitions: edge.transitions,
  guards: edge.guards,
  outcomes: outcomesOf(edge),
  states: statesAt(graph, edge.to, leaves),
});

function testOf({ graph, plan }: Planning, test: PlannedTest, index: number, leaves: Leaves): PlannedTestOfChart {
  const start = graph.starts.find(({ input }) => input === test.input);
  if (!start) throw new Error(`${plan.machine} is not started with "${test.input}".`);
  const { transitions, guards } = start.taken;
  return {
    name: `${plan.machine} ${index + 1}`,
    input: test.input,
    start: { transitions, guards, states: statesAt(graph, start.node, leaves) },
    steps: edgesOf(graph, test).map((edge) => stepOf(graph, edge, leaves)),
  };
}

/**
 * By innermost state, a path to the first node that contains it. Nodes are found breadth-first, so no path is shorter.
 * If a state is only passed through, the path passes through it.
 */
function waysOf({ graph, testModel }: Planning, leaves: Leaves): Record<string, WayStep[]> {
  const ways = new Map<string, WayStep[]>();
  const add = (id: string, input: string, edges: readonly Edge[]) => {
    if (ways.has(id)) return;
    const start = graph.starts.find((one) => one.input === input)?.node ?? -1;
    ways.set(id, [
      { label: startLabel(input), states: statesAt(graph, start, leaves) },
      ...edges.map(({ label, to }) => ({ label, states: statesAt(graph, to, leaves) })),
    ]);
  };
  for (const { input, path, states } of graph.nodes)
    for (const id of leaves(states)) add(id, input, edgesOf(graph, { input, steps: path }));
  for (const { input, taken } of graph.starts) for (const id of leaves(taken.states)) add(id, input, []);
  for (const { input, path, edges } of graph.nodes)
    for (const edge of edges)
      for (const id of leaves(edge.states)) add(id, input, [...edgesOf(graph, { input, steps: path }), edge]);
  // In the machine's order.
  const inOrder = statesOf(testModel.machine).flatMap(({ id }) => {
    const way = ways.get(id);
    return way ? [[id, way] as const] : [];
  });
  return Object.fromEntries(inOrder);
}

function uncoveredBy({ graph, plan, testModel }: Planning): PlannedTests["uncovered"] {
  const taken = reached(graph, plan.tests);
  const isLeft = (id: string) => !taken.has(id) && !(id in (testModel.exceptions ?? {}));
  const { guards, outcomes, transitions, states } = goals(testModel);
  return {
    guards: guards.filter(isLeft),
    outcomes: outcomes.filter(isLeft),
    transitions: transitions.filter(isLeft),
    states: states.filter(isLeft),
  };
}

/** The parts of a plan that a chart needs. */
export function plannedOf(planned: Planning): PlannedTests {
  const { plan, testModel } = planned;
  const leaves = leavesOf(testModel.machine);
  return {
    machine: plan.machine,
    hash: plan.hash,
    tests: plan.tests.map((test, index) => testOf(planned, test, index, leaves)),
    ways: waysOf(planned, leaves),
    uncovered: uncoveredBy(planned),
  };
}

/** The planned tour of a project's machine. Null if the project has no test models. */
export async function tourOf({ testModelOf }: ViewerConfig, id: string): Promise<Planning | null> {
  return testModelOf ? planning(await testModelOf(id), "tour", 0) : null;
}

/** The planned tests of a machine as a file: always the same for the same machine and test model. */
export async function testsFile(config: ViewerConfig, id: string): Promise<{ name: string; content: string } | null> {
  const tour = await tourOf(config, id);
  return tour && { name: `tests/${id}.json`, content: `${JSON.stringify(plannedOf(tour))}\n` };
}
