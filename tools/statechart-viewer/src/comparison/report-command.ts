import { join } from "node:path";
import { readArguments } from "statechart-testing/cli/command";
import { writeText } from "statechart-testing/cli/files";
import type { Command } from "../cli/command";
import type { ViewerConfig } from "../config";
import { defaultTheme } from "../ui/tokens";
import { compared, rejectUnknown } from "./compared";
import { writePictures } from "./pictures";
import { headlineOf, markdownOf } from "./report";
import { type Revision, rangeOf, withRevisions } from "./revision";
import { screenshotsBetween } from "./screenshots";

const options = {
  "working-tree": { type: "boolean", default: false },
  engineering: { type: "boolean", default: false },
  out: { type: "string", default: "test-results/flow-report" },
  "pictures-at": { type: "string" },
} as const;

/** With the table in front, less than the 65,536 characters that a comment may have on the largest code host. */
const maxLength = 55_000;

/** Writes the report about a pull request. */
export const reportCommand = (config: Pick<ViewerConfig, "call" | "machines" | "revisions" | "theme">): Command => ({
  usage: `${config.call} report REV...REV [MACHINE|all] [--out FOLDER] [--pictures-at URL] [--engineering]
Writes a report about the changes to the machines, for a comment on a pull request: Markdown with a drawing of each
machine that has changed, and with screenshots of changed states before and after. Changes that a comment has no room
for are named; diff has all.
  --out FOLDER         the folder for report.md and its pictures; ${options.out.default} by default
  --pictures-at URL    where readers find the pictures, as far as the folder: code hosts show only pictures that they
                       can load. By default, they are beside the report
  --engineering        uses the names in the code instead of the product's words`,

  async run(args, { say }) {
    const { values, positionals } = readArguments(`${config.call} report`, args, options, 2);
    const [typed, machine = "all"] = positionals;
    const { out } = values;
    const wording = values.engineering ? "engineering" : "product";
    const address = values["pictures-at"]?.replace(/\/*$/, "/") ?? "pictures/";
    const { revisions, theme = defaultTheme } = config;
    const write = async (before: Revision, after: Revision) => {
      const comparison = await compared(before, after, { machine, wording, revisions });
      const pictures = await writePictures(
        comparison.findings,
        await screenshotsBetween(revisions, before, after),
        { folder: join(out, "pictures"), address },
        { wording, theme },
      );
      writeText(join(out, "report.md"), markdownOf(comparison, { pictures, maxLength }));
      say(`${headlineOf(comparison)} ${join(out, "report.md")} has the report.`);
    };
    const range = rangeOf(typed, values["working-tree"]);
    await withRevisions(revisions, range, write, rejectUnknown(config, machine));
    return 0;
  },
});
