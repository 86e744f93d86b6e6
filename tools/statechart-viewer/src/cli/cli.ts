import { perform } from "statechart-testing/cli/perform";
import type { Output } from "./command";

/** Runs a command on a file with machines. @returns the exit code: 0 on success */
export const main = (args: readonly string[], output: Output): Promise<number> =>
  perform(
    {
      commands: {
        draw: async () => (await import("./draw")).drawCommand,
        diff: async () => (await import("./diff")).diffFilesCommand,
        view: async () => (await import("./view")).viewCommand,
      },
      guide: "the README of statechart-viewer",
    },
    args,
    output,
  );
