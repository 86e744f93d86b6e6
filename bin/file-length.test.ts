import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A longer file has more than one concept, or is data. */
const longest = 300;

/** Files that are data: texts, API schemas, fixtures. */
const data = [/^contract\//, /^src\/i18n\/locales\//, /(?:^|\/)fixtures\//, /^content\//, /^docs\//];

/** The code that git tracks or would track: `[path, number of lines]`. */
const files = (): [string, number][] =>
  spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"], {
    encoding: "utf8",
  })
    .stdout.split("\n")
    .filter((path) => path !== "" && existsSync(path))
    .map((path) => [path, readFileSync(path, "utf8").trimEnd().split("\n").length]);

it(`has at most ${longest} lines per file, except in data`, () => {
  const all = files();
  expect(all.length).toBeGreaterThan(500);
  const long = all.filter(([path, lines]) => lines > longest && !data.some((pattern) => pattern.test(path)));
  expect(long).toEqual([]);
});
