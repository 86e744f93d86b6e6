import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allLevels } from "statechart-viewer/chart/level";
import type { Journeys } from "statechart-viewer/chart/map";
import { runProject } from "statechart-viewer/cli/run";
import { afterEach, describe, expect, it } from "vitest";
import config from "../statechart-viewer.config";

const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "flows-"));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const one of folders.splice(0)) rmSync(one, { recursive: true });
});

/** Runs a command with drawings and data in the test's own folders, and without screenshots. */
async function call(args: string[], to = folder()): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const { screenshots: _, ...others } = config;
  const own = { ...others, folder: to, data: join(to, "data") };
  const code = await runProject(own, args, { say: (line) => lines.push(line) });
  return { code, said: lines.join("\n") };
}

const drawings = (): string => {
  const to = folder();
  cpSync("docs/flows", to, { recursive: true, filter: (file) => !file.includes("screenshots") });
  return to;
};

describe("npm run flows", () => {
  it("draws a machine as in docs/flows, with the index of all machines and the viewer's data", async () => {
    const to = folder();
    expect((await call(["build", "appearance", "--data"], to)).said).toMatch(/^Drew 1 of 1 machine\(s\) into /);
    for (const name of ["appearance.svg", "README.md"])
      expect(readFileSync(join(to, name), "utf8"), name).toBe(readFileSync(join("docs/flows", name), "utf8"));
    const json = (name: string) => JSON.parse(readFileSync(join(to, "data", name), "utf8"));
    const { chart } = json("appearance.json");
    expect(chart).toMatchObject({ machine: "appearance" });
    for (const level of allLevels(chart))
      expect(json(`levels/appearance/${level}.json`), level).toMatchObject({
        hash: chart.hash,
        layout: { note: null },
      });
    expect(json("map.json").map.machines).toHaveLength(Object.keys(config.machines).length);
    expect(json("tests/appearance.json")).toMatchObject({ machine: "appearance" });
    expect(json("index.json")).toHaveLength(Object.keys(config.machines).length);
    expect(json("charts.json")).toHaveLength(Object.keys(config.machines).length);
    expect(readFileSync(join(to, "data/appearance.mmd"), "utf8")).toMatch(/^stateDiagram-v2/);
    expect((await call(["build", "appearance"], to)).said).toMatch(/^Drew 0 of 1 machine/);
    // One with transitions from states to themselves, and folded parts.
    await call(["build", "stepNote"], to);
    expect(readFileSync(join(to, "stepNote.svg"), "utf8")).toBe(readFileSync("docs/flows/stepNote.svg", "utf8"));
  });

  it("prints how well each level can be read", async () => {
    const { code, said } = await call(["check", "appearance", "--figures"], drawings());
    expect(code).toBe(0);
    expect(said).toMatch(/^\| machine \| level \| size \| text at 375 \|/);
    expect(said).toMatch(/\| appearance \| all full \| \d+ × \d+ \|( \d\d\.\d \|){3} 0\.00 \| 0 \| 0 \|/);
    expect(said).toMatch(/\| all \| 1 levels \|/);
  });

  it("rejects a journey through a machine, or with a step, that does not exist", async () => {
    const step = (machine: string, ...counted: string[]) => ({
      odd: { title: "Odd", steps: [{ machine, does: "Take it", counted }] },
    });
    const lines: string[] = [];
    const own = { ...config, folder: folder(), data: folder() };
    const build = (journeys: Journeys) =>
      runProject({ ...own, journeys }, ["build", "appearance", "--data"], { say: (line) => lines.push(line) });
    expect(await build(step("exams"))).toBe(1);
    expect(lines.at(-1)).toBe('The journey "odd" leads through "exams", which is no machine; did you mean "exam"?');
    expect(await build(step("exam", "exam.stage.grade"))).toBe(1);
    expect(lines.at(-1)).toBe(
      'The journey "odd" counts "exam.stage.grade", which is no innermost state or transition of "exam"; did you mean "exam.stage.graded"?',
    );
  });

  it("fails if a drawing is out of date, missing, or not in the index", async () => {
    const to = drawings();
    expect(await call(["check"], to)).toMatchObject({ code: 0 });
    const file = join(to, "billing.svg");
    writeFileSync(file, readFileSync(file, "utf8").replace(/data-hash="\w+"/, 'data-hash="0"'));
    rmSync(join(to, "consent.svg"));
    writeFileSync(join(to, "README.md"), "# Flows\n");
    expect(await call(["check"], to)).toEqual({
      code: 1,
      said: [
        "billing: its drawing is older than the machine; npm run flows -- build draws it again.",
        "consent: its drawing is older than the machine; npm run flows -- build draws it again.",
        `${join(to, "README.md")} is not current; npm run flows -- build writes it.`,
      ].join("\n"),
    });
  });

  it("explains usage errors", async () => {
    expect(await call(["paint"])).toMatchObject({
      code: 1,
      said: expect.stringContaining('"paint"; take one of build'),
    });
    expect(await call(["build", "exams"])).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no machine "exams"'),
    });
    expect(await call(["build", "--fast"])).toMatchObject({
      code: 1,
      said: expect.stringContaining("Unknown option '--fast'"),
    });
    expect((await call(["build", "--help"])).said).toContain("npm run flows -- build [MACHINE|all]");
    expect((await call([])).said).toContain("npm run flows -- check");
  });
});
