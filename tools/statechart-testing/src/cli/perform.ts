import type { Verb } from "./command";
import { messageOf, QaError } from "./usage-error";

/** A command line that is made of verbs: what can be typed after `npm run qa --`, or `npm run flows --`. */
interface Command<Outlet> {
  /** By name. Each is loaded when it is called. */
  verbs: Readonly<Record<string, () => Promise<Verb<Outlet>>>>;
  /** The file that tells more. */
  guide: string;
}

async function overview<Outlet>({ verbs, guide }: Command<Outlet>): Promise<string> {
  const usages = await Promise.all(Object.values(verbs).map(async (load) => (await load()).usage));
  const calls = usages.map((usage) => usage.split("\n").slice(0, 2).join("\n    "));
  return `${calls.join("\n")}\n\nEach takes --help; ${guide} tells more.`;
}

const isHelp = (word: string | undefined): boolean => word === "help" || word === "--help" || word === "-h";

/** Does what was typed. @returns the exit code: 0 where nothing was found, 1 where something was */
export async function perform<Outlet extends { say(line: string): void }>(
  command: Command<Outlet>,
  [name, ...args]: readonly string[],
  outlet: Outlet,
): Promise<number> {
  if (name === undefined || isHelp(name)) {
    outlet.say(await overview(command));
    return name === undefined ? 1 : 0;
  }
  const { verbs } = command;
  const load = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  try {
    if (!load) throw new QaError(`There is no verb "${name}"; take one of ${Object.keys(verbs).join(", ")}.`);
    const verb = await load();
    if (args.some(isHelp)) {
      outlet.say(verb.usage);
      return 0;
    }
    return await verb.run(args, outlet);
  } catch (thrown) {
    if (!(thrown instanceof QaError)) throw thrown;
    outlet.say(messageOf(thrown));
    return 1;
  }
}
