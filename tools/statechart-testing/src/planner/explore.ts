import type { Flow } from "../model/test-model";
import { Stage, type StageCopy, type Step, stepLabel, type Taken } from "../simulator/simulator";

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
  /** Ids of the states that are active. */
  states: string[];
  tags: string[];
  /** A shortest way here. */
  path: Step[];
  /** The place before this one on that way; null at a start. */
  cameFrom: number | null;
  edges: Edge[];
}
/** Every place that a machine can be in, and every way from one to the next. */
export interface Graph {
  nodes: Node[];
  /** The first node of each input. */
  starts: { input: string; node: number; taken: Taken }[];
  /** Whether there was more than the limit. */
  isTruncated: boolean;
  /** Actors that run and whose outcomes the flow does not name. */
  undeclared: string[];
}

/** A stage that stands where a path leads. */
export function stageAt(flow: Flow, input: string, path: readonly Step[]): Stage {
  const stage = new Stage(flow, input);
  for (const step of path) stage.perform(step);
  return stage;
}

const statesOf = (stage: Stage): string[] =>
  stage.snapshot._nodes.filter((node) => node.parent !== undefined).map((node) => node.id);

/** A place to go on from: everything that can happen there, and the means to come back to it. */
interface Base {
  copy: StageCopy;
  steps: Step[];
}

/** Lets one thing happen at a place. */
function tryOut(flow: Flow, { input, path }: Node, { copy }: Base, step: Step): { stage: Stage; taken: Taken } {
  const stage = new Stage(flow, input, copy);
  try {
    return { stage, taken: stage.perform(step) };
  } catch (error) {
    const way = [...path, step].map(stepLabel).join(", ");
    throw new Error(`${(error as Error).message} (from ${input || "the start"}: ${way})`, { cause: error });
  }
}

/** Walks everywhere, breadth first, at most to so many places. */
export function explore(flow: Flow, limit = 5000): Graph {
  const nodes: Node[] = [];
  const bases: Base[] = [];
  const index = new Map<string, number>();
  const undeclared = new Set<string>();
  let isTruncated = false;

  function place(stage: Stage, input: string, by?: { from: number; step: Step }): number | null {
    const key = stage.key();
    const known = index.get(key);
    if (known !== undefined) return known;
    if (nodes.length >= limit) {
      isTruncated = true;
      return null;
    }
    for (const id of stage.undeclared()) undeclared.add(id);
    index.set(key, nodes.length);
    bases.push({ copy: stage.copy(), steps: stage.steps() });
    const path = by ? [...(nodes[by.from]?.path ?? []), by.step] : [];
    const { value, tags } = stage.snapshot;
    nodes.push({
      key,
      input,
      value,
      states: statesOf(stage),
      tags: [...tags].sort(),
      path,
      cameFrom: by?.from ?? null,
      edges: [],
    });
    return nodes.length - 1;
  }

  const starts = Object.keys(flow.inputs).map((input) => {
    const stage = new Stage(flow, input);
    return { input, node: place(stage, input) ?? 0, taken: stage.first };
  });
  for (let from = 0; from < nodes.length; from += 1) {
    const node = nodes[from] as Node;
    const base = bases[from] as Base;
    for (const step of base.steps) {
      const { stage, taken } = tryOut(flow, node, base, step);
      const to = place(stage, node.input, { from, step });
      if (to !== null) node.edges.push({ from, to, step, label: stepLabel(step), ...taken });
    }
  }
  return { nodes, starts, isTruncated, undeclared: [...undeclared] };
}
