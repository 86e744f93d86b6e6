import { type Chart, chartOf } from "../chart/chart";
import { layOut } from "../chart/lay-out";
import { type Drawn, dataFile } from "../chart/layout";
import { type Wording, wordings } from "../chart/machine-words";
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
  wording: Wording,
): Promise<{ file: BuiltFile; note: string | null }> {
  const layout = await layOut(chart, { wording });
  const content = svgOf(chart, layout, config.theme ?? defaultTheme);
  return { file: { name: drawingFile(chart.machine), content }, note: layout.note };
}

/** The viewer's data for a machine in each wording, and the machine as Mermaid text for places that show no drawing. */
export async function machineData(chart: Chart): Promise<BuiltFile[]> {
  const files: BuiltFile[] = [{ name: `${chart.machine}.mmd`, content: mermaidOf(chart) }];
  for (const wording of wordings) {
    const [layout, roomy] = [await layOut(chart, { wording }), await layOut(chart, { wording, screens: true })];
    const drawn: Drawn = { chart, layout, roomy };
    files.push({ name: dataFile(chart.machine, wording), content: `${JSON.stringify(drawn)}\n` });
  }
  return files;
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
