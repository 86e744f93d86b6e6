import type { CertificateState } from "../../contract/certificates/administration";

/** Which certificates are listed, as in the address. */
export interface Filters {
  search: string;
  /** Of an exam; null for all. */
  exam: string | null;
  state: CertificateState | null;
  /** The page begins after this id; null for the newest. */
  before: number | null;
}

/** The newest of all. */
export const allCertificates: Filters = { search: "", exam: null, state: null, before: null };

/** The query of the list's address: only what differs from the newest of all. */
export const queryOf = ({ search, exam, state, before }: Filters): Record<string, string> => ({
  ...(search.trim() !== "" && { search: search.trim() }),
  ...(exam !== null && { exam }),
  ...(state !== null && { state }),
  ...(before !== null && { before: String(before) }),
});

export const sameFilters = (a: Filters, b: Filters): boolean =>
  a.search === b.search && a.exam === b.exam && a.state === b.state && a.before === b.before;
