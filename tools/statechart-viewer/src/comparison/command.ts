import { readArguments } from "statechart-testing/cli/command";
import { writeText } from "statechart-testing/cli/files";
import { kebabCase } from "statechart-testing/cli/names";
import type { Chart } from "../chart/chart";
import type { Wording } from "../chart/machine-words";
import { type Command, ViewerError } from "../cli/command";
import type { ViewerConfig } from "../config";
import { affectedBy } from "./affected";
import { compareAll } from "./compare";
import { type Comparison, findingOf, headlineOf, markdownOf, summaryOf } from "./report";
import { type Revision, rangeOf, withRevisions } from "./revision";

/** Where a comparison is written; by default, it is printed. */
export const reportOptions = { markdown: { type: "string" }, html: { type: "string" } } as const;

const options = {
  "working-tree": { type: "boolean", default: false },
  engineering: { type: "boolean", default: false },
  ...reportOptions,
} as const;

export const reportUsage = `  --markdown FILE      writes the Markdown into a file
  --html FILE          writes a page with a drawing of every machine that has changed`;

/** Prints a comparison, or writes it to files. @throws {ViewerError} if a file cannot be written */
export async function report(
  comparison: Comparison,
  { markdown, html }: { markdown?: string | undefined; html?: string | undefined },
  theme: ViewerConfig["theme"],
  say: (line: string) => void,
): Promise<void> {
  if (markdown !== undefined) writeText(markdown, markdownOf(comparison));
  // Drawing needs many more modules than comparing, and is optional.
  if (html !== undefined) writeText(html, await (await import("./page")).pageOf(comparison, theme));
  if (markdown === undefined && html === undefined) {
    say(comparison.findings.length === 0 ? headlineOf(comparison) : markdownOf(comparison).trimEnd());
    return;
  }
  say(headlineOf(comparison));
  for (const { change } of comparison.findings) say(`  ${change.title}: ${summaryOf(change)}`);
}

/** The selected machines of both revisions. @throws {ViewerError} if neither has one of them */
function chosen(name: string, all: readonly Chart[]): ReadonlySet<string> {
  const ids = [...new Set(all.map(({ machine }) => machine))];
  const meant = name === "all" ? ids : ids.filter((id) => id === name || kebabCase(id) === name);
  if (meant.length === 0)
    throw new ViewerError(`Neither revision has a machine "${name}"; take all or one of ${ids.join(", ")}.`);
  return new Set(meant);
}

const nameOf = ({ name, commit }: Revision): string =>
  commit === null || commit.startsWith(name) ? name : `${name} (${commit})`;

/** Compares all machines of two revisions, or one of them. @throws {ViewerError} */
async function compared(before: Revision, after: Revision, machine: string, wording: Wording): Promise<Comparison> {
  const meant = chosen(machine, [...before.charts, ...after.charts]);
  const only = ({ charts }: Revision) => charts.filter((chart) => meant.has(chart.machine));
  const changes = compareAll(only(before), only(after)).filter(({ kind }) => kind !== "same");
  const tests = await after.testsOf(changes.filter((one) => one.after).map((one) => one.machine));
  return {
    before: nameOf(before),
    after: nameOf(after),
    wording,
    machines: meant.size,
    findings: changes.map((change) => findingOf(change, affectedBy(change, tests[change.machine] ?? null), wording)),
  };
}

/** Describes the changes to the machines between two revisions. */
export const diffCommand = (config: Pick<ViewerConfig, "call" | "revisions" | "theme">): Command => ({
  usage: `${config.call} diff REV..REV [MACHINE|all] [--markdown FILE] [--html FILE]
Describes the changes to the machines in sentences, with the affected requirements and tests, as Markdown.
  REV..                compares with the current files; the same as REV --working-tree
  REV...REV            since the two diverged, as in a pull request
  --engineering        uses the names in the code instead of the product's words
${reportUsage}`,

  async run(args, { say }) {
    const { values, positionals } = readArguments(`${config.call} diff`, args, options, 2);
    const [typed, machine = "all"] = positionals;
    const range = rangeOf(typed, values["working-tree"]);
    const comparison = await withRevisions(config.revisions, range, (before, after) =>
      compared(before, after, machine, values.engineering ? "engineering" : "product"),
    );
    await report(comparison, values, config.theme, say);
    return 0;
  },
});
