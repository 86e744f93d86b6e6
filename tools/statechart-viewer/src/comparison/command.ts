import { readArguments } from "statechart-testing/cli/command";
import { writeText } from "statechart-testing/cli/files";
import type { Command } from "../cli/command";
import type { ViewerConfig } from "../config";
import { compared, rejectUnknown } from "./compared";
import { type Comparison, headlineOf, markdownOf, summaryOf } from "./report";
import { rangeOf, withRevisions } from "./revision";

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

/** Describes the changes to the machines between two revisions. */
export const diffCommand = (config: Pick<ViewerConfig, "call" | "machines" | "revisions" | "theme">): Command => ({
  usage: `${config.call} diff REV..REV [MACHINE|all] [--engineering] [--markdown FILE] [--html FILE]
Describes the changes to the machines in sentences, with the affected requirements and tests, as Markdown.
  REV..                compares with the current files; the same as REV --working-tree
  REV...REV            since the two diverged, as in a pull request
  --engineering        uses the names in the code instead of the product's words
${reportUsage}`,

  async run(args, { say }) {
    const { values, positionals } = readArguments(`${config.call} diff`, args, options, 2);
    const [typed, machine = "all"] = positionals;
    const range = rangeOf(typed, values["working-tree"]);
    const comparison = await withRevisions(
      config.revisions,
      range,
      (before, after) =>
        compared(before, after, {
          machine,
          wording: values.engineering ? "engineering" : "product",
          revisions: config.revisions,
        }),
      rejectUnknown(config, machine),
    );
    await report(comparison, values, config.theme, say);
    return 0;
  },
});
