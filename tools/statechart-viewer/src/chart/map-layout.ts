import ELK, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from "elkjs/lib/elk.bundled.js";
import { type Box, type DrawnLine, type LineKind, type Point, padding, sizes } from "./layout";
import { capitalized } from "./machine-words";
import type { MachineMap, MapLayout, MapLink, MappedMachine } from "./map";
import { lineHeight, linesOf, widthOf } from "./measure";
import { ascent, lineWidth, roomOf } from "./texts";

/** The widest text of a box, and the height of a group's title; in pixels. */
const widest = 150;
const titleHeight = 34;
const gap = 14;
/** The machines of a group that nothing leads to or from stand in this many columns. */
const columns = 2;

const options: LayoutOptions = {
  "elk.algorithm": "layered",
  "elk.direction": "RIGHT",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.spacing.nodeNode": String(gap),
  "elk.spacing.edgeNode": "12",
  "elk.spacing.edgeEdge": "10",
  "elk.layered.spacing.nodeNodeBetweenLayers": "36",
  "elk.layered.spacing.edgeNodeBetweenLayers": "14",
  "elk.layered.thoroughness": "30",
};

interface Text {
  kind: LineKind;
  text: string;
}

const textsOf = ({ title, states }: MappedMachine): Text[] => [
  ...linesOf(title, widest, sizes.name).map((text): Text => ({ kind: "name", text })),
  { kind: "description", text: states === 1 ? "1 state" : `${states} states` },
];
const sizeOf = (machine: MappedMachine) => {
  const { width, height } = roomOf(textsOf(machine));
  return { width: width + 2 * padding.x, height: height + 2 * padding.y };
};

const groupsOf = ({ machines }: MachineMap): string[] => [...new Set(machines.map(({ group }) => group))];
const groupId = (group: string): string => `group ${group}`;
const othersId = (group: string): string => `others of ${group}`;

/** Boxes in columns, from the upper left corner on. */
function inColumns(machines: readonly MappedMachine[]): { boxes: Record<string, Box>; width: number; height: number } {
  const boxes: Record<string, Box> = {};
  const size = machines.map(sizeOf);
  const width = Math.max(0, ...size.map((one) => one.width));
  const height = Math.max(0, ...size.map((one) => one.height));
  for (const [index, { machine }] of machines.entries())
    boxes[machine] = {
      x: (index % columns) * (width + gap),
      y: Math.floor(index / columns) * (height + gap),
      width,
      height,
    };
  const rows = Math.ceil(machines.length / columns);
  return {
    boxes,
    width: Math.min(columns, machines.length) * (width + gap) - gap,
    height: rows * (height + gap) - gap,
  };
}

const linked = ({ links }: MachineMap): Set<string> => new Set(links.flatMap(({ from, to }) => [from, to]));

const moved = (box: Box, { x, y }: Point): Box => ({ ...box, x: box.x + x, y: box.y + y });

/** The first journey is the straightest; machines that only run others come last. */
function prioritiesOf({ journeys }: MachineMap, link: MapLink): LayoutOptions {
  const rank = Object.keys(journeys).findIndex((name) => link.journeys.includes(name));
  const priority = rank < 0 ? "0" : rank === 0 ? "100" : "5";
  return {
    "elk.layered.priority.direction": priority,
    "elk.layered.priority.straightness": priority,
    "elk.layered.priority.shortness": priority,
  };
}

type Positions = Omit<MapLayout, "texts" | "note">;

async function layered(map: MachineMap): Promise<Positions> {
  const isLinked = linked(map);
  const groups = groupsOf(map).map((group) => {
    const own = map.machines.filter((one) => one.group === group);
    const others = own.filter(({ machine }) => !isLinked.has(machine));
    return { group, own: own.filter(({ machine }) => isLinked.has(machine)), others: inColumns(others) };
  });
  const laid: ElkNode = await new ELK().layout<ElkNode>({
    id: "map",
    layoutOptions: { ...options, "elk.json.shapeCoords": "ROOT", "elk.json.edgeCoords": "ROOT" },
    children: groups.map(({ group, own, others }) => ({
      id: groupId(group),
      layoutOptions: {
        ...options,
        "elk.padding": `[top=${titleHeight},left=14,bottom=14,right=14]`,
        "elk.nodeSize.constraints": "MINIMUM_SIZE",
        "elk.nodeSize.minimum": `(${widthOf(capitalized(group), sizes.name, 700) + 2 * padding.x},0)`,
      },
      children: [
        ...own.map((machine) => ({ id: machine.machine, ...sizeOf(machine) })),
        ...(others.width > 0 ? [{ id: othersId(group), width: others.width, height: others.height }] : []),
      ],
    })),
    edges: map.links.map((link, index) => ({
      id: String(index),
      sources: [link.from],
      targets: [link.to],
      layoutOptions: prioritiesOf(map, link),
    })),
  });
  const boxes: Record<string, Box> = {};
  const visit = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode): void => {
    boxes[id] = { x: Math.round(x), y: Math.round(y), width: Math.ceil(width), height: Math.ceil(height) };
    for (const child of children) visit(child);
  };
  for (const child of laid.children ?? []) visit(child);
  const boxAt = (id: string): Box => boxes[id] ?? { x: 0, y: 0, width: 0, height: 0 };
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge as ElkExtendedEdge]));
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    machines: Object.assign(
      {},
      ...groups.map(({ group, own, others }) => ({
        ...Object.fromEntries(own.map(({ machine }) => [machine, boxAt(machine)])),
        ...Object.fromEntries(
          Object.entries(others.boxes).map(([machine, box]) => [machine, moved(box, boxAt(othersId(group)))]),
        ),
      })),
    ),
    groups: Object.fromEntries(groups.map(({ group }) => [group, boxAt(groupId(group))])),
    lines: map.links.map((_, index) =>
      (edges.get(String(index))?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
        [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
      ),
    ),
  };
}

/** Groups one below the other, with straight lines between their machines. */
function simple(map: MachineMap): Positions {
  let y = 12;
  let width = 0;
  const machines: Record<string, Box> = {};
  const groups: Record<string, Box> = {};
  for (const group of groupsOf(map)) {
    const own = inColumns(map.machines.filter((one) => one.group === group));
    groups[group] = { x: 12, y, width: own.width + 28, height: own.height + titleHeight + 14 };
    for (const [machine, box] of Object.entries(own.boxes))
      machines[machine] = moved(box, { x: 26, y: y + titleHeight });
    y += own.height + titleHeight + 28;
    width = Math.max(width, own.width + 52);
  }
  const middle = (machine: string): Point => {
    const { x, y: top, width: wide, height } = machines[machine] as Box;
    return { x: x + wide / 2, y: top + height / 2 };
  };
  return { width, height: y, machines, groups, lines: map.links.map(({ from, to }) => [middle(from), middle(to)]) };
}

function drawnAt(texts: readonly Text[], { x, y }: Point): DrawnLine[] {
  return texts.map((line, index) => ({
    ...line,
    x: x + padding.x,
    y: y + padding.y + lineHeight * index + ascent,
    width: lineWidth(line),
  }));
}

function withTexts(map: MachineMap, positions: Positions, note: string | null): MapLayout {
  const texts = [
    ...Object.entries(positions.groups).flatMap(([group, box]) =>
      drawnAt([{ kind: "name", text: capitalized(group) }], box),
    ),
    ...map.machines.flatMap((machine) => drawnAt(textsOf(machine), positions.machines[machine.machine] as Box)),
  ];
  return { ...positions, texts, note };
}

/** Lays out a map from left to right, in the direction of its journeys. If this fails, it gets a simpler layout. */
export async function layOutMap(map: MachineMap, lay: typeof layered = layered): Promise<MapLayout> {
  try {
    return withTexts(map, await lay(map), null);
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    return withTexts(map, simple(map), `Laid out simply, since the better way failed: ${why}`);
  }
}
