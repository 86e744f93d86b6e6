/** Two revisions; null for one that is not chosen yet, and for the files as they are now. */
export interface Range {
  before: string | null;
  after: string | null;
}

/** The comparison page as it first opens. */
export const noRange: Range = { before: null, after: null };

/** The last part of the address of the comparison page. */
export const comparisonPath = "compare";

/** A name of a revision as typed; null if it is none. */
export const revisionName = (typed: string | null): string | null => {
  const name = typed?.trim() ?? "";
  return /^[^\p{Cc}\s]{1,200}$/u.test(name) ? name : null;
};
