import { type Chart, chartOf } from "../chart/chart";
import { layOut } from "../chart/lay-out";
import type { Drawn } from "../chart/layout";
import { mermaidOf } from "../chart/mermaid";
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
): Promise<{ file: BuiltFile; note: string | null }> {
  const layout = await layOut(chart);
  const content = svgOf(chart, layout, config.theme ?? defaultTheme);
  return { file: { name: drawingFile(chart.machine), content }, note: layout.note };
}

/** The viewer's data for a machine, and the machine as Mermaid text for places that show no drawing. */
export async function machineData(chart: Chart): Promise<BuiltFile[]> {
  const drawn: Drawn = { chart, layout: await layOut(chart), roomy: await layOut(chart, true) };
  return [
    { name: `${chart.machine}.json`, content: `${JSON.stringify(drawn)}\n` },
    { name: `${chart.machine}.mmd`, content: mermaidOf(chart) },
  ];
}

/** The charts of all machines. */
export const chartsOf = ({ machines }: ViewerConfig): Chart[] =>
  Object.values(machines).map(({ machine, title, group }) => chartOf(machine, title, group));

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
