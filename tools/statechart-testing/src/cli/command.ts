import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Config } from "../config";
import type { Strategy } from "../planner/paths";
import { messageOf, UsageError } from "./usage-error";

/** Where a command says what it has to say. */
export interface Outlet {
  say(line: string): void;
  /** The folder for runs and failures. */
  results: string;
  /** How the tool is called: messages name commands that can be typed. */
  program: string;
  config: Config;
  /** The file of the configuration: other processes load it themselves. */
  configFile?: string;
}

/** Something that a command can do. @typeParam O where it says what it has to say */
export interface Command<O = Outlet> {
  /** How it is called, for `--help`: the first line is the call, the others explain. */
  usage: string;
  /** Does it. @returns the exit code. @throws {UsageError} where the call makes no sense */
  run(args: string[], outlet: O): Promise<number>;
}

/**
 * What was typed after a command.
 * @param call what comes before it, for messages
 * @throws {UsageError} for options that it does not take
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

/** @throws {UsageError} for a strategy that there is not */
export function chosenStrategy(name: string): Strategy {
  const found = strategies.find((strategy) => strategy === name);
  if (!found) throw new UsageError(`There is no strategy "${name}"; take one of ${strategies.join(", ")}.`);
  return found;
}

/** @throws {UsageError} for anything but a whole number from 0 */
export function chosenSeed(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new UsageError(`--seed is "${typed}"; take a whole number from 0 to 999999999.`);
  return Number(typed);
}

/** For `--help`: what a command can be about. */
export const subjectUsage =
  "  FILE                 a file that exports XState machines; FILE#NAME is one of its exports; MACHINE is one of the configuration";

/** What all commands that plan take. */
export const planOptions = {
  strategy: { type: "string", default: "tour" },
  seed: { type: "string", default: "0" },
} as const;

export const planUsage = `  --strategy=tour      as few steps as possible for every transition (the default)
  --strategy=shortest  the shortest path to everything, one test each; for testing by hand
  --strategy=simple    paths without repeated states, at most 500
  --strategy=1-switch  every two transitions that can follow each other
  --seed=N             the order in which paths are tried: the same number gives the same tests (0)`;
