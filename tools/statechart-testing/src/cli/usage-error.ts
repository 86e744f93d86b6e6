/** An error that the user can fix. Its message is one sentence with the remedy; it is printed without a stack trace. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** A name that nothing has: it is told before any work begins. */
export class UnknownNameError extends UsageError {}

/** The message of any thrown value. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
