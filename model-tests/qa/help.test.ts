import { main, qa } from "statechart-testing/cli/cli";
import { runProject } from "statechart-viewer/cli/run";
import { describe, expect, it } from "vitest";
import config from "../statechart-viewer.config";
import { program } from "./results";

const programs = {
  qa: (args: string[], say: (line: string) => void) =>
    qa(args, { say, results: "", program: "qa", config: { machines: {} } }),
  flows: (args: string[], say: (line: string) => void) => runProject(config, args, { say }),
};

/** What a program says about its arguments. */
async function said(program: keyof typeof programs, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  expect(await programs[program](args, (line) => lines.push(line))).toBe(0);
  return lines.join("\n");
}

describe.each([
  ["qa", ["plan", "run", "approve", "replay", "coverage", "trace", "mutate", "export"]],
  ["flows", ["build", "check", "diff", "report", "screenshots", "record"]],
] as const)("%s -- help", (program, commands) => {
  it("describes every command in whole sentences", async () => {
    const overview = (await said(program, "help")).split("\n\n")[0] ?? "";
    const parts = overview.split(/\n(?! )/);
    expect(parts).toHaveLength(commands.length);
    expect(parts.filter((part) => !part.endsWith("."))).toEqual([]);
    expect(parts.map((part) => part.split(" ").at(program === "qa" ? 0 : 2))).toEqual(
      commands.map(() => (program === "qa" ? "qa" : "flows")),
    );
  });

  it.each(commands)("%s names each of its options where it says how it is called", async (command) => {
    const [call = "", ...body] = (await said(program, command, "--help")).split("\n");
    const options = body.flatMap((line) => /^ {2}(--[\w-]+)/.exec(line)?.[1] ?? []);
    expect(options.filter((option) => !call.includes(option))).toEqual([]);
  });
});

it("names the options for screenshots, and the guide of the project", async () => {
  const lines: string[] = [];
  const called = { say: (line: string) => lines.push(line), program, results: "", guide: "docs/qa.md" };
  const configFile = "model-tests/statechart-testing.config.ts";
  for (const args of [["run", "--help"], ["help"]]) expect(await main(args, { ...called, configFile })).toBe(0);
  expect(lines[0]).toMatch(/\n {2}--languages=.*\n {2}--themes=.*\n {2}--widths=.*/);
  expect(lines[1]).toMatch(/Each accepts --help; see also docs\/qa\.md\.$/);
});

it("tells of a machine that does not exist before it builds the site for screenshots", async () => {
  const lines: string[] = [];
  const code = await runProject(config, ["screenshots", "quizz"], { say: (line) => lines.push(line) });
  expect([code, lines]).toEqual([
    1,
    [expect.stringMatching(/^There is no machine "quizz"; did you mean quiz\? Take all or one of /)],
  ]);
});
