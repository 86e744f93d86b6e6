import type { Command } from "./command";
import { messageOf, UsageError } from "./usage-error";

/** A command line with subcommands, such as `npm run qa --` or `npm run flows --`. */
interface CommandSet<Outlet> {
  /** The commands by name; each is loaded when it is called. */
  commands: Readonly<Record<string, () => Promise<Command<Outlet>>>>;
  /** The file with more documentation. */
  guide: string;
  /** What usages call the program, and how it is called here. */
  program?: readonly [written: string, called: string];
}

/** How a command is called and what it does, as its usage says before its options. */
function summaryOf(usage: string): string {
  const lines = usage.split("\n");
  const firstOption = lines.findIndex((line) => line.startsWith(" "));
  return lines.slice(0, firstOption < 0 ? lines.length : firstOption).join("\n    ");
}

/** A command's usage, with the program as it is called. */
const usageIn = <Outlet>({ program }: CommandSet<Outlet>, { usage }: Command<Outlet>): string =>
  program ? usage.replaceAll(new RegExp(`^${program[0]} `, "gm"), `${program[1]} `) : usage;

async function overview<Outlet>(set: CommandSet<Outlet>): Promise<string> {
  const { commands, guide } = set;
  const usages = await Promise.all(Object.values(commands).map(async (load) => usageIn(set, await load())));
  return `${usages.map(summaryOf).join("\n")}\n\nEach accepts --help; see also ${guide}.`;
}

const isHelp = (word: string | undefined): boolean => word === "help" || word === "--help" || word === "-h";

/** Runs a command line. @returns the exit code: 0 if nothing was found, 1 if something was */
export async function perform<Outlet extends { say(line: string): void }>(
  set: CommandSet<Outlet>,
  [name, ...args]: readonly string[],
  outlet: Outlet,
): Promise<number> {
  if (name === undefined || isHelp(name)) {
    outlet.say(await overview(set));
    return name === undefined ? 1 : 0;
  }
  const { commands } = set;
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!load) throw new UsageError(`There is no command "${name}"; take one of ${Object.keys(commands).join(", ")}.`);
    const command = await load();
    if (args.some(isHelp)) {
      const configured = await command.configuredUsage?.(outlet);
      outlet.say([usageIn(set, command), configured].filter(Boolean).join("\n"));
      return 0;
    }
    return await command.run(args, outlet);
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown;
    outlet.say(messageOf(thrown));
    return 1;
  }
}
