import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The project's source files by path, as git lists them, including new ones. */
export function readSources(): Map<string, string> {
  const listed = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const paths = listed.stdout.split("\0").filter((path) => /(?<!\.d)\.(ts|tsx|mjs)$/.test(path) && existsSync(path));
  return new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
}
