import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** What a program of this folder says, without packages of its own that would have to be built. */
function run(program: string, ...args: string[]) {
  const all = ["--import", "tsx", `bin/${program}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: "utf8" });
  return { status, stdout, stderr };
}

it.each([
  ["visual-audit", /^npm run visual-audit \[-- OPTIONS\] /],
  ["clips", /^npx tsx bin\/clips\.ts \[NAME…\] /],
  ["package", /^npm run package \[-- FILE\] /],
])("%s prints its usage when asked for it", { timeout: 60_000 }, (program, usage) => {
  const expected = { status: 0, stdout: expect.stringMatching(usage), stderr: "" };
  expect(run(program, "--help")).toEqual(expected);
  expect(run(program, "help")).toEqual(expected);
});

it.each([
  ["visual-audit", ["--with=320"], /^Unknown option '--with'; the arguments are:\n\nnpm run visual-audit /],
  ["visual-audit", ["home"], /^Unexpected argument 'home'; the arguments are:\n\nnpm run visual-audit /],
  ["clips", ["--locales"], /^--locales needs a value; the arguments are:\n\nnpx tsx bin\/clips\.ts /],
])("%s says what is wrong with %j, without a stack", { timeout: 60_000 }, (program, args, sentence) => {
  expect(run(program, ...args)).toEqual({ status: 1, stdout: "", stderr: expect.stringMatching(sentence) });
});
