import { allReports, type Filters } from "../../../machines/engagement/report-filters";
import { contentLocales } from "../../i18n/locale";

/** What each filter of the reports can be, in the order of its choice. */
export const reportChoices = {
  kind: ["all", "quiz", "exam"],
  months: ["1", "3", "12"],
  sort: ["hardest", "attempts"],
} as const;

const among = <T extends string>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((one) => one === String(value));

/** The filters that the query of an address asks for; what is unknown in it is dropped, not rejected. */
export function reportFiltersOf(query: object): Filters {
  const { kind, language, months, sort } = query as Record<string, unknown>;
  return {
    kind: among(reportChoices.kind, kind) ?? allReports.kind,
    language: among(contentLocales, language) ?? null,
    months: among(reportChoices.months, months) ?? null,
    sort: among(reportChoices.sort, sort) ?? allReports.sort,
  };
}
