import type * as testing from "statechart-testing/cli/command";
import { UsageError } from "statechart-testing/cli/usage-error";

/** Where a command prints. */
export type Output = Pick<testing.Outlet, "say">;

/** Something that the command line can do. */
export type Command = testing.Command<Output>;

/** What is wrong with a call, in one sentence for the person who typed it. */
export class ViewerError extends UsageError {}

/** How a person calls the tool for a file. */
export const program = "npx statechart-viewer";
