import { type ParseArgsConfig, parseArgs } from "node:util";
import { messageOf } from "statechart-testing/cli/usage-error";
import { ViewerError } from "./command";

/**
 * Reads what was typed after the name of a command.
 * @param call the command as a person types it: `npm run flows -- diff`
 * @throws {ViewerError} for options that it does not take
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
    throw new ViewerError(`${what}; ${call} --help says what it takes.`);
  }
}
