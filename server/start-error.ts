/** A start that cannot go on, told in one sentence that names the remedy; printed without a stack. */
export class StartError extends Error {
  override name = "StartError";
}
