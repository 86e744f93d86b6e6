import ELK, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from "elkjs/lib/elk.bundled.js";
import type { Chart, ChartState, ChartTransition } from "./chart";
import type { Box, Layout, Point } from "./layout";
import type { Wording } from "./machine-words";
import { anywhereOf, beginningOf, initialOf, startsInside } from "./points";
import { simpleLayout } from "./simple-layout";
import { headOf, labelLines, leafOf, roomOf, type Shown, withTexts } from "./texts";

/** Sizes of the points in the drawing, in pixels. */
const dot = 14;
const anywhere = { width: 92, height: 26 };
const history = 30;

type Direction = "RIGHT" | "DOWN";

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
  "elk.layered.edgeLabels.sideSelection": "ALWAYS_UP",
});

/** The distance of every reachable state from the machine's start, in transitions. */
function distances(chart: Chart): Map<string, number> {
  const found = new Map<string, number>();
  const enter = (id: string, distance: number): void => {
    for (let at: string | null = id; at !== null; at = chart.states.find((one) => one.id === at)?.parent ?? null)
      if (!found.has(at)) found.set(at, distance);
    for (const child of chart.states)
      if (child.parent === id && !found.has(child.id) && (child.isInitial || kindOf(chart, id) === "parallel"))
        enter(child.id, distance);
  };
  const [root] = chart.states;
  if (root) enter(root.id, 0);
  for (let distance = 0, grown = true; grown; distance += 1) {
    grown = false;
    for (const { source, targets } of chart.transitions)
      if (found.get(source) === distance)
        for (const target of targets)
          if (!found.has(target)) {
            enter(target, distance + 1);
            grown = true;
          }
  }
  return found;
}
const kindOf = (chart: Chart, id: string) => chart.states.find((one) => one.id === id)?.kind;

function nodeOf(chart: Chart, state: ChartState, options: LayoutOptions, shown: Shown): ElkNode {
  const children = chart.states.filter(({ parent }) => parent === state.id);
  if (state.kind === "history") return { id: state.id, width: history, height: history };
  if (children.length === 0) return { id: state.id, ...leafOf(chart, state, shown) };
  const head = headOf(chart, state, shown.wording);
  const points: ElkNode[] = [];
  if (state.kind === "compound") points.push({ id: initialOf(state.id), width: dot, height: dot });
  if (chart.transitions.some((one) => one.source === state.id && startsInside(one)))
    points.push({ id: anywhereOf(state.id), ...anywhere });
  return {
    id: state.id,
    layoutOptions: {
      ...options,
      "elk.padding": `[top=${head.height + 14},left=20,bottom=20,right=20]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${head.width},${head.height})`,
    },
    children: [...points, ...children.map((child) => nodeOf(chart, child, options, shown))],
  };
}

function edgesOf(chart: Chart, wording: Wording): ElkExtendedEdge[] {
  const far = distances(chart);
  const forward = (from: string, to: string): LayoutOptions =>
    (far.get(to) ?? 0) > (far.get(from) ?? 0) ? { "elk.layered.priority.direction": "10" } : {};
  const begins = chart.states
    .filter(({ isInitial }) => isInitial)
    .map(({ id, parent }) => ({
      id: beginningOf(id),
      sources: [initialOf(parent ?? "")],
      targets: [id],
      layoutOptions: { "elk.layered.priority.direction": "100", "elk.layered.priority.straightness": "10" },
    }));
  const edges = chart.transitions.flatMap((transition) =>
    transition.targets.map((target, index): ElkExtendedEdge => {
      const isInside = startsInside(transition);
      return {
        id: `${transition.id} → ${index}`,
        sources: [isInside ? anywhereOf(transition.source) : transition.source],
        targets: [target],
        layoutOptions: isInside ? {} : forward(transition.source, target),
        labels: index === 0 ? [{ text: transition.id, ...labelRoom(transition, wording) }] : [],
      };
    }),
  );
  return [...begins, ...edges];
}
const labelRoom = (transition: ChartTransition, wording: Wording) => {
  const { width, height } = roomOf(labelLines(transition, wording));
  return { width: width + 8, height: height + 4 };
};

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.ceil(width),
  height: Math.ceil(height),
});
const pointOf = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

async function layered(chart: Chart, direction: Direction, shown: Shown): Promise<Omit<Layout, "lines">> {
  const options = optionsFor(direction, chart.states.length);
  const [root] = chart.states;
  if (!root) throw new Error(`${chart.machine} has no state.`);
  const laid: ElkNode = await new ELK().layout<ElkNode>({
    id: "picture",
    layoutOptions: {
      ...options,
      "elk.json.shapeCoords": "ROOT",
      "elk.json.edgeCoords": "ROOT",
      "elk.padding": "[top=12,left=12,bottom=12,right=12]",
    },
    children: [nodeOf(chart, root, options, shown)],
    edges: edgesOf(chart, shown.wording),
  });
  const boxes: Record<string, Box> = {};
  const visit = (node: ElkNode): void => {
    boxes[node.id] = boxOf(node);
    for (const child of node.children ?? []) visit(child);
  };
  for (const child of laid.children ?? []) visit(child);
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge as ElkExtendedEdge]));
  const lineOf = (id: string): Point[] =>
    (edges.get(id)?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map(pointOf),
    );
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
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: boxes,
    transitions: [...drawn, ...begins],
    note: null,
  };
}

/** How much space a drawing needs on a typical screen; a smaller value means less scrolling. */
const bulk = ({ width, height }: { width: number; height: number }): number => Math.max(width / 1.5, height);

/**
 * Lays out a chart in one direction, from its initial state to its last ones: right or down, whichever fits a screen
 * better; only down if the chart is large. If this fails, the chart gets a simpler layout with a note.
 */
export async function layOut(chart: Chart, shown: Shown, lay: typeof layered = layered): Promise<Layout> {
  const { wording } = shown;
  try {
    const down = await lay(chart, "DOWN", shown);
    if (chart.states.length > many) return withTexts(chart, down, wording);
    const right = await lay(chart, "RIGHT", shown);
    return withTexts(chart, bulk(right) < bulk(down) ? right : down, wording);
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    const note = `Laid out simply, since the better way failed: ${why}`;
    return withTexts(chart, simpleLayout(chart, note, shown), wording);
  }
}
