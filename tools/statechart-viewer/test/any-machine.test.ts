import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { machinesIn } from "statechart-testing/cli/machine-files";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { layOut } from "../src/chart/lay-out";
import { main } from "../src/cli/cli";
import { chartOfExport } from "../src/cli/draw";
import { type RunningViewer, startView } from "../src/cli/view";
import { collisions, expectWhole } from "../src/testing/layout-checks";

const examples = join(import.meta.dirname, "../../statechart-testing/test/machines");
const folder = mkdtempSync(join(tmpdir(), "statechart-viewer-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const code = await main(args, { say: (line) => said.push(line) });
  return { code, said: said.join("\n") };
}

/** The file, the machine, and texts that its drawing must contain, taken from the file by hand. */
const drawn: [file: string, machine: string, texts: string[]][] = [
  ["toggle", "toggle", ["inactive", "active"]],
  ["history", "player", ["off", "radio", "tape", "sideA", "sideB", "resume", "resumeExactly", "H", "H*"]],
  ["parallel", "upload", []],
  ["wildcard", "pointer", ["*"]],
  ["delays", "reconnect", []],
  ["actors", "fetch", []],
  ["actors", "parent", []],
  ["form", "form", []],
];

/** The number of states in a configuration, including the root. */
const countStates = ({ states = {} }: { states?: object | undefined }): number =>
  Object.values(states).reduce((sum, state) => sum + countStates(state), 1);

describe.each(drawn)("%s.ts: %s", (file, id, texts) => {
  it("is drawn with every state, and with a line to every target", async () => {
    const one = (await machinesIn(join(examples, `${file}.ts`))).find(({ machine }) => machine.id === id);
    if (!one) throw new Error(`${file}.ts has no ${id}.`);
    const chart = chartOfExport(one);
    expect(chart.states.length).toBe(countStates(one.machine.config));
    const layout = await layOut(chart, { wording: "engineering" });
    expectWhole(chart, layout);
    expect(collisions(chart, layout)).toEqual([]);

    expect((await run("draw", join(examples, `${file}.ts`), "--out", folder)).code).toBe(0);
    const svg = readFileSync(join(folder, `${id}.svg`), "utf8");
    const words = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
    const keys = Object.keys(one.machine.states);
    for (const text of [...keys, ...texts]) expect(words, text).toContain(text);
  });
});

const machineText = (target: string) => `
import { createMachine } from "xstate";
export const door = createMachine({ id: "door", initial: "closed", states: {
  closed: { on: { open: "${target}" } }, open: {}, ajar: {},
} });`;

describe("a comparison", () => {
  it("of two files describes the changes", async () => {
    // In a folder that can import XState.
    symlinkSync(join(import.meta.dirname, "../../../node_modules"), join(folder, "node_modules"));
    const [before, after] = [join(folder, "before.ts"), join(folder, "after.ts")];
    writeFileSync(before, machineText("open"));
    writeFileSync(after, machineText("ajar"));
    const { code, said } = await run("diff", before, after);
    expect(code).toBe(0);
    expect(said).toContain("1 of 1 machine has changed.");
    expect(said).toMatch(/`open`.*`closed`|`closed`.*`ajar`/);
    expect((await run("diff", before, before)).said).toBe("Nothing has changed in 1 machine.");
  });

  it("of a revision with the current file gives the same result", async () => {
    const repository = mkdtempSync(join(tmpdir(), "statechart-viewer-git-"));
    const here = process.cwd();
    try {
      const git = (...args: string[]) => execFileSync("git", ["-C", repository, ...args]);
      symlinkSync(join(import.meta.dirname, "../../../node_modules"), join(repository, "node_modules"));
      writeFileSync(join(repository, "door.ts"), machineText("open"));
      git("init", "-q");
      git("add", "door.ts");
      git("-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-qm", "A door");
      process.chdir(repository);
      expect((await run("diff", "HEAD..", "door.ts")).said).toBe("Nothing has changed in 1 machine.");
      writeFileSync(join(repository, "door.ts"), machineText("ajar"));
      expect((await run("diff", "HEAD..", "door.ts")).said).toContain("1 of 1 machine has changed.");
      expect((await run("diff", "HEAD..", "gate.ts")).said).toBe(
        "HEAD has no gate.ts; there is nothing to draw or compare.",
      );
    } finally {
      process.chdir(here);
      rmSync(repository, { recursive: true, force: true });
    }
  });
});

describe("view", () => {
  let viewer: RunningViewer;
  const notes: string[] = [];
  beforeAll(async () => {
    viewer = await startView(join(examples, "needs.ts"), 0, { say: (line) => notes.push(line) });
    // A server starts, and the types of the file are read.
  });
  afterAll(() => viewer.close());
  const get = (path: string) => fetch(new URL(path, viewer.url));

  it("serves the viewer and the file's machines", async () => {
    const page = await get("/untyped/");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('src="/main.ts"');
    expect((await get("/main.ts")).headers.get("content-type")).toContain("javascript");
    const list = (await (await get("/data/index.json")).json()) as { machine: string }[];
    expect(list.map(({ machine }) => machine).sort()).toEqual(["anything", "input", "listening", "untyped"]);
    const { chart } = (await (await get("/data/listening.json")).json()) as {
      chart: { machine: string; hash: string };
    };
    expect(chart.machine).toBe("listening");
    expect(await (await get("/data/levels/listening/full-0-product.json")).json()).toMatchObject({
      hash: chart.hash,
      layout: { note: null },
    });
    expect(await (await get("/data/map.json")).json()).toMatchObject({ layout: { note: null } });
  });

  it("shows a machine that needs data without tests, and says what it needs", async () => {
    expect(notes.join("\n")).toMatch(/listening is shown without planned tests: .*name\.listen/);
    expect((await get("/data/tests/listening.json")).status).toBe(404);
  });

  it.each([
    "/data/nothing.json",
    "/data/levels/listening/full-99-product.json",
    "/data/levels/nothing/full-0-product.json",
    "/data/..%2f..%2fpackage.json",
    "/data/%2e%2e%2flistening.json",
  ])("has nothing at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe("the command line", () => {
  it.each([
    [["draw"], "Name a file that exports an XState machine, like ./toggle.ts."],
    [["draw", "./nope.ts"], "There is no file ./nope.ts; name one that exports an XState machine."],
    [
      ["draw", "a.ts", "b.ts"],
      '"b.ts" is one argument too many; npx statechart-viewer draw --help says what it takes.',
    ],
    [["view", "a.ts", "--port=x"], '--port is "x"; take a number from 0 to 65535.'],
    [["paint"], 'There is no command "paint"; take one of draw, diff, view.'],
  ])("%j is answered in one sentence", async (args, sentence) => {
    expect(await run(...args)).toEqual({ code: 1, said: sentence });
  });

  it("writes no files except the drawings", () => {
    expect(readdirSync(folder).filter((name) => !/\.(svg|ts)$|^node_modules$/.test(name))).toEqual([]);
  });
});
