import { mutateVerb } from "../mutate/verb";
import { coverageVerb } from "./coverage";
import { exportVerb } from "./export";
import { planVerb } from "./plan";
import { messageOf, QaError } from "./qa-error";
import { replayVerb } from "./replay";
import { runVerb } from "./run";
import { traceVerb } from "./trace";
import type { Outlet, Verb } from "./verb";

/** Everything that `npm run qa` can do, by name. */
const verbs: Record<string, Verb> = {
  plan: planVerb,
  run: runVerb,
  replay: replayVerb,
  coverage: coverageVerb,
  trace: traceVerb,
  mutate: mutateVerb,
  export: exportVerb,
};

const overview = (): string => {
  const calls = Object.values(verbs).map(({ usage }) => usage.split("\n").slice(0, 2).join("\n    "));
  return `${calls.join("\n")}\n\nEach takes --help; docs/qa.md tells more.`;
};

const isHelp = (word: string | undefined): boolean => word === "help" || word === "--help" || word === "-h";

/** Does what was typed after `npm run qa --`. @returns the exit code: 0 where nothing was found, 1 where something was */
export async function qa([name, ...args]: string[], outlet: Outlet): Promise<number> {
  if (name === undefined || isHelp(name)) {
    outlet.say(overview());
    return name === undefined ? 1 : 0;
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  try {
    if (!verb) throw new QaError(`There is no verb "${name}"; take one of ${Object.keys(verbs).join(", ")}.`);
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
