import { approveCommand } from "../approval/approve";
import { coverageCommand } from "../coverage/coverage";
import { exportCommand } from "../export/export";
import { mutateCommand } from "../mutation/command";
import { replayCommand } from "../recordings/replay";
import { traceCommand } from "../recordings/trace";
import { runCommand } from "../runner/run";
import type { Outlet } from "./command";
import { findConfig, loadConfig } from "./load-config";
import { perform } from "./perform";
import { planCommand } from "./plan";
import { messageOf, UsageError } from "./usage-error";

const command = {
  commands: {
    plan: async () => planCommand,
    run: async () => runCommand,
    approve: async () => approveCommand,
    replay: async () => replayCommand,
    coverage: async () => coverageCommand,
    trace: async () => traceCommand,
    mutate: async () => mutateCommand,
    export: async () => exportCommand,
  },
};

/** Runs a command line. @returns the exit code: 0 if nothing was found, 1 if something was */
export const qa = (args: readonly string[], outlet: Outlet): Promise<number> =>
  perform(
    {
      ...command,
      guide: outlet.guide ?? "the README of statechart-testing",
      program: ["statechart-testing", outlet.program],
    },
    args,
    outlet,
  );

/** Options for a program that calls the tool. */
export interface Program {
  say(line: string): void;
  /** How the tool is called, for messages. */
  program?: string;
  /** The folder for runs and failures. */
  results?: string;
  /** The file that explains how the tool is used in a project. */
  guide?: string;
  /** The configuration; defaults to the file named by `--config`, or the one in the working folder. */
  configFile?: string;
}

/** Extracts `--config FILE` from the arguments. */
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
  { say, program = "npx statechart-testing", results = "test-results/statechart-testing", guide, configFile }: Program,
): Promise<number> {
  const { rest, file } = withoutConfig(args);
  const chosen = file ?? configFile ?? findConfig();
  try {
    const config = await loadConfig(chosen);
    return await qa(rest, {
      say,
      program,
      results,
      config,
      ...(guide !== undefined && { guide }),
      ...(chosen !== undefined && { configFile: chosen }),
    });
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown;
    say(messageOf(thrown));
    return 1;
  }
}
