import { basename, join } from "node:path";
import {
  type Command,
  chosenSeed,
  chosenStrategy,
  type Outlet,
  planOptions,
  planUsage,
  readArguments,
  subjectUsage,
} from "../cli/command";
import { eachSubject } from "../cli/each-subject";
import { writeText } from "../cli/files";
import { kebabCase } from "../cli/names";
import type { Subject } from "../cli/subject";
import { subjectsOf } from "../cli/subjects";
import { UsageError } from "../cli/usage-error";
import { planning } from "../planner/planning";
import { csvOf } from "./csv";
import { gherkinOf } from "./gherkin";
import { markdownOf } from "./markdown";
import { formatted, playwrightOf } from "./playwright";
import { type Titled, type Told, toldOf } from "./told";

/** A machine to export. */
interface Order extends Titled {
  outlet: Outlet;
  /** The name of the file. */
  file: string;
}

/** A format of exported tests. */
interface Format {
  /** The ending of its files. */
  ending: string;
  /** Why a machine cannot be written in it by design, in one sentence, or null. */
  skips(id: string, outlet: Outlet): Promise<string | null>;
  write(order: Order): Promise<string>;
}

const inWords = (ending: string, write: (told: Told) => string): Format => ({
  ending,
  skips: async () => null,
  async write({ title, planning: planned, outlet: { config } }) {
    const { id } = planned.testModel.machine;
    const [views, pages] = [await config.views?.(), await config.pages?.()];
    const screen = await views?.screenOf(id);
    const page = pages?.find((one) => one.screen.testModel.machine.id === id);
    return write(await toldOf({ title, planning: planned, screen, page, common: config.words }));
  },
});

async function pageOf(id: string, { config }: Outlet) {
  const pages = (await config.pages?.()) ?? [];
  return pages.find(({ screen }) => screen.testModel.machine.id === id);
}

const playwright: Format = {
  ending: ".spec.ts",
  async skips(id, outlet) {
    const page = await pageOf(id, outlet);
    if (!page)
      return `The page of ${id} is not described; write ${outlet.config.pageFile?.(id) ?? "a page and configure it under `pages`"}, or take another format.`;
    return page.sharesSession
      ? `The page of ${id} shares the session with the rest of the page, which an exported test cannot sign in; take another format.`
      : null;
  },
  async write({ title, planning: planned, outlet, file }) {
    const tests = await pageOf(planned.testModel.machine.id, outlet);
    if (!tests) throw new Error("There is no page to write tests of.");
    return formatted(await playwrightOf({ title, planning: planned, tests }, { file, program: outlet.program }));
  },
};

const formats: Record<string, Format> = {
  markdown: inWords(".md", markdownOf),
  gherkin: inWords(".feature", gherkinOf),
  csv: inWords(".csv", csvOf),
  playwright,
};

const counted = (count: number, of: string): string => `${count} ${of}${count === 1 ? "" : "s"}`;

export const exportCommand: Command = {
  usage: `statechart-testing export [FILE|MACHINE|all] --format=${Object.keys(formats).join("|")} [--strategy=NAME] [--seed=N] [--out FILE|FOLDER]
Writes the planned tests for people (Markdown, Gherkin, CSV), or for Playwright's test runner.
${subjectUsage}
${planUsage}
  --out FILE           writes the tests of one machine into a file instead of the terminal
  --out FOLDER         writes one file for each of several machines`,

  async run(args, outlet) {
    const { say, program, config } = outlet;
    const { values, positionals } = readArguments(`${program} export`, args, {
      ...planOptions,
      format: { type: "string", default: "" },
      out: { type: "string" },
    });
    const subjects = await subjectsOf(config, positionals[0]);
    const strategy = chosenStrategy(values.strategy);
    const seed = chosenSeed(values.seed);
    const { out } = values;
    const format = Object.hasOwn(formats, values.format) ? formats[values.format] : undefined;
    if (!format)
      throw new UsageError(`--format is "${values.format}"; take one of ${Object.keys(formats).join(", ")}.`);
    const textOf = async ({ title, testModel }: Subject, file: string) =>
      format.write({ title, planning: planning(await testModel(), strategy, seed), outlet, file });

    const [only, ...others] = subjects;
    if (only && others.length === 0) {
      const why = await format.skips(only.id, outlet);
      if (why !== null) throw new UsageError(why);
      const text = await textOf(only, out === undefined ? `${kebabCase(only.id)}${format.ending}` : basename(out));
      if (out === undefined) say(text.trimEnd());
      else writeText(out, text);
      return 0;
    }
    if (out === undefined)
      throw new UsageError(
        `Each of the ${subjects.length} machines becomes a file; name a folder for them: --out FOLDER.`,
      );
    let written = 0;
    const isWhole = await eachSubject(subjects, say, async (subject) => {
      const why = await format.skips(subject.id, outlet);
      if (why !== null) {
        say(`SKIPPED ${subject.id}: ${why}`);
        return true;
      }
      const file = `${kebabCase(subject.id)}${format.ending}`;
      writeText(join(out, file), await textOf(subject, file));
      written += 1;
      return true;
    });
    say(`${counted(written, "file")} in ${out}.`);
    return isWhole ? 0 : 1;
  },
};
