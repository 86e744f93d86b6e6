import { certificates } from "../../contract/certificates/certificates";
import { exams } from "../../contract/exams/exams";
import type { ExamStatuses } from "../../machines/exams/exam-statuses";
import { certificate } from "../certificates/certificates.model";
import { definePage } from "../shared/define-page";
import { pageOf } from "../shared/samples";
import { examListScreen } from "./exam-list.screen";

const now = "2026-03-01T10:00:00.000Z";
const held = { ...certificate(1, null), examSlug: "exam-7" };
const isOfAll = (input: string) => input === "";

export const examListPage = definePage({
  screen: examListScreen,
  path: (input) => (isOfAll(input) ? "/academy/certification/" : "/academy/agency-partners-exams/"),
  calls: (input) => {
    const listed = { call: exams.list, replyFor: pageOf };
    const entry = isOfAll(input)
      ? { call: exams.statuses, replyFor: ({ entries }: ExamStatuses) => pageOf(entries.all ?? []) }
      : { call: exams.filtered, replyFor: ({ entries }: ExamStatuses) => entries };
    return { loadExams: listed, refreshExams: listed, loadStatuses: entry, refreshStatuses: entry };
  },
  plays: { waitUntil: "an instant comes, and no call is made" },
  answers: () => [[certificates.list, { ...pageOf([held]), now }]],
});
