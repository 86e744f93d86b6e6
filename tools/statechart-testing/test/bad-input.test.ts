import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { cliInFolder } from "../src/testing/cli-in-folder";

// Within the repository, so that the files find their packages. Without a test to run, it is neither made nor removed.
const folder = join(import.meta.dirname, `bad-input-${process.pid}`);
beforeAll(() => {
  mkdirSync(folder);
  write("lamp.ts", `import { createMachine } from "xstate";\n${machineText("lamp")}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { run, results } = cliInFolder();

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
const machineText = (name: string, more = "") =>
  `export const ${name} = createMachine({ id: "${name}", initial: "off", states: { off: { on: { press: "on" } }, on: { ${more} } } });\n`;
const lamp = join(folder, "lamp.ts");

describe("a file that is not what it should be is told in one sentence", () => {
  it.each([
    ["without a machine", "export const five = 5;", /exports no XState machine; export one, like `/],
    ["with a syntax error", "export const x = {;", /syntax\S*\.ts cannot be loaded: .+\.$/],
    ["that throws", 'throw new Error("The fuse is blown.");', /cannot be loaded: The fuse is blown\.$/],
    ["that imports a missing file", 'import "./gone";', /cannot be loaded: .*gone.*$/],
  ])("%s", async (name, text, sentence) => {
    const file = write(`${name.replaceAll(" ", "-")}.ts`, text);
    for (const command of ["plan", "run", "mutate", "coverage", "trace"]) {
      const { code, said } = await run(command, file);
      expect(code).toBe(1);
      expect(said.split("\n")).toEqual([expect.stringMatching(sentence)]);
    }
  });
});

describe("a machine that throws is told in one sentence, and the others go on", { timeout: 60_000 }, () => {
  const file = join(folder, "broken.ts");
  const guard = 'on: { press: { target: "off", guard: () => { throw new Error("The fuse is blown."); } } }';
  beforeAll(() => {
    write(
      "broken.ts",
      `import { createMachine } from "xstate";\n${machineText("broken", guard)}${machineText("whole")}`,
    );
  });

  it.each([
    ["plan", []],
    ["run", []],
    ["mutate", ["--jobs=1"]],
    ["approve", ["--new", "--reason", "why"]],
  ])("%s", async (command, more) => {
    const { code, said } = await run(command, file, ...more);
    expect(code).toBe(1);
    expect(said).toMatch(
      /^BROKEN broken: broken breaks at "press": .*The fuse is blown\. \(from the start: press, press\).*$/m,
    );
    expect(said).toContain("whole");
    expect(said).not.toContain("    at ");
  });
});

it("of several files, each that cannot be loaded is told in one sentence, and the others go on", async () => {
  const torn = write("torn.ts", "export const x = {;");
  const { code, said } = await run("plan", torn, lamp);
  expect(code).toBe(1);
  expect(said.split("\n")).toEqual([
    expect.stringMatching(/torn\.ts cannot be loaded: .+\.$/),
    expect.stringMatching(/^machine /),
    expect.stringMatching(/^lamp +1 +1 +2\/2 +1\/1 /),
  ]);
});

it.each(["plan", "run", "mutate", "coverage"])(
  "%s tells of a wrong name before it begins with the others",
  async (command) => {
    expect(await run(command, lamp, "./gone.ts")).toEqual({
      code: 1,
      said: "There is no file ./gone.ts; name one that exports an XState machine.",
    });
    expect(await run(command, lamp, `${lamp}#torch`)).toEqual({
      code: 1,
      said: `${lamp} exports no machine "torch"; take one of lamp.`,
    });
    const configured = cliInFolder({ machines: { lamp: { machine: createMachine({ id: "lamp" }) } } });
    expect(await configured.run(command, "all", "lmap")).toEqual({
      code: 1,
      said: 'There is no machine "lmap"; did you mean lamp? Take all or one of lamp.',
    });
  },
);

describe("approved behavior", () => {
  it("of another version is told with how to replace it", async () => {
    const approved = write("lamp.approved.yaml", "machine: lamp\nversion: 0\napprovals: []\ntests: []\n");
    for (const args of [
      ["run", lamp],
      ["approve", lamp, "off-press", "--reason", "why"],
    ]) {
      const { code, said } = await run(...args);
      expect(code).toBe(1);
      expect(said.split("\n").at(-1)).toMatch(
        /lamp\.approved\.yaml cannot be read \(it has version 0, this is version 1\); restore it, or replace it with `.* --new --reason "WHY"`\.$/,
      );
    }
    expect(readFileSync(approved, "utf8")).toContain("version: 0");
    rmSync(approved);
  });

  it("has no difference by a name that no difference has", async () => {
    await run("approve", lamp, "--new", "--reason", "first");
    expect(await run("approve", lamp, "off-press", "--reason", "why")).toEqual({
      code: 1,
      said: "lamp behaves as approved: there is no difference to approve.",
    });
  });
});

describe("a saved test", () => {
  const saved = (data: object): string => {
    const file = join(results, "saved.json");
    writeFileSync(file, JSON.stringify(data));
    return file;
  };
  const test = { machine: "lamp", file: lamp, input: "", steps: [] };

  it.each([
    [
      "of an earlier plan with another input",
      { ...test, input: "bright" },
      /^This machine no longer has the input "bright"; its inputs are ""\.$/m,
    ],
    [
      "of an earlier plan with a step that is gone",
      { ...test, steps: [{ kind: "event", actor: "", type: "pull", case: "" }] },
      /^FAIL pull: lamp has no such transition here\.$/m,
    ],
    [
      "without a machine",
      { ...test, file: undefined, machine: "all" },
      /does not say which machine it is of; set its "machine"/,
    ],
    [
      "of another kind",
      { kind: "session", version: 2, events: [] },
      /cannot be read \(.*version.*\); name a file that the run command has saved/,
    ],
  ])("%s is told with what to do", async (_, data, sentence) => {
    const { code, said } = await run("replay", saved(data));
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toContain("    at ");
  });
});

it.each([
  [
    ["fly", lamp],
    'There is no command "fly"; take one of plan, run, approve, replay, coverage, trace, mutate, export.',
  ],
  [["plan", `${lamp}#torch`], `${lamp} exports no machine "torch"; take one of lamp.`],
  [["plan", "./gone.ts"], "There is no file ./gone.ts; name one that exports an XState machine."],
])("tells of an unknown command, machine, or file: %j", async (args, said) => {
  expect(await run(...args)).toEqual({ code: 1, said });
});
