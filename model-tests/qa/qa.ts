import { mutateVerb } from "../mutate/verb";
import { perform } from "./command";
import { coverageVerb } from "./coverage";
import { exportVerb } from "./export";
import { planVerb } from "./plan";
import { replayVerb } from "./replay";
import { runVerb } from "./run";
import { traceVerb } from "./trace";
import type { Outlet } from "./verb";

/** Everything that `npm run qa` can do. */
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
  guide: "docs/qa.md",
};

/** Does what was typed after `npm run qa --`. @returns the exit code: 0 where nothing was found, 1 where something was */
export const qa = (args: string[], outlet: Outlet): Promise<number> => perform(command, args, outlet);
