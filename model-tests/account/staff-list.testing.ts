const nothing = "There’s nothing here yet.";
const noMatch = "Nothing matches. Remove a filter, or look for something else.";

/** What a list of the administration may say instead of rows. */
export const noRows = [nothing, noMatch];

/** What it says: with filters, that none matches. */
export const noRowsFor = (query: object): string => (Object.keys(query).length === 0 ? nothing : noMatch);
