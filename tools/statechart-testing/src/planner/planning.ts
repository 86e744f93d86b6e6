import { UsageError } from "../cli/usage-error";
import type { TestModel } from "../model/test-model";
import { type Step, stepLabel } from "../simulator/step";
import { type Edge, explore, type Graph } from "./explore";
import { goalsAtStart, goalsOf, type PlannedTest, type Strategy } from "./paths";
import { edgesOf, type Plan, planOf } from "./plan";

/** The expected place after a step. */
export interface Place {
  value: unknown;
  tags: readonly string[];
  /** Ids of the active states. */
  states: readonly string[];
}
export interface ScriptStep {
  step: Step;
  label: string;
  /** The expected place after the step. */
  place: Place;
  transitions: readonly string[];
  /** Ids of everything that the step covers. */
  goals: readonly string[];
}
/** A test with the expected place after each step. */
export interface Script {
  input: string;
  start: Place;
  goalsAtStart: readonly string[];
  steps: ScriptStep[];
}

/** The same graph with its edges in another order. The seed determines which edge is tried first. */
function turned(graph: Graph, seed: number): Graph {
  const turn = (edges: Edge[]): Edge[] => {
    const first = edges.length > 0 ? seed % edges.length : 0;
    return [...edges.slice(first), ...edges.slice(0, first)];
  };
  return seed === 0 ? graph : { ...graph, nodes: graph.nodes.map((node) => ({ ...node, edges: turn(node.edges) })) };
}

export interface Planning {
  testModel: TestModel;
  graph: Graph;
  plan: Plan;
  seed: number;
}

const graphs = new WeakMap<TestModel, Graph>();
const sources = new WeakMap<TestModel, () => Graph>();

/** Takes a test model's graph from somewhere else, for example from a process that has explored it before. */
export const takeGraphFrom = (testModel: TestModel, source: () => Graph): unknown => sources.set(testModel, source);

/** Explores a test model once: that is most of the work of a plan, and a test model does not change. */
export function graphOf(testModel: TestModel): Graph {
  const graph = graphs.get(testModel) ?? sources.get(testModel)?.() ?? explore(testModel);
  graphs.set(testModel, graph);
  return graph;
}

/** Plans the tests of a test model. */
export function planning(testModel: TestModel, strategy: Strategy, seed: number): Planning {
  const graph = turned(graphOf(testModel), seed);
  return { testModel, graph, plan: planOf(testModel, strategy, graph), seed };
}

function placeOf(graph: Graph, index: number): Place {
  const node = graph.nodes[index];
  if (!node) throw new Error(`The graph has no place ${index}.`);
  const { value, tags, states } = node;
  return { value, tags, states };
}

/** The expected places along a test. Has fewer steps than the test if the graph does not contain all of them. */
export function scriptOf(graph: Graph, test: PlannedTest): Script {
  const start = graph.starts.find(({ input }) => input === test.input);
  if (!start)
    throw new UsageError(
      `This machine no longer has the input "${test.input}"; its inputs are ${graph.starts.map(({ input }) => JSON.stringify(input)).join(", ")}.`,
    );
  return {
    input: test.input,
    start: placeOf(graph, start.node),
    goalsAtStart: goalsAtStart(start),
    steps: edgesOf(graph, test).map((edge) => ({
      step: edge.step,
      label: stepLabel(edge.step),
      place: placeOf(graph, edge.to),
      transitions: edge.transitions,
      goals: goalsOf(edge),
    })),
  };
}
