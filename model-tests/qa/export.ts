import { machines } from "../../machines/index";
import type { Flow } from "../engine/flow";
import { nodesOf } from "../engine/identify";
import { writeText } from "./files";
import { stateText } from "./names";
import { flowOf, type Place, planning, scriptOf } from "./planning";
import { QaError } from "./qa-error";
import { chosenMachines, chosenSeed, chosenStrategy, planOptions, planUsage, readArguments, type Verb } from "./verb";

/** A step in words. */
interface ToldStep {
  does: string;
  state: string;
  /** Sentences of the states that were not active before. */
  sees: string[];
}
interface ToldTest {
  name: string;
  input: string;
  start: ToldStep;
  steps: ToldStep[];
}
/** The tests of a machine in words. */
export interface Told {
  title: string;
  description: string;
  tests: ToldTest[];
}

const unchanged = "As before.";

/** Says what is to be seen in the innermost states of a place, without those that were to be seen before. */
function teller(flow: Flow) {
  const leaves = nodesOf(flow.machine).filter(({ states }) => Object.keys(states).length === 0);
  const sentences = new Map(leaves.map(({ id, description }) => [id, description ?? id]));
  return (does: string, place: Place, before: Place | undefined): ToldStep => {
    const sees = place.states
      .filter((id) => sentences.has(id) && !before?.states.includes(id))
      .map((id) => sentences.get(id) ?? id);
    return { does, state: stateText(place.value), sees: sees.length > 0 ? sees : [unchanged] };
  };
}

/** Tells the planned tests of a flow. */
export function toldOf(flow: Flow, title: string, ...[strategy, seed]: [Parameters<typeof planning>[1], number]): Told {
  const { graph, plan } = planning(flow, strategy, seed);
  const tell = teller(flow);
  const tests = plan.tests.map((test, index): ToldTest => {
    const { start, steps } = scriptOf(graph, test);
    const places = [start, ...steps.map(({ place }) => place)];
    return {
      name: `${flow.machine.id} ${index + 1}`,
      input: test.input,
      start: tell("", start, undefined),
      steps: steps.map(({ label, place }, at) => tell(label, place, places[at])),
    };
  });
  return { title, description: flow.machine.root.description ?? "", tests };
}

const inputText = (input: string): string => (input === "" ? "" : `, started as "${input}"`);
const cell = (text: string): string => text.replaceAll("|", "\\|");

function markdownOf({ title, description, tests }: Told): string {
  const blocks = tests.map(({ name, input, start, steps }) => {
    const rows = steps.map(
      ({ does, state, sees }, index) => `| ${index + 1} | ${cell(does)} | ${cell(sees.join(" "))} | \`${state}\` |`,
    );
    return [
      `## ${name}${inputText(input)}\n\nAt the start: ${start.sees.join(" ")}`,
      ...(rows.length > 0 ? [`|   | Do | See | State |\n| - | - | - | - |\n${rows.join("\n")}`] : []),
    ].join("\n\n");
  });
  return `${[`# ${title}`, description, ...blocks].join("\n\n")}\n`;
}

function gherkinOf({ title, description, tests }: Told): string {
  const scenarios = tests.map(({ name, input, start, steps }) => {
    const [first, ...more] = start.sees;
    const lines = [
      `  Scenario: ${name}${inputText(input)}`,
      `    Given ${first}`,
      ...more.map((sentence) => `    And ${sentence}`),
      ...steps.flatMap(({ does, sees: [then, ...others] }) => [
        `    When ${does}`,
        `    Then ${then}`,
        ...others.map((sentence) => `    And ${sentence}`),
      ]),
    ];
    return lines.join("\n");
  });
  return `${[`Feature: ${title}\n  ${description}`, ...scenarios].join("\n\n")}\n`;
}

const csvCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const csvHead = "machine,test,input,step,do,see,state";

function csvRows({ title, tests }: Told): string[] {
  return tests.flatMap(({ name, input, start, steps }) =>
    [start, ...steps].map(({ does, state, sees }, step) =>
      [title, name, input, String(step), does, sees.join(" "), state].map(csvCell).join(","),
    ),
  );
}

/** By format: all machines in one text. */
export const formats: Record<string, (told: readonly Told[]) => string> = {
  markdown: (told) => told.map(markdownOf).join("\n"),
  gherkin: (told) => told.map(gherkinOf).join("\n"),
  csv: (told) => `${[csvHead, ...told.flatMap(csvRows)].join("\r\n")}\r\n`,
};

export const exportVerb: Verb = {
  usage: `npm run qa -- export [MACHINE|all] --format=markdown|gherkin|csv [--strategy=NAME] [--seed=N] [--out FILE]
Writes the planned tests in words, for people or for other tools.
${planUsage}
  --out FILE           into a file instead of onto the screen`,

  async run(args, { say }) {
    const { values, positionals } = readArguments("export", args, {
      ...planOptions,
      format: { type: "string", default: "" },
      out: { type: "string" },
    });
    const ids = chosenMachines(positionals[0]);
    const strategy = chosenStrategy(values.strategy);
    const seed = chosenSeed(values.seed);
    const format = Object.hasOwn(formats, values.format) ? formats[values.format] : undefined;
    if (!format) throw new QaError(`--format is "${values.format}"; take one of ${Object.keys(formats).join(", ")}.`);
    const told: Told[] = [];
    for (const id of ids) told.push(toldOf(await flowOf(id), machines[id].title, strategy, seed));
    const text = format(told);
    if (values.out === undefined) say(text.trimEnd());
    else writeText(values.out, text);
    return 0;
  },
};
