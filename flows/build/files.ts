import { type MachineId, machines } from "../../machines/index";
import { chartOfMachine } from "../chart/all";
import type { Chart } from "../chart/chart";
import { layOut } from "../chart/lay-out";
import type { Drawn } from "../chart/layout";
import { mermaidOf } from "../chart/mermaid";
import { svgOf } from "../draw/svg";

/** A file below docs/flows/, with what belongs in it. */
export interface BuiltFile {
  name: string;
  content: string;
}

/** A machine as the lists of the site and of the code host show it. */
const entryOf = ({ machine, title, domain, description, hash, states, transitions }: Chart) => ({
  machine,
  title,
  domain,
  description,
  hash,
  // Without the machine itself.
  states: states.length - 1,
  transitions: transitions.length,
});

/** Picture, data and text of a machine. @returns the note of a layout that had to be a simpler one, too */
export async function filesOf(id: MachineId): Promise<{ files: BuiltFile[]; note: string | null }> {
  const chart = chartOfMachine(id);
  const layout = await layOut(chart);
  const roomy = await layOut(chart, true);
  return {
    files: [
      { name: `${id}.json`, content: `${JSON.stringify({ chart, layout, roomy } satisfies Drawn)}\n` },
      { name: `${id}.svg`, content: svgOf(chart, layout) },
      { name: `${id}.mmd`, content: mermaidOf(chart) },
    ],
    note: layout.note,
  };
}

const ids = Object.keys(machines) as MachineId[];

/** The lists of all machines: for the viewer, and to be read on a code host. */
export function indexFiles(): BuiltFile[] {
  const entries = ids.map((id) => entryOf(chartOfMachine(id)));
  const domains = [...new Set(entries.map(({ domain }) => domain))];
  const rows = (domain: string) =>
    entries
      .filter((entry) => entry.domain === domain)
      .map(
        ({ machine, title, states, transitions, description }) =>
          `| [${title}](${machine}.svg) | \`${machine}\` | ${states} | ${transitions} | ${description ?? ""} |`,
      );
  const page = [
    "# Flows",
    "",
    "Every statechart of the site as a picture, made by `npm run flows -- build`. How to read them: [docs/flows.md](../flows.md).",
    ...domains.flatMap((domain) => [
      "",
      `## ${domain[0]?.toUpperCase()}${domain.slice(1)}`,
      "",
      "| flow | machine | states | transitions | what it is |",
      "|-|-|-|-|-|",
      ...rows(domain),
    ]),
    "",
  ].join("\n");
  return [
    { name: "index.json", content: `${JSON.stringify(entries, null, 1)}\n` },
    { name: "README.md", content: page },
  ];
}
