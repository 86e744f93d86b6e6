import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { qa } from "../cli/cli";
import { noConfig } from "../cli/load-config";
import type { Config } from "../config";

/** The command line with its own folder for results. */
export function cliInFolder(config: Config = noConfig, program = "npx statechart-testing", configFile?: string) {
  const results = mkdtempSync(join(tmpdir(), "statechart-testing-"));
  afterAll(() => rmSync(results, { recursive: true }));
  async function run(...args: string[]) {
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    const code = await qa(args, { say, results, program, config, ...(configFile !== undefined && { configFile }) });
    return { code, said: said.join("\n") };
  }
  return { results, run };
}
