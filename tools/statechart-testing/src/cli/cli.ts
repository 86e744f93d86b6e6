import { coverageVerb } from "../coverage/coverage";
import { exportVerb } from "../export/export";
import { mutateVerb } from "../mutation/command";
import { replayVerb } from "../recordings/replay";
import { traceVerb } from "../recordings/trace";
import { runVerb } from "../runner/run";
import type { Outlet } from "./command";
import { findConfig, loadConfig } from "./load-config";
import { perform } from "./perform";
import { planVerb } from "./plan";
import { messageOf, QaError } from "./usage-error";

const command = {
  verbs: {
    plan: async () => planVerb,
    run: async () => runVerb,
    replay: async () => replayVerb,
    coverage: async () => coverageVerb,
    trace: async () => traceVerb,
    mutate: async () => mutateVerb,
    export: async () => exportVerb,
  },
  guide: "the README of statechart-testing",
};

/** Does what was typed. @returns the exit code: 0 where nothing was found, 1 where something was */
export const qa = (args: readonly string[], outlet: Outlet): Promise<number> => perform(command, args, outlet);

/** What a program that calls the tool may settle. */
export interface Program {
  say(line: string): void;
  /** How it is called, for messages. */
  program?: string;
  /** The folder for runs and failures. */
  results?: string;
  /** The configuration; without it the one that `--config` names, or that of the working folder. */
  configFile?: string;
}

/** Takes `--config FILE` out of what was typed. */
function withoutConfig(args: readonly string[]): { rest: string[]; file: string | undefined } {
  const at = args.findIndex((arg) => arg === "--config" || arg.startsWith("--config="));
  const option = args[at];
  if (option === undefined) return { rest: [...args], file: undefined };
  if (option !== "--config") return { rest: args.toSpliced(at, 1), file: option.slice("--config=".length) };
  return { rest: args.toSpliced(at, 2), file: args[at + 1] ?? "" };
}

/** Runs the tool with its configuration. @returns the exit code */
export async function main(
  args: readonly string[],
  { say, program = "npx statechart-testing", results = "test-results/statechart-testing", configFile }: Program,
): Promise<number> {
  const { rest, file } = withoutConfig(args);
  const chosen = file ?? configFile ?? findConfig();
  try {
    const config = await loadConfig(chosen);
    return await qa(rest, { say, program, results, config, ...(chosen !== undefined && { configFile: chosen }) });
  } catch (thrown) {
    if (!(thrown instanceof QaError)) throw thrown;
    say(messageOf(thrown));
    return 1;
  }
}
