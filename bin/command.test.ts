import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

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
      expect.stringMatching(/^npm test takes no arguments; .* npx vitest run FILE/),
    ]);
  });
});
