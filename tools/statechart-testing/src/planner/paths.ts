import type { Step } from "../simulator/step";
import type { Edge, Graph } from "./explore";

export type Strategy = "tour" | "shortest" | "simple" | "1-switch";

/** One test: an input to start with, and its steps. */
export interface PlannedTest {
  input: string;
  steps: Step[];
}
interface Paths {
  tests: PlannedTest[];
  isTruncated: boolean;
}

/** The maximum number of simple paths. */
const maxSimplePaths = 500;

const edgesFrom = (graph: Graph, place: number): Edge[] => graph.nodes[place]?.edges ?? [];
const edgesOf = ({ nodes }: Graph): Edge[] => nodes.flatMap(({ edges }) => edges);
const stepsOf = (edges: readonly Edge[]): Step[] => edges.map(({ step }) => step);

/** The outcome of an actor of the machine itself, if that is what the edge does. */
export const outcomesOf = ({ step }: Edge): string[] =>
  step.kind === "outcome" && step.actor === "" ? [`${step.invoke} → ${step.case}`] : [];

/** The ids that an edge covers. */
export const goalsOf = (edge: Edge): string[] => [
  ...edge.states,
  ...edge.transitions,
  ...edge.guards,
  ...outcomesOf(edge),
];

/** The ids that a start covers. */
export const goalsAtStart = ({ taken: { states, transitions, guards } }: Graph["starts"][number]): string[] => [
  ...states,
  ...transitions,
  ...guards,
];

/** Returns the path to an edge by following the predecessors. */
function wayBack(last: Edge, cameBy: ReadonlyMap<Edge, Edge | null>): Edge[] {
  const way: Edge[] = [];
  for (let edge: Edge | null = last; edge; edge = cameBy.get(edge) ?? null) way.unshift(edge);
  return way;
}

/** The shortest path to a wanted edge, including that edge; null if none is reachable. */
function wayTo(graph: Graph, from: number, isWanted: (edge: Edge) => boolean): Edge[] | null {
  const seen = new Set([from]);
  const cameBy = new Map<Edge, Edge | null>();
  const queue: { place: number; by: Edge | null }[] = [{ place: from, by: null }];
  for (const { place, by } of queue)
    for (const edge of edgesFrom(graph, place)) {
      const isFound = isWanted(edge);
      if (!isFound && seen.has(edge.to)) continue;
      cameBy.set(edge, by);
      if (isFound) return wayBack(edge, cameBy);
      seen.add(edge.to);
      queue.push({ place: edge.to, by: edge });
    }
  return null;
}

/** What a tour covers: each id is a separate goal. */
interface Aims {
  atStart(start: Graph["starts"][number]): readonly string[];
  of(edge: Edge): readonly string[];
}

/** The open goals, by the edges that meet them. */
function openGoals(graph: Graph, aims: Aims) {
  const left = new Map(edgesOf(graph).map((edge) => [edge, aims.of(edge)]));
  const open = new Set([...graph.starts.flatMap(aims.atStart), ...[...left.values()].flat()]);
  return {
    /** @returns whether one of them was open */
    reach: (goals: readonly string[]): boolean => goals.filter((goal) => open.delete(goal)).length > 0,
    /** Goals never reopen: forgetting met goals makes later checks of an edge faster. */
    serves(edge: Edge): boolean {
      const goals = (left.get(edge) ?? []).filter((goal) => open.has(goal));
      left.set(edge, goals);
      return goals.length > 0;
    },
  };
}

interface TourOptions {
  /** Leaves out starts that lead to nothing new. */
  leavesOutIdleStarts?: boolean;
  /** Starts over at the first goal after this many steps. */
  maxSteps?: number;
}

/** Goes from goal to goal, always to the nearest, and starts over if none is reachable (greedy transition tour). */
function tour(graph: Graph, aims: Aims, { leavesOutIdleStarts = false, maxSteps }: TourOptions = {}): PlannedTest[] {
  const open = openGoals(graph, aims);
  return graph.starts.flatMap((start) => {
    const isIdle = !open.reach(aims.atStart(start)) && leavesOutIdleStarts;
    const tests: PlannedTest[] = [];
    for (;;) {
      const edges: Edge[] = [];
      while (edges.length < (maxSteps ?? Number.POSITIVE_INFINITY)) {
        const way = wayTo(graph, edges.at(-1)?.to ?? start.node, open.serves);
        if (!way) break;
        for (const edge of way) {
          edges.push(edge);
          open.reach(aims.of(edge));
        }
      }
      // A start that leads to nothing new is still a test: it checks the start itself.
      if (edges.length === 0) return tests.length > 0 || isIdle ? tests : [{ input: start.input, steps: [] }];
      tests.push({ input: start.input, steps: stepsOf(edges) });
    }
  });
}

/** Few paths that visit, once each, all places with something to find. @param at what can be found at a place */
export const pathsTo = (graph: Graph, at: (place: number) => readonly string[]): PlannedTest[] =>
  tour(graph, { atStart: ({ node }) => at(node), of: ({ to }) => at(to) }, { leavesOutIdleStarts: true });

/** The shortest path to every place, except prefixes of other paths. */
function shortest(graph: Graph): PlannedTest[] {
  const passedThrough = new Set(graph.nodes.map(({ cameFrom }) => cameFrom));
  return graph.nodes.flatMap(({ input, path }, place) => (passedThrough.has(place) ? [] : [{ input, steps: path }]));
}

/** Every path that visits no place twice, up to a limit. */
function simple(graph: Graph): Paths {
  const tests: PlannedTest[] = [];
  let isTruncated = false;
  const visited = new Set<number>();
  function follow(input: string, place: number, steps: Step[]): void {
    if (tests.length >= maxSimplePaths) {
      isTruncated = true;
      return;
    }
    visited.add(place);
    const onward = edgesFrom(graph, place).filter(({ to }) => !visited.has(to));
    if (onward.length === 0) tests.push({ input, steps });
    for (const edge of onward) follow(input, edge.to, [...steps, edge.step]);
    visited.delete(place);
  }
  for (const { input, node } of graph.starts) follow(input, node, []);
  return { tests, isTruncated };
}

/** Pairs of consecutive transitions that are not covered yet. */
function openPairs(graph: Graph) {
  const pairsOf = (first: Edge, second: Edge) =>
    first.transitions.flatMap((a) => second.transitions.map((b) => `${a} » ${b}`));
  const open = new Set(
    edgesOf(graph).flatMap((edge) => edgesFrom(graph, edge.to).flatMap((next) => pairsOf(edge, next))),
  );
  const exhausted = new Set<Edge>();
  const serves = (first: Edge, second: Edge) => pairsOf(first, second).some((pair) => open.has(pair));
  return {
    follow(first: Edge, second: Edge): void {
      for (const pair of pairsOf(first, second)) open.delete(pair);
    },
    /** Whether an edge forms a new pair with the previous one. */
    next(edge: Edge): Edge | undefined {
      if (exhausted.has(edge)) return undefined;
      const next = edgesFrom(graph, edge.to).find((one) => serves(edge, one));
      if (!next) exhausted.add(edge);
      return next;
    },
  };
}

/** The shortest path to two edges that form a new pair, including both; null if none is reachable. */
function wayToPair(graph: Graph, from: Edge | number, nextOf: (edge: Edge) => Edge | undefined): Edge[] | null {
  const first = typeof from === "number" ? edgesFrom(graph, from) : [from];
  const cameBy = new Map<Edge, Edge | null>(first.map((edge) => [edge, null]));
  for (const edge of cameBy.keys()) {
    const next = nextOf(edge);
    if (next) return [...wayBack(edge, cameBy), next].slice(typeof from === "number" ? 0 : 1);
    for (const after of edgesFrom(graph, edge.to)) if (!cameBy.has(after)) cameBy.set(after, edge);
  }
  return null;
}

/** Continues until every pair of consecutive transitions is covered. */
function oneSwitch(graph: Graph): PlannedTest[] {
  const open = openPairs(graph);
  return graph.starts.flatMap(({ input, node }) => {
    const tests: PlannedTest[] = [];
    for (;;) {
      const edges: Edge[] = [];
      for (;;) {
        const way = wayToPair(graph, edges.at(-1) ?? node, open.next);
        if (!way) break;
        for (const edge of way) {
          const last = edges.at(-1);
          if (last) open.follow(last, edge);
          edges.push(edge);
        }
      }
      if (edges.length === 0) return tests;
      tests.push({ input, steps: stepsOf(edges) });
    }
  });
}

/** The tests of a tour that starts over every few steps: a difference in one test then hides little of the others. */
export const shortTours = (graph: Graph, maxSteps: number): PlannedTest[] =>
  tour(graph, { atStart: goalsAtStart, of: goalsOf }, { maxSteps });

/** The paths of a strategy through the graph. */
export function pathsOf(graph: Graph, strategy: Strategy): Paths {
  switch (strategy) {
    case "tour":
      return { tests: tour(graph, { atStart: goalsAtStart, of: goalsOf }), isTruncated: false };
    case "shortest":
      return { tests: shortest(graph), isTruncated: false };
    case "simple":
      return simple(graph);
    case "1-switch":
      return { tests: oneSwitch(graph), isTruncated: false };
  }
}
