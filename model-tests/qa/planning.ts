import { type MachineId, machines } from "../../machines/index";
import { type Edge, explore, type Graph } from "../engine/explore";
import type { Flow } from "../engine/flow";
import { type Plan, planOf, walkOf } from "../engine/plan";
import { type Step, stepLabel } from "../engine/stage";
import { goalsAtStart, goalsOf, type PlannedTest, type Strategy } from "../engine/walks";
import { kebabCase } from "./names";
import { QaError } from "./qa-error";

/** Where a test is to stand after a step. */
export interface Place {
  value: unknown;
  tags: readonly string[];
  /** Ids of the active states. */
  states: readonly string[];
}
export interface ScriptStep {
  step: Step;
  label: string;
  /** Where it leads. */
  place: Place;
  transitions: readonly string[];
  /** Ids of all that the step covers. */
  goals: readonly string[];
}
/** A test together with what is to be seen at each of its steps. */
export interface Script {
  input: string;
  start: Place;
  goalsAtStart: readonly string[];
  steps: ScriptStep[];
}

/** The flow of a machine. @throws {QaError} where there is none */
export async function flowOf(id: MachineId): Promise<Flow> {
  const domain = (machines as Record<string, { domain: string } | undefined>)[id]?.domain ?? "";
  const file = `${domain}/${kebabCase(id)}.model.ts`;
  const module: Record<string, Flow> = await import(`../${domain}/${kebabCase(id)}.model.ts`).catch((cause: Error) => {
    if (!/ERR_MODULE_NOT_FOUND|Unknown variable dynamic import/.test(`${(cause as { code?: string }).code}${cause}`))
      throw cause;
    throw new QaError(`${id} has no flow; write a ${kebabCase(id)}.model.ts in model-tests as docs/qa.md says.`, {
      cause,
    });
  });
  const flow = module[`${id}Flow`];
  if (!flow) throw new QaError(`model-tests/${file} exports no ${id}Flow; call it so.`);
  return flow;
}

/** The same places with their ways in another order: which way is tried first is what a seed decides. */
function turned(graph: Graph, seed: number): Graph {
  const turn = (edges: Edge[]): Edge[] => {
    const first = edges.length > 0 ? seed % edges.length : 0;
    return [...edges.slice(first), ...edges.slice(0, first)];
  };
  return seed === 0 ? graph : { ...graph, nodes: graph.nodes.map((node) => ({ ...node, edges: turn(node.edges) })) };
}

export interface Planning {
  flow: Flow;
  graph: Graph;
  plan: Plan;
  seed: number;
}

/** Plans the tests of a flow. */
export function planning(flow: Flow, strategy: Strategy, seed: number): Planning {
  const graph = turned(explore(flow), seed);
  return { flow, graph, plan: planOf(flow, strategy, graph), seed };
}

function placeOf(graph: Graph, index: number): Place {
  const node = graph.nodes[index];
  if (!node) throw new Error(`The graph has no place ${index}.`);
  const { value, tags, states } = node;
  return { value, tags, states };
}

/** What is to be seen along a test, as far as the graph knows the way: the steps may be fewer than the test's. */
export function scriptOf(graph: Graph, test: PlannedTest): Script {
  const start = graph.starts.find(({ input }) => input === test.input);
  if (!start) throw new QaError(`The machine has no input "${test.input}"; its flow says which there are.`);
  return {
    input: test.input,
    start: placeOf(graph, start.node),
    goalsAtStart: goalsAtStart(start),
    steps: walkOf(graph, test).map((edge) => ({
      step: edge.step,
      label: stepLabel(edge.step),
      place: placeOf(graph, edge.to),
      transitions: edge.transitions,
      goals: goalsOf(edge),
    })),
  };
}
