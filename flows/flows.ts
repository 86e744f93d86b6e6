import { perform } from "../model-tests/qa/command";
import type { Outlet } from "./verb";

/** Everything that `npm run flows` can do. */
const command = {
  verbs: {
    build: async () => (await import("./build/verb")).buildVerb,
    check: async () => (await import("./build/verb")).checkVerb,
    diff: async () => (await import("./compare/verb")).diffVerb,
    screens: async () => (await import("./screens/verb")).screensVerb,
    record: async () => (await import("./record/record")).record,
  },
  guide: "docs/flows.md",
};

/** Does what was typed after `npm run flows --`. @returns the exit code: 0 where all is well */
export const flows = (args: string[], outlet: Outlet): Promise<number> => perform(command, args, outlet);
