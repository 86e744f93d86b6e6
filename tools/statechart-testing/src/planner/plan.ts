import { createHash } from "node:crypto";
import { guardBranchesOf, statesOf, transitionsOf } from "../model/identify";
import type { TestModel } from "../model/test-model";
import { stepLabel } from "../simulator/step";
import { type Edge, explore, type Graph } from "./explore";
import { goalsAtStart, goalsOf, type PlannedTest, pathsOf, type Strategy } from "./paths";

export interface Share {
  covered: number;
  total: number;
}
export interface Plan {
  machine: string;
  strategy: Strategy;
  tests: PlannedTest[];
  steps: number;
  states: Share;
  transitions: Share;
  guards: Share;
  outcomes: Share;
  /** Ids that no path can reach and that are not among the test model's exceptions. */
  unreachable: string[];
  /** Exceptions of the test model that a path can reach or that do not exist. */
  idle: string[];
  isTruncated: boolean;
  /** A hash of the tests: the same tests have the same hash. */
  hash: string;
}

/** The edges that a test takes, as far as they are in the graph. */
export function edgesOf(graph: Graph, { input, steps }: PlannedTest): Edge[] {
  const edges: Edge[] = [];
  let here = graph.starts.find((start) => start.input === input)?.node ?? -1;
  for (const label of steps.map(stepLabel)) {
    const edge = graph.nodes[here]?.edges.find((one) => one.label === label);
    if (!edge) break;
    edges.push(edge);
    here = edge.to;
  }
  return edges;
}

/** The ids that the tests of a plan cover, computed from the graph without running them. */
export function reached(graph: Graph, tests: readonly PlannedTest[]): Set<string> {
  const started = graph.starts.filter(({ input }) => tests.some((test) => test.input === input));
  return new Set([...started.flatMap(goalsAtStart), ...tests.flatMap((test) => edgesOf(graph, test).flatMap(goalsOf))]);
}

/** The ids that any path can reach. */
const reachable = (graph: Graph): Set<string> =>
  new Set([...graph.starts.flatMap(goalsAtStart), ...graph.nodes.flatMap(({ edges }) => edges.flatMap(goalsOf))]);

/** Everything to cover in a test model. */
export function goals({ machine, outcomes }: TestModel) {
  return {
    states: statesOf(machine).map(({ id }) => id),
    transitions: [...transitionsOf(machine).values()],
    guards: guardBranchesOf(machine),
    outcomes: Object.entries(outcomes).flatMap(([invoke, cases]) =>
      Object.keys(cases).map((one) => `${invoke} → ${one}`),
    ),
  };
}

const hashOf = (tests: readonly PlannedTest[]): string =>
  createHash("sha256")
    .update(JSON.stringify(tests.map(({ input, steps }) => [input, steps.map(stepLabel)])))
    .digest("hex")
    .slice(0, 12);

/** Plans the tests of a test model; the result is deterministic. */
export function planOf(testModel: TestModel, strategy: Strategy, graph: Graph = explore(testModel)): Plan {
  const { tests, isTruncated } = pathsOf(graph, strategy);
  const ids = reached(graph, tests);
  const possible = reachable(graph);
  const all = goals(testModel);
  const excused = testModel.exceptions ?? {};
  const share = (of: readonly string[]): Share => {
    const wanted = of.filter((id) => !(id in excused));
    return { covered: wanted.filter((id) => ids.has(id)).length, total: wanted.length };
  };
  const everything = Object.values(all).flat();
  return {
    machine: testModel.machine.id,
    strategy,
    tests,
    steps: tests.reduce((sum, { steps }) => sum + steps.length, 0),
    states: share(all.states),
    transitions: share(all.transitions),
    guards: share(all.guards),
    outcomes: share(all.outcomes),
    unreachable: everything.filter((id) => !possible.has(id) && !(id in excused)),
    idle: Object.keys(excused).filter((id) => !everything.includes(id) || possible.has(id)),
    isTruncated: isTruncated || graph.isTruncated,
    hash: hashOf(tests),
  };
}
