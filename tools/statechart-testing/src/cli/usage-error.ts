/** What keeps a command from doing its work, told in one sentence that names the remedy; printed without a stack. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The message of whatever was thrown. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
