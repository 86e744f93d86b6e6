import { basename } from "node:path";
import { type MachineId, machines } from "../../machines/index";
import { playwrightOf } from "./export/playwright";
import { csvOf, gherkinOf, markdownOf, type Titled } from "./export/words";
import { writeText } from "./files";
import { kebabCase } from "./names";
import { flowOf, planning } from "./planning";
import { QaError } from "./qa-error";
import { chosenMachines, chosenSeed, chosenStrategy, planOptions, planUsage, readArguments, type Verb } from "./verb";

/** What is asked for. */
interface Order {
  ids: readonly MachineId[];
  plan(id: MachineId): Promise<Titled>;
  /** The name of the file, where there is one. */
  file: string | undefined;
  /** Told what there is to say beside what is written. */
  say(line: string): void;
}

const inWords =
  (write: (all: readonly Titled[]) => string) =>
  async ({ ids, plan }: Order): Promise<string> => {
    const all: Titled[] = [];
    for (const id of ids) all.push(await plan(id));
    return write(all);
  };

/** Only of machines whose page is known. @throws {QaError} where that is none */
async function forPlaywright({ ids, plan, file, say }: Order): Promise<string> {
  const { pages } = await import("../shared/pages");
  // What the rest of a page hears is not written down.
  const pageOf = (id: MachineId) =>
    pages.find(({ screen, sharesSession }) => screen.flow.machine.id === id && !sharesSession);
  const missing = ids.filter((id) => !pageOf(id));
  const [first] = missing;
  if (first !== undefined && missing.length === ids.length)
    throw new QaError(
      `Nothing is known of the page of ${first}; write model-tests/${machines[first].domain}/${kebabCase(first)}.page.ts, or take another format.`,
    );
  const all = [];
  for (const id of ids) {
    const tests = pageOf(id);
    if (tests) all.push({ ...(await plan(id)), tests });
  }
  if (missing.length > 0 && file !== undefined)
    say(`Left out, because nothing is known of their pages: ${missing.join(", ")}.`);
  const [id = "", ...others] = all.map(({ planning }) => planning.flow.machine.id);
  return playwrightOf(all, missing, file ?? `${others.length > 0 ? "academy" : kebabCase(id)}.spec.ts`);
}

/** By format: writes the planned tests of all machines as one text. */
const formats: Record<string, (order: Order) => Promise<string>> = {
  markdown: inWords(markdownOf),
  gherkin: inWords(gherkinOf),
  csv: inWords(csvOf),
  playwright: forPlaywright,
};

export const exportVerb: Verb = {
  usage: `npm run qa -- export [MACHINE|all] --format=${Object.keys(formats).join("|")} [--strategy=NAME] [--seed=N] [--out FILE]
Writes the planned tests for people (Markdown, Gherkin, CSV), or as a file that Playwright's own test runner runs.
${planUsage}
  --out FILE           into a file instead of onto the screen`,

  async run(args, { say }) {
    const { values, positionals } = readArguments("qa -- export", args, {
      ...planOptions,
      format: { type: "string", default: "" },
      out: { type: "string" },
    });
    const ids = chosenMachines(positionals[0]);
    const strategy = chosenStrategy(values.strategy);
    const seed = chosenSeed(values.seed);
    const { out } = values;
    const format = Object.hasOwn(formats, values.format) ? formats[values.format] : undefined;
    if (!format) throw new QaError(`--format is "${values.format}"; take one of ${Object.keys(formats).join(", ")}.`);
    const plan = async (id: MachineId): Promise<Titled> => ({
      title: machines[id].title,
      planning: planning(await flowOf(id), strategy, seed),
    });
    const text = await format({ ids, plan, say, file: out && basename(out) });
    if (out === undefined) say(text.trimEnd());
    else writeText(out, text);
    return 0;
  },
};
