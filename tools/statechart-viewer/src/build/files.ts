import { type Chart, chartOf } from "../chart/chart";
import { layOut, layOutLevel } from "../chart/lay-out";
import type { LevelLayout, MachineData } from "../chart/layout";
import { type Level, levelName } from "../chart/level";
import type { Wording } from "../chart/machine-words";
import { type DrawnMap, mapOf } from "../chart/map";
import { layOutMap } from "../chart/map-layout";
import { mermaidOf } from "../chart/mermaid";
import type { Shown } from "../chart/texts";
import type { ViewerConfig } from "../config";
import { svgOf } from "../drawing/svg";
import { defaultTheme } from "../ui/tokens";

/** A generated file with its content. */
export interface BuiltFile {
  name: string;
  content: string;
}

/** The file name of a machine's drawing. */
export const drawingFile = (machine: string): string => `${machine}.svg`;

/** A machine's drawing, which git keeps. @returns also the layout's note, if it had to be simplified */
export async function drawingOf(
  config: Pick<ViewerConfig, "theme">,
  chart: Chart,
  wording: Wording,
): Promise<{ file: BuiltFile; note: string | null }> {
  const layout = await layOut(chart, { wording });
  const content = svgOf(chart, layout, config.theme ?? defaultTheme);
  return { file: { name: drawingFile(chart.machine), content }, note: layout.note };
}

/** The viewer's data for a machine, and the machine as Mermaid text for places that show no drawing. */
export const machineData = (chart: Chart): BuiltFile[] => [
  { name: `${chart.machine}.json`, content: `${JSON.stringify({ chart } satisfies MachineData)}\n` },
  { name: `${chart.machine}.mmd`, content: mermaidOf(chart) },
];

/** The file with the layout of a level, by the level's name. */
export const levelFile = (machine: string, name: string): string => `levels/${machine}/${name}.json`;

/** The viewer's data for a level of a machine. */
export async function levelData(chart: Chart, level: Level, shown: Shown): Promise<BuiltFile> {
  const data: LevelLayout = { hash: chart.hash, layout: await layOutLevel(chart, level, shown) };
  return { name: levelFile(chart.machine, levelName(chart, level, shown)), content: `${JSON.stringify(data)}\n` };
}

/** The viewer's data for the map of all machines. @throws {Error} if a journey leads through an unknown machine */
export async function mapData(config: ViewerConfig): Promise<BuiltFile> {
  const map = mapOf(chartsOf(config), config.journeys ?? {});
  const data: DrawnMap = { map, layout: await layOutMap(map) };
  return { name: "map.json", content: `${JSON.stringify(data)}\n` };
}

/** The charts of all machines. */
export const chartsOf = ({ machines }: ViewerConfig): Chart[] =>
  Object.values(machines).map(({ machine, title, group, words }) => chartOf(machine, title, group, words));

const sectionOf = ({ machine, title, description, states, transitions }: Chart): string[] => [
  "",
  `### ${title}`,
  "",
  `${description ?? ""} \`${machine}\`, ${states.length - 1} states, ${transitions.length} transitions.`.trim(),
  "",
  `![${title}](${drawingFile(machine)})`,
];

/** The index of all drawings in Markdown, for code hosts. */
export function indexFile(config: ViewerConfig): BuiltFile {
  const charts = chartsOf(config);
  const groups = [...new Set(charts.map(({ group }) => group))];
  const lines = [
    "# Flows",
    "",
    config.introduction,
    ...groups.flatMap((group) => [
      "",
      `## ${group[0]?.toUpperCase()}${group.slice(1)}`,
      ...charts.filter((chart) => chart.group === group).flatMap(sectionOf),
    ]),
    "",
  ];
  return { name: "README.md", content: lines.join("\n") };
}
