import { basename } from "node:path";
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
import { writeText } from "../cli/files";
import { kebabCase } from "../cli/names";
import type { Subject } from "../cli/subject";
import { subjectsOf } from "../cli/subjects";
import { UsageError } from "../cli/usage-error";
import { planning } from "../planner/planning";
import { leftOut, playwrightOf } from "./playwright";
import { csvOf, gherkinOf, markdownOf, type Titled } from "./words";

/** The options of an export. */
interface Order {
  subjects: readonly Subject[];
  plan(subject: Subject): Promise<Titled>;
  outlet: Outlet;
  /** The name of the file, if there is one. */
  file: string | undefined;
}

const inWords =
  (write: (all: readonly Titled[]) => string) =>
  async ({ subjects, plan }: Order): Promise<string> => {
    const all: Titled[] = [];
    for (const subject of subjects) all.push(await plan(subject));
    return write(all);
  };

/** Exports only machines with a page. @throws {UsageError} if there are none */
async function forPlaywright({ subjects, plan, file, outlet }: Order): Promise<string> {
  const { config, program, say } = outlet;
  const pages = (await config.pages?.()) ?? [];
  // Pages that share the session are omitted: the export cannot sign in the rest of the page.
  const pageOf = ({ id }: Subject) =>
    pages.find(({ screen, sharesSession }) => screen.testModel.machine.id === id && !sharesSession);
  const missing = subjects.filter((subject) => !pageOf(subject)).map(({ id }) => id);
  const [first] = missing;
  if (first !== undefined && missing.length === subjects.length)
    throw new UsageError(
      `The page of ${first} is not described; write ${config.pageFile?.(first) ?? "a page and configure it under `pages`"}, or take another format.`,
    );
  const all = [];
  for (const subject of subjects) {
    const tests = pageOf(subject);
    if (tests) all.push({ ...(await plan(subject)), tests });
  }
  if (missing.length > 0 && file !== undefined) say(leftOut(missing));
  const [id = "", ...others] = all.map(({ planning }) => planning.testModel.machine.id);
  const name = file ?? `${others.length > 0 ? "machines" : kebabCase(id)}.spec.ts`;
  return playwrightOf(all, { missing, file: name, program });
}

/** Writers by format: each writes the planned tests of all machines as one text. */
const formats: Record<string, (order: Order) => Promise<string>> = {
  markdown: inWords(markdownOf),
  gherkin: inWords(gherkinOf),
  csv: inWords(csvOf),
  playwright: forPlaywright,
};

export const exportCommand: Command = {
  usage: `statechart-testing export [FILE|MACHINE|all] --format=${Object.keys(formats).join("|")} [--strategy=NAME] [--seed=N] [--out FILE]
Writes the planned tests for people (Markdown, Gherkin, CSV), or as a file for Playwright's test runner.
${subjectUsage}
${planUsage}
  --out FILE           writes into a file instead of the terminal`,

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
    const plan = async ({ title, testModel }: Subject): Promise<Titled> => ({
      title,
      planning: planning(await testModel(), strategy, seed),
    });
    const text = await format({ subjects, plan, outlet, file: out && basename(out) });
    if (out === undefined) say(text.trimEnd());
    else writeText(out, text);
    return 0;
  },
};
