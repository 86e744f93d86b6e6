/** The type check as arguments for Node. */
export const typeCheck: string[];
