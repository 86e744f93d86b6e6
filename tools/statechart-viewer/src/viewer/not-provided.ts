/** The default of an actor or action that the caller has to provide: a machine without it fails and names it. */
export const notProvided = (name: string) => (): never => {
  throw new Error(`"${name}" is not provided.`);
};
