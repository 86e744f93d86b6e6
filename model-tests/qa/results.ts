/** Where the results of planned tests are kept, relative to the project; the viewer of the flows shows them. */
export const results = "test-results/qa";

/** The command that runs planned tests. */
export const program = "npm run qa --";
