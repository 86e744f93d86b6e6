import ELK, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from "elkjs/lib/elk.bundled.js";
import { type Hierarchy, hierarchyOf } from "./hierarchy";
import type { Box, Direction, Layout, Point } from "./layout";
import type { LevelChart, LevelState, LevelTransition } from "./level";
import { type ReadingOrder, readingOrder } from "./order";
import { anywhereOf, beginningOf, initialOf, startsInside } from "./points";
import { headOf, labelLines, leafOf, roomOf, type Shown } from "./texts";

/** Sizes of the points in the drawing, in pixels. */
const dot = 14;
const anywhere = { width: 92, height: 26 };
const history = 30;

/** Above this number of states, the better node placement takes minutes; the faster one makes the drawing longer. */
const many = 60;

const optionsFor = (direction: Direction, states: number): LayoutOptions => ({
  "elk.algorithm": "layered",
  "elk.direction": direction,
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "18",
  "elk.spacing.edgeEdge": "12",
  "elk.spacing.edgeLabel": "4",
  "elk.spacing.labelLabel": "6",
  "elk.layered.spacing.nodeNodeBetweenLayers": "32",
  "elk.layered.spacing.edgeNodeBetweenLayers": "18",
  "elk.layered.nodePlacement.strategy": states > many ? "BRANDES_KOEPF" : "NETWORK_SIMPLEX",
  // More attempts at fewer crossings than by default.
  "elk.layered.thoroughness": states > many ? "7" : "12",
  "elk.layered.edgeLabels.sideSelection": "ALWAYS_UP",
});

/** What the parts of one layout have in common. */
interface Task {
  chart: LevelChart;
  shown: Shown;
  options: LayoutOptions;
  order: ReadingOrder;
  hierarchy: Hierarchy;
  childrenOf(id: string | null): readonly LevelState[];
}

function taskOf(chart: LevelChart, direction: Direction, shown: Shown): Task {
  const hierarchy = hierarchyOf(chart.states);
  const states = new Map(chart.states.map((state) => [state.id, state]));
  return {
    chart,
    shown,
    options: optionsFor(direction, chart.states.length),
    order: readingOrder(chart, hierarchy),
    hierarchy,
    childrenOf: (id) => hierarchy.childrenOf(id).flatMap((child) => states.get(child) ?? []),
  };
}

/** Transitions from a state to itself stand one after another: one around another would pass through a longer label of it. */
const beside: LayoutOptions = { "elk.layered.edgeRouting.selfLoopOrdering": "SEQUENCED" };

function nodeOf(task: Task, state: LevelState): ElkNode {
  const { chart, shown, options } = task;
  const children = task.childrenOf(state.id);
  if (state.kind === "history") return { id: state.id, width: history, height: history };
  if (children.length === 0) return { id: state.id, ...leafOf(chart, state, shown), layoutOptions: beside };
  const head = headOf(chart, state, shown.wording);
  const points: ElkNode[] = [];
  if (children.some(({ isInitial }) => isInitial)) points.push({ id: initialOf(state.id), width: dot, height: dot });
  if (chart.transitions.some((one) => one.source === state.id && startsInside(one, task.hierarchy)))
    points.push({ id: anywhereOf(state.id), ...anywhere });
  return {
    id: state.id,
    layoutOptions: {
      ...options,
      "elk.padding": `[top=${head.height + 14},left=20,bottom=20,right=20]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${head.width},${head.height})`,
    },
    children: [...points, ...children.map((child) => nodeOf(task, child))],
  };
}

/** A line that is laid out the other way round, so that the drawing has no cycles, and then turned again. */
interface Line extends ElkExtendedEdge {
  isTurned?: boolean;
}

function linesTo({ order, shown, hierarchy }: Task, transition: LevelTransition): Line[] {
  const isInside = startsInside(transition, hierarchy);
  const source = isInside ? anywhereOf(transition.source) : transition.source;
  return transition.targets.map((target, index): Line => {
    const isTurned = !isInside && order.leadsBack(transition.source, target);
    const { width, height } = roomOf(labelLines(transition, shown.wording));
    const label = {
      text: transition.id,
      width: width + 8,
      height: height + 4,
      // Near its source, where someone who follows it begins.
      layoutOptions: {
        "elk.layered.edgeLabels.centerLabelPlacementStrategy": isTurned ? "HEAD_LAYER" : "TAIL_LAYER",
      },
    };
    return {
      id: `${transition.id} → ${index}`,
      sources: [isTurned ? target : source],
      targets: [isTurned ? source : target],
      labels: index === 0 ? [label] : [],
      isTurned,
    };
  });
}

function linesOf(task: Task): Line[] {
  const { chart, order } = task;
  const begins = chart.states
    .filter(({ isInitial }) => isInitial)
    .map(({ id, parent }) => ({
      id: beginningOf(id),
      sources: [initialOf(parent ?? "")],
      targets: [id],
      layoutOptions: { "elk.layered.priority.straightness": "10" },
    }));
  // Not drawn: they keep the initial state before states that it has no way to.
  const loose = order.loose.map(([initial, state]) => ({
    id: `${initial} before ${state}`,
    sources: [initial],
    targets: [state],
    layoutOptions: { "elk.layered.priority.shortness": "0", "elk.layered.priority.straightness": "0" },
  }));
  return [...begins, ...chart.transitions.flatMap((transition) => linesTo(task, transition)), ...loose];
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.ceil(width),
  height: Math.ceil(height),
});
const pointOf = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/**
 * Lays out a chart in layers: every compound state from its initial state on, in one direction. Ways back are laid out
 * as ways on, so that no cycle moves a later state before the initial one.
 */
export async function layered(chart: LevelChart, direction: Direction, shown: Shown): Promise<Omit<Layout, "lines">> {
  const task = taskOf(chart, direction, shown);
  const lines = linesOf(task);
  const laid: ElkNode = await new ELK().layout<ElkNode>({
    id: "picture",
    layoutOptions: {
      ...task.options,
      "elk.json.shapeCoords": "ROOT",
      "elk.json.edgeCoords": "ROOT",
      "elk.padding": "[top=12,left=12,bottom=12,right=12]",
    },
    children: task.childrenOf(null).map((state) => nodeOf(task, state)),
    edges: lines.map(({ isTurned: _, ...edge }) => edge),
  });
  const boxes: Record<string, Box> = {};
  const visit = (node: ElkNode): void => {
    boxes[node.id] = boxOf(node);
    for (const child of node.children ?? []) visit(child);
  };
  for (const child of laid.children ?? []) visit(child);
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge as ElkExtendedEdge]));
  const turned = new Set(lines.filter(({ isTurned }) => isTurned).map(({ id }) => id));
  const lineOf = (id: string): Point[] => {
    const points = (edges.get(id)?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map(pointOf),
    );
    return turned.has(id) ? points.reverse() : points;
  };
  const drawn = chart.transitions
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, targets }) => ({
      id,
      lines: targets.map((_, index) => lineOf(`${id} → ${index}`)),
      label: boxOf(edges.get(`${id} → 0`)?.labels?.[0] ?? {}),
    }));
  const begins = chart.states
    .filter(({ isInitial }) => isInitial)
    .map(({ id }) => ({ id: beginningOf(id), lines: [lineOf(beginningOf(id))], label: boxOf({}) }));
  return {
    directions: Object.fromEntries(task.childrenOf(null).map(({ id }) => [id, direction])),
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: boxes,
    transitions: [...drawn, ...begins],
    note: null,
  };
}
