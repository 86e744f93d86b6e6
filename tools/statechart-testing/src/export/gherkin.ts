import type { Told } from "./told";

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const steps = (keyword: string, sentences: readonly string[]): string[] =>
  sentences.map((sentence, index) => `    ${index === 0 ? keyword : "And"} ${oneLine(sentence)}`);

/** Planned tests for Gherkin tools: a feature, with a scenario for each test, which has its id as a tag. */
export function gherkinOf({ title, description, tests }: Told): string {
  const scenarios = tests.map(({ id, title: name, steps: all }) =>
    [
      `  @${id}`,
      `  Scenario: ${oneLine(name)}`,
      ...all.flatMap(({ number, does, sees, label, state }) => [
        `    # ${id}.${number}: ${label}; ${state}`,
        ...steps(number === 0 ? "Given" : "When", does),
        ...steps("Then", sees),
      ]),
    ].join("\n"),
  );
  return `${[`Feature: ${oneLine(title)}${description === "" ? "" : `\n  ${oneLine(description)}`}`, ...scenarios].join("\n\n")}\n`;
}
