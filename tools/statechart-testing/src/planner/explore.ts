import type { TestModel } from "../model/test-model";
import { Simulator, type SimulatorCopy } from "../simulator/simulator";
import { type Step, stepLabel, type Taken } from "../simulator/step";

export interface Edge extends Taken {
  from: number;
  to: number;
  step: Step;
  label: string;
}
interface Node {
  key: string;
  input: string;
  value: unknown;
  /** Ids of the active states. */
  states: string[];
  tags: string[];
  /** A shortest path to this place. */
  path: Step[];
  /** The actors that run here and wait for a step that ends them, as `actor/id`. */
  calls: string[];
  /** The previous place on that path; null at a start. */
  cameFrom: number | null;
  edges: Edge[];
}
/** Every place that a machine can be in, and every edge between them. */
export interface Graph {
  nodes: Node[];
  /** The first node for each input. */
  starts: { input: string; node: number; taken: Taken }[];
  /** Whether exploration stopped at the limit. */
  isTruncated: boolean;
  /** Running actors for which the test model declares no outcomes. */
  undeclared: string[];
}

/** A step after which the machine has failed. */
export class BrokenStep extends Error {
  constructor(
    readonly step: Step,
    message: string,
    options: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A simulator at the end of a path. */
export function simulatorAt(testModel: TestModel, input: string, path: readonly Step[]): Simulator {
  const simulator = new Simulator(testModel, input);
  for (const step of path) simulator.perform(step);
  return simulator;
}

const statesOf = (simulator: Simulator): string[] =>
  simulator.snapshot._nodes.filter((node) => node.parent !== undefined).map((node) => node.id);

/** A place to explore, with its possible steps and the means to return to it. */
interface Base {
  copy: SimulatorCopy;
  steps: Step[];
}

/** Performs one step from a place. */
function tryOut(
  testModel: TestModel,
  { input, path }: Node,
  { copy }: Base,
  step: Step,
): { simulator: Simulator; taken: Taken } {
  const simulator = new Simulator(testModel, input, copy);
  try {
    return { simulator, taken: simulator.perform(step) };
  } catch (error) {
    const way = [...path, step].map(stepLabel).join(", ");
    throw new BrokenStep(step, `${(error as Error).message} (from ${input || "the start"}: ${way})`, { cause: error });
  }
}

/** Explores all places breadth-first, up to a limit. */
export function explore(testModel: TestModel, limit = testModel.maxPlaces ?? 5000): Graph {
  const nodes: Node[] = [];
  const bases: Base[] = [];
  const index = new Map<string, number>();
  const undeclared = new Set<string>();
  let isTruncated = false;

  function place(simulator: Simulator, input: string, by?: { from: number; step: Step }): number | null {
    const key = simulator.key();
    const known = index.get(key);
    if (known !== undefined) return known;
    if (nodes.length >= limit) {
      isTruncated = true;
      return null;
    }
    for (const id of simulator.undeclared()) undeclared.add(id);
    index.set(key, nodes.length);
    bases.push({ copy: simulator.copy(), steps: simulator.steps() });
    const path = by ? [...(nodes[by.from]?.path ?? []), by.step] : [];
    const { value, tags } = simulator.snapshot;
    nodes.push({
      key,
      input,
      value,
      states: statesOf(simulator),
      tags: [...tags].sort(),
      path,
      calls: simulator.calls(),
      cameFrom: by?.from ?? null,
      edges: [],
    });
    return nodes.length - 1;
  }

  const starts = Object.keys(testModel.inputs).map((input) => {
    const simulator = new Simulator(testModel, input);
    return { input, node: place(simulator, input) ?? 0, taken: simulator.first };
  });
  for (let from = 0; from < nodes.length; from += 1) {
    const node = nodes[from] as Node;
    const base = bases[from] as Base;
    for (const step of base.steps) {
      const { simulator, taken } = tryOut(testModel, node, base, step);
      const to = place(simulator, node.input, { from, step });
      if (to !== null) node.edges.push({ from, to, step, label: stepLabel(step), ...taken });
    }
  }
  return { nodes, starts, isTruncated, undeclared: [...undeclared] };
}
