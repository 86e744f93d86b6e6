import { expect, it } from "vitest";
import { allReports, queryOf } from "../../../machines/engagement/report-filters";
import { reportFiltersOf } from "./reports-search";

it.each([{}, { kind: "exam" }, { kind: "quiz", language: "de", months: 3, sort: "attempts" }])(
  "the address of the reports says which answers are counted, and is the same again: %j",
  (query) => {
    expect(queryOf(reportFiltersOf(query))).toEqual(query);
    // Quoted by hand, a number is a text.
    expect(queryOf(reportFiltersOf({ ...query, ...("months" in query && { months: "3" }) }))).toEqual(query);
  },
);

it("the address of the reports drops what it does not know", () => {
  expect(reportFiltersOf({ kind: "webinar", language: "ko", months: "7", sort: ["hardest", "x"], more: 1 })).toEqual(
    allReports,
  );
});
