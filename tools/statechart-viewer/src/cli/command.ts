import type * as testing from "statechart-testing/cli/command";
import { UsageError } from "statechart-testing/cli/usage-error";

/** Where a command prints its output. */
export type Output = Pick<testing.Outlet, "say">;

/** A command of the command line. */
export type Command = testing.Command<Output>;

/** A usage error, as one sentence for the user. */
export class ViewerError extends UsageError {}

/** How the tool is called for a file. */
export const program = "npx statechart-viewer";
