/** Somebody runs a machine without having given it one of its effects: a fault of ours, never a failure of a call. */
export class NotProvidedError extends Error {
  override name = "NotProvidedError";
}

/** The default of every actor and effect: a machine that lacks one fails at once and says which. */
export const notProvided = (name: string) => (): never => {
  throw new NotProvidedError(`The actor "${name}" is not provided.`);
};
