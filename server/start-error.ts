/** A start that failed, explained in one sentence that says how to fix it; printed without a stack. */
export class StartError extends Error {
  override name = "StartError";
}
