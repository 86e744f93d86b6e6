import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { options } from "./swallowed-options.mjs";

const run = (...args: string[]) =>
  spawnSync(process.execPath, ["bin/command.mjs", ...args], { encoding: "utf8", env: { PATH: process.env.PATH } });

/** `npm run NAME`, which is `node bin/command.mjs NAME` for every name. */
describe("the commands of package.json", () => {
  it("are those in bin/command.mjs, which prepares what they need", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    const { status, stderr } = run("strat");
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no command "strat"; the commands are /)]);
    const names = stderr
      .trim()
      .replace(/^.* are |\.$/g, "")
      .split(", ");
    expect(scripts).toEqual(Object.fromEntries(names.map((name) => [name, `node bin/command.mjs ${name}`])));
  });

  it("pass on their arguments and return the exit code", () => {
    expect(run("content", "help").stdout).toMatch(/^npm run content -- check/);
    expect(run("content", "improt")).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no command "improt"; the commands are:/),
    });
  });

  it.each([
    ["bin/test.mjs", "--help"],
    ["bin/test.mjs", "check", "--help"],
    ["bin/test.mjs", "long", "-h"],
    ["bin/dev.ts", "--help"],
    ["bin/test-watch.ts", "--help"],
    ["bench/run.ts", "--help"],
  ])("say what they take, and do nothing else: %s %s", (...args) => {
    const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", ...args], { encoding: "utf8" });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/npm (run|test)/)]);
  });

  it.each([
    ["bin/dev.ts", "--prot=4000", "Unknown option '--prot'; the arguments are:"],
    ["bin/dev.ts", "src", "Unexpected argument 'src'"],
    ["bin/visual-audit.ts", "--languages=en,xx", 'There is no language "xx"; there are en, es,'],
    ["bin/visual-audit.ts", "--widths=wide", '"wide" is not a width in pixels, like 375.'],
    ["bin/visual-audit.ts", "--schemes=sepia", 'There is no color scheme "sepia"; there are light, dark.'],
    ["bin/visual-audit.ts", "--auditedPages=nowhere", 'There is no page "nowhere"; there are home; home, learning;'],
    ["bench/run.ts", "quick", 'There is no command "quick"; the commands are:'],
    ["bench/run.ts", "hostile --sede=4", "Unknown option '--sede'; the commands are:"],
    ["bench/run.ts", "flows --seed=4", '"flows" has no option --seed; it has none.'],
    ["bench/run.ts", "import --courses=few", '--courses is "few"; set it to a whole number from 1'],
    ["bench/run.ts", "durability twice", '"durability" takes [ROUNDS], whole numbers from 1, and not "twice".'],
    ["bench/run.ts", "sign-in 5", '"sign-in" does not take "5"; the commands are:'],
  ])("name an argument that does not exist: %s %s", (file, typed, sentence) => {
    const args = ["--import", "tsx", file, ...typed.split(" ")];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    expect([status, stderr.slice(0, sentence.length)]).toEqual([1, sentence]);
  });

  it.each([
    [
      "check",
      { npm_config_changed: "true" },
      "npm took --changed for itself; put -- before it: npm run check -- --changed …",
    ],
    ["start", { npm_config_content: "x" }, "npm took --content for itself; put -- before it: npm start -- --content …"],
  ])("reject options that npm took for its own: %s", (name, taken, sentence) => {
    const env = { PATH: process.env.PATH, ...taken };
    const { status, stderr } = spawnSync(process.execPath, ["bin/command.mjs", name], { encoding: "utf8", env });
    expect([status, stderr.trim()]).toEqual([1, sentence]);
  });

  it("of a benchmark are listed in its usage, and read only there", () => {
    const files = readdirSync("bench").filter((name) => name.endsWith(".ts"));
    const names = files.map((name) => name.slice(0, -3)).filter((name) => name !== "run" && name !== "arguments");
    const { stdout } = spawnSync(process.execPath, ["--import", "tsx", "bench/run.ts", "--help"], { encoding: "utf8" });
    expect([...stdout.matchAll(/^npm run bench -- (\S+)/gm)].map(([, name]) => name)).toEqual(names);
    const readers = files.filter((name) => readFileSync(`bench/${name}`, "utf8").includes("process.argv"));
    // It starts itself as the process that it kills.
    expect(readers).toEqual(["arguments.ts", "durability.ts"]);
  });

  it.each(["bin/admin", "bench/run", "bin/faults", "bin/flows", "bin/qa", "bin/visual-audit"])(
    "know the options of %s",
    (name) => {
      const { stdout } = spawnSync(process.execPath, ["--import", "tsx", `${name}.ts`, "--help"], { encoding: "utf8" });
      const own = [...stdout.matchAll(/(?<![-\w])--([a-zA-Z][\w-]*)/g)].map(([, option]) => option);
      // Settings that npm and its tools have as well.
      const shared = ["force", "format", "help", "jobs", "json", "list", "only"];
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((option) => ![...options, ...shared].includes(option ?? ""))).toEqual([]);
    },
  );

  it.each([
    ["test", "src/paths/paths.test.ts"],
    ["check", "--chagned"],
    ["check", "--changed", "main", "more"],
  ])("reject unknown arguments instead of running everything: %s %s", (...args) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["bin/test.mjs", ...args.filter((each) => each !== "test")],
      {
        encoding: "utf8",
      },
    );
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^npm test and npm run test:long take no arguments; .* npx vitest run FILE/),
    ]);
  });
});
