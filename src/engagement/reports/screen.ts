import { quizReportsMachine } from "../../../machines/engagement/quiz-reports";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { reportActors } from "../report-actors";
import { ReportsPage } from "./ReportsPage";
import { reportFiltersOf } from "./reports-search";

export const screen = defineScreen({
  logic: (get) => quizReportsMachine.provide(reportActors(get)),
  area: "reports",
  View: ReportsPage,
  // No canonical address: search engines should not list it.
  head: (_, t) => ({ title: t("reports.title") }),
});

/** Quizzes and exams at a time. */
const reportsPerPage = 20;

export const open = ({ search }: Address): Opening => ({
  view: "reports",
  texts: ["account-administration", "engagement-reports"],
  key: "quiz-reports",
  input: { filters: reportFiltersOf(search), limit: reportsPerPage },
  onSearch: (changed) => ({ type: "address.changed", filters: reportFiltersOf(changed) }),
});
