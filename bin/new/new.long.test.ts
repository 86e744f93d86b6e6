import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "../../server/project-root";

const minutes = 60_000;

/** The generator, run on a copy of the project: what it writes compiles, is well formed, and fails only where it says. */
describe("what the generator writes", () => {
  const root = projectRoot();
  const copy = mkdtempSync(join(tmpdir(), "academy-new-"));
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
    return { status, said: `${stdout}${stderr}` };
  };
  beforeAll(() => {
    const left = ["node_modules", "dist", ".data", ".git", "test-results"].map((name) => resolve(root, name));
    cpSync(root, copy, { recursive: true, filter: (path) => !left.includes(path) });
    // The copy's own workspaces, and the installed packages.
    mkdirSync(join(copy, "node_modules"));
    const workspaces = readdirSync(join(root, "tools"));
    for (const name of readdirSync(join(root, "node_modules")).filter((one) => one !== ".cache"))
      symlinkSync(
        workspaces.includes(name) ? join(copy, "tools", name) : join(root, "node_modules", name),
        join(copy, "node_modules", name),
      );
    spawnSync("git", ["init", "-q"], { cwd: copy });
    for (const [kind, name] of [
      ["machine", "library/reading-list"],
      ["endpoint", "library/book-list"],
      ["screen", "library/reading-room"],
    ] as const)
      expect(run("--import", "tsx", "bin/new.ts", kind, name)).toEqual({ status: 0, said: expect.any(String) });
  }, 5 * minutes);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it("compiles", { timeout: 5 * minutes }, () => {
    expect(run("node_modules/typescript-7/bin/tsc", "--noEmit")).toEqual({ status: 0, said: "" });
  });

  it("is formatted, and breaks no lint rule", { timeout: 2 * minutes }, () => {
    expect(run("node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", ".")).toMatchObject({ status: 0 });
  });

  it("has tests that fail, each with what is still to do, and no other failure", { timeout: 5 * minutes }, () => {
    const report = join(copy, "report.json");
    const generated = ["reading-list", "reading-room", "book-list", "ReadingRoomPage"];
    const projects = ["unit", "api", "views"].flatMap((name) => ["--project", name]);
    const options = ["--reporter=json", `--outputFile=${report}`, "--maxWorkers=1"];
    run("node_modules/vitest/vitest.mjs", "run", ...projects, ...options, ...generated);
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
      testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
    };
    expect(testResults.map(({ name }) => name.slice(copy.length + 1)).sort()).toEqual([
      "machines/library/reading-list.test.ts",
      "machines/library/reading-room.test.ts",
      "server/library/routes/book-list.test.ts",
      "server/library/routes/reading-room.test.ts",
      "src/library/reading-room/ReadingRoomPage.test.ts",
    ]);
    const all = testResults.flatMap(({ assertionResults }) => assertionResults);
    const isToDo = ({ ancestorTitles }: (typeof all)[number]) => ancestorTitles.includes("still to do");
    expect(all.filter((one) => isToDo(one) === (one.status === "passed"))).toEqual([]);
    expect(all.filter(isToDo).map(({ title }) => title)).toContainEqual(
      expect.stringContaining("Design the page in src/library/reading-room/ReadingRoomPage.tsx"),
    );
    expect(all.filter((one) => !isToDo(one)).length).toBeGreaterThan(5);
  });
});
