/** A machine runs without one of its effects: a fault of ours, never a failed call. */
export class NotProvidedError extends Error {
  override name = "NotProvidedError";
}

/** The default of every actor and effect: a machine that lacks one fails at once and says which. */
export const notProvided = (name: string) => (): never => {
  throw new NotProvidedError(`The actor "${name}" is not provided.`);
};
