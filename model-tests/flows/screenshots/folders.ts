/** The folders of screenshots, relative to the project: those that git keeps, and all others. The viewer shows both. */
export const kept = "docs/flows/screenshots";
export const taken = "test-results/flows/screenshots";
