import { reports } from "../../../contract/engagement/reports";
import type { Asked } from "../../../machines/engagement/quiz-reports";
import type { Call } from "../../api/call";
import { queryOf } from "../../api/query";

export const reportsService = (call: Call) => ({
  /** A quiz and an exam may have the same number: together with the kind, it is unique. */
  loadReports: async (asked: Asked) => {
    const { data, total } = await call(reports.list, { query: queryOf({ ...asked }) });
    return { data: data.map((report) => ({ ...report, id: `${report.kind}-${report.id}` })), total };
  },
});
