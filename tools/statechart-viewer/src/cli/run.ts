import { perform } from "statechart-testing/cli/perform";
import type { ViewerConfig } from "../config";
import type { Output } from "./command";

/**
 * Runs the arguments of a project's own command, such as `npm run flows --`.
 * @returns the exit code: 0 on success
 */
export const runProject = (config: ViewerConfig, args: string[], output: Output): Promise<number> =>
  perform(
    {
      commands: {
        build: async () => (await import("../build/command")).buildCommand(config),
        check: async () => (await import("../build/command")).checkCommand(config),
        diff: async () => (await import("../comparison/command")).diffCommand(config),
        report: async () => (await import("../comparison/report-command")).reportCommand(config),
        ...config.commands,
      },
      guide: config.guide,
    },
    args,
    output,
  );
