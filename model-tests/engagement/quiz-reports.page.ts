import { reports } from "../../contract/engagement/reports";
import type { Report } from "../../machines/engagement/quiz-reports";
import type { Page } from "../../machines/shared/paged";
import { definePage } from "../shared/define-page";
import { quizReportsScreen } from "./quiz-reports.screen";

/** The API numbers quizzes and exams apart. */
const asked = {
  call: reports.list,
  replyFor: ({ data, total }: Page<Report>) => ({
    data: data.map((report) => ({ ...report, id: Number(report.id.split("-")[1]) })),
    total,
  }),
};

export const quizReportsPage = definePage({
  screen: quizReportsScreen,
  path: "/academy/administration/quiz-reports/",
  calls: { loadReports: asked, refreshReports: asked, loadMore: asked },
});
