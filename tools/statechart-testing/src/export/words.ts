import { stateText } from "../cli/names";
import { nodesOf } from "../model/identify";
import type { TestModel } from "../model/test-model";
import { type Place, type Planning, scriptOf } from "../planner/planning";

/** A planned machine and its title. */
export interface Titled {
  title: string;
  planning: Planning;
}

/** A step in words. */
interface ToldStep {
  does: string;
  state: string;
  /** Sentences for the states that the step entered. */
  sees: string[];
}
interface ToldTest {
  name: string;
  input: string;
  start: ToldStep;
  steps: ToldStep[];
}
/** The tests of a machine in words. */
interface Told {
  title: string;
  description: string;
  tests: ToldTest[];
}

const unchanged = "As before.";

/** Describes the innermost states of a place, except those that were already active. */
function teller(testModel: TestModel) {
  const leaves = nodesOf(testModel.machine).filter(({ states }) => Object.keys(states).length === 0);
  const sentences = new Map(leaves.map(({ id, description }) => [id, description ?? id]));
  return (does: string, place: Place, before: Place | undefined): ToldStep => {
    const sees = place.states
      .filter((id) => sentences.has(id) && !before?.states.includes(id))
      .map((id) => sentences.get(id) ?? id);
    return { does, state: stateText(place.value), sees: sees.length > 0 ? sees : [unchanged] };
  };
}

/** Describes the planned tests of a test model. */
function toldOf({ title, planning: { testModel, graph, plan } }: Titled): Told {
  const tell = teller(testModel);
  const tests = plan.tests.map((test, index): ToldTest => {
    const { start, steps } = scriptOf(graph, test);
    const places = [start, ...steps.map(({ place }) => place)];
    return {
      name: `${testModel.machine.id} ${index + 1}`,
      input: test.input,
      start: tell("", start, undefined),
      steps: steps.map(({ label, place }, at) => tell(label, place, places[at])),
    };
  });
  return { title, description: testModel.machine.root.description ?? "", tests };
}

const inputText = (input: string): string => (input === "" ? "" : `, started as "${input}"`);
const cell = (text: string): string => text.replaceAll("|", "\\|");

function markdownPart({ title, description, tests }: Told): string {
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

function gherkinPart({ title, description, tests }: Told): string {
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

/** Planned tests as Markdown, for people. */
export const markdownOf = (all: readonly Titled[]): string => all.map((one) => markdownPart(toldOf(one))).join("\n");

/** Planned tests for Gherkin tools. */
export const gherkinOf = (all: readonly Titled[]): string => all.map((one) => gherkinPart(toldOf(one))).join("\n");

/** Planned tests for spreadsheets, one row per step. */
export const csvOf = (all: readonly Titled[]): string =>
  `${[csvHead, ...all.flatMap((one) => csvRows(toldOf(one)))].join("\r\n")}\r\n`;
