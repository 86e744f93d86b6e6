import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Config } from "../config";
import type { Strategy } from "../planner/paths";
import { messageOf, UsageError } from "./usage-error";

/** Where a command writes its output. */
export interface Outlet {
  say(line: string): void;
  /** The folder for runs and failures. */
  results: string;
  /** How the tool is called, for commands in messages. */
  program: string;
  config: Config;
  /** The file that explains how it is used here; without it, the tool's own README. */
  guide?: string;
  /** The configuration file; worker processes load it themselves. */
  configFile?: string;
}

/** A command. @typeParam O where it writes its output */
export interface Command<O = Outlet> {
  /** The text for `--help`: the first line is the synopsis, the others explain it. */
  usage: string;
  /** The lines of `--help` for options that a configuration adds. */
  configuredUsage?(outlet: O): Promise<string | undefined>;
  /** Runs the command. @returns the exit code. @throws {UsageError} if the arguments are invalid */
  run(args: string[], outlet: O): Promise<number>;
}

/** For commands that accept any number of names. */
export const anyNumber = Number.POSITIVE_INFINITY;

/**
 * Parses the arguments of a command.
 * @param call the command itself, for messages
 * @throws {UsageError} for unknown options
 */
export function readArguments<const T extends NonNullable<ParseArgsConfig["options"]>>(
  call: string,
  args: string[],
  options: T,
  maxPositionals = 1,
) {
  try {
    const read = parseArgs({ args, options, allowPositionals: true });
    const extra = read.positionals[maxPositionals];
    if (extra !== undefined) throw new Error(`"${extra}" is one argument too many`);
    return read;
  } catch (thrown) {
    const [what] = messageOf(thrown).split(". ");
    throw new UsageError(`${what}; ${call} --help says what it takes.`);
  }
}

const strategies: Strategy[] = ["tour", "shortest", "simple", "1-switch"];

/** @throws {UsageError} for an unknown strategy */
export function chosenStrategy(name: string): Strategy {
  const found = strategies.find((strategy) => strategy === name);
  if (!found) throw new UsageError(`There is no strategy "${name}"; take one of ${strategies.join(", ")}.`);
  return found;
}

/** @throws {UsageError} for anything but a whole number of at least 0 */
export function chosenSeed(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new UsageError(`--seed is "${typed}"; take a whole number from 0 to 999999999.`);
  return Number(typed);
}

/** For `--help`: what a command can work on. */
export const subjectUsage =
  "  FILE                 a file that exports XState machines; FILE#NAME is one of its exports; MACHINE is one of the configuration";

/** The options of all commands that plan. */
export const planOptions = {
  strategy: { type: "string", default: "tour" },
  seed: { type: "string", default: "0" },
} as const;

export const planUsage = `  --strategy=tour      as few steps as possible for every transition (the default)
  --strategy=shortest  the shortest path to every place, one test each; for testing by hand; not every transition
  --strategy=simple    paths without repeated states, at most 500
  --strategy=1-switch  every two transitions that can follow each other
  --seed=N             the order in which paths are tried: the same number gives the same tests (0)`;
