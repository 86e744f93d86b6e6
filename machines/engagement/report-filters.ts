import type { ContentLocale } from "../../contract/primitives";

/** Which answers are counted, and the order of the list, as in the address. */
export interface Filters {
  kind: "all" | "quiz" | "exam";
  /** Null for all. */
  language: ContentLocale | null;
  /** So many calendar months, with the present one; null for all. */
  months: "1" | "3" | "12" | null;
  sort: "hardest" | "attempts";
}
/** Everything that was ever answered, the hardest question first. */
export const allReports: Filters = { kind: "all", language: null, months: null, sort: "hardest" };

export const sameFilters = (a: Filters, b: Filters): boolean =>
  a.kind === b.kind && a.language === b.language && a.months === b.months && a.sort === b.sort;

/** The query of the list's address: only what differs from all reports. Text that is a number would be quoted there. */
export const queryOf = ({ kind, language, months, sort }: Filters): Record<string, string | number> => ({
  ...(kind !== "all" && { kind }),
  ...(language !== null && { language }),
  ...(months !== null && { months: Number(months) }),
  ...(sort !== "hardest" && { sort }),
});
