import { countCrossings, crossedLabels, firstStates } from "../chart/figures";
import { layOutLevel } from "../chart/lay-out";
import { sizes } from "../chart/layout";
import { type Level, levelName, openingLevel, partsOf } from "../chart/level";
import { levelChart } from "../chart/level-chart";
import { chartOfMachine } from "../cli/machines";
import type { ViewerConfig } from "../config";
import { openingScale } from "../viewer/viewer-machine/scales";

/** The room that a chart has in windows of these widths, with all columns open. */
const rooms = {
  1440: { width: 690, height: 570 },
  1024: { width: 380, height: 420 },
  375: { width: 340, height: 330 },
} as const;

/** How well a level can be read. */
export interface LevelFigures {
  machine: string;
  level: string;
  width: number;
  height: number;
  /** The smallest text when it opens, in pixels of the screen, by the width of the window. */
  text: readonly number[];
  /** The worst position of an initial state among its siblings: 0 is first. Null without one. */
  first: number | null;
  crossings: number;
  /** How many texts have a line through them. */
  crossed: number;
}

async function figuresOf(config: ViewerConfig, id: string, level: Level): Promise<LevelFigures> {
  const chart = chartOfMachine(config, id);
  const layout = await layOutLevel(chart, level, { wording: "product" });
  const positions = firstStates(levelChart(chart, level), layout).map(({ position }) => position);
  return {
    machine: id,
    level: `${level.state.slice(id.length + 1) || "all"} ${levelName(chart, level, { wording: "product" }).split("-")[0]}`,
    width: layout.width,
    height: layout.height,
    text: Object.values(rooms).map((room) => sizes.text * openingScale(layout, room)),
    first: positions.length === 0 ? null : Math.max(...positions),
    crossings: countCrossings(layout),
    crossed: crossedLabels(layout).length,
  };
}

/** The whole machine in full, and each of its parts as it opens. */
function levelsOf(config: ViewerConfig, id: string): Level[] {
  const chart = chartOfMachine(config, id);
  const opening = partsOf(chart).map((part) => openingLevel(chart, part));
  const [whole] = opening;
  const isFolded = whole?.kind === "part" && whole.isFolded;
  return [...(isFolded ? [{ ...whole, isFolded: false }] : []), ...opening];
}

const header = [
  "machine",
  "level",
  "size",
  ...Object.keys(rooms).map((one) => `text at ${one}`),
  "first",
  "crossings",
  "lines through texts",
];

/** The figures of machines as a table in Markdown, with a line for all of them. */
export async function figuresTable(config: ViewerConfig, ids: readonly string[]): Promise<string> {
  const all: LevelFigures[] = [];
  for (const id of ids) for (const level of levelsOf(config, id)) all.push(await figuresOf(config, id, level));
  const px = (text: number) => text.toFixed(1);
  const rows = all.map(({ machine, level, width, height, text, first, crossings, crossed }) => [
    machine,
    level,
    `${width} × ${height}`,
    ...text.map(px),
    first === null ? "" : first.toFixed(2),
    String(crossings),
    String(crossed),
  ]);
  const sum = (count: (one: LevelFigures) => number) => String(all.reduce((total, one) => total + count(one), 0));
  const least = Object.keys(rooms).map((_, index) => px(Math.min(...all.map(({ text }) => text[index] ?? 0))));
  const worst = Math.max(0, ...all.map(({ first }) => first ?? 0)).toFixed(2);
  const total = [
    "all",
    `${all.length} levels`,
    "",
    ...least,
    worst,
    sum((one) => one.crossings),
    sum((one) => one.crossed),
  ];
  return [header, header.map(() => "-"), ...rows, total].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
