/** The default of an actor or action that the caller must provide; it throws an error with the name. */
export const notProvided = (name: string) => (): never => {
  throw new Error(`"${name}" is not provided.`);
};
