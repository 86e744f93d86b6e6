import { readFileSync } from "node:fs";
import { qa } from "statechart-testing/cli/cli";
import { describe, expect, it } from "vitest";
import { pageless } from "../model-tests/shared/page-of";
import config from "../model-tests/statechart-testing.config";

const guide = readFileSync("docs/qa.md", "utf8");
const reference = readFileSync("docs/qa-reference.md", "utf8");

/** What the guide says that a command prints, at each place where it shows that: up to the next empty line or fence. */
const shownFor = (command: string): string[][] =>
  guide
    .split(`$ npm run qa -- ${command}\n`)
    .slice(1)
    .map((text) =>
      text
        .slice(0, text.search(/^```|^$/m))
        .trimEnd()
        .split("\n"),
    );

async function printed(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await qa(args, { say: (line) => lines.push(line), results: "", program: "npm run qa --", config });
  return lines;
}

/** Without the time that it took. */
const timeless = (line: string): string => line.replace(/, [\d.]+ s$/, "");

describe("the guide to the tests shows what its commands print today", () => {
  it("for a plan", async () => {
    const shown = shownFor("plan quiz");
    expect(shown.length).toBeGreaterThan(0);
    const today = await printed("plan", "quiz");
    for (const lines of shown) expect(lines).toEqual(today);
    const [, tests, steps] = /^quiz +(\d+) +(\d+)/.exec(today[1] ?? "") ?? [];
    expect(guide).toContain(`Five test cases with ${steps} steps`);
    expect(tests).toBe("5");
  });

  it("for the strength of a plan", { timeout: 60_000 }, async () => {
    const shown = shownFor("mutate quiz").map((lines) => lines.filter((line) => !line.includes("quiz view")));
    expect(shown).toHaveLength(2);
    const today = (await printed("mutate", "quiz", "--kind=machine")).map(timeless);
    const [whole = [], shortened = []] = shown.map((lines) => lines.map(timeless));
    expect(whole).toEqual(today);
    expect(shortened).toEqual([...today.slice(0, shortened.length - 1), "  …"]);
    expect(today).toHaveLength(4);
    expect(guide).toContain("The three survivors are your first findings.");
  });

  it("for requirements", async () => {
    const [, shown = ""] = /\$ npm run qa -- trace quiz\n(.*?)\n```/s.exec(reference) ?? [];
    const lines = shown.split("\n").filter((line) => line !== "…");
    expect(lines.length).toBeGreaterThan(2);
    expect(await printed("trace", "quiz")).toEqual(expect.arrayContaining(lines));
  });

  it("for the machines that have no page", () => {
    const [, said = ""] = /`browser`, except for a few: (.*?)\. `run` prints/.exec(guide) ?? [];
    const named = [...said.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name).filter((name) => name !== "academy");
    expect(named.sort()).toEqual(Object.keys(pageless).sort());
  });
});
