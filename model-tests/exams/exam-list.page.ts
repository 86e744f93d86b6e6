import { certificates } from "../../contract/certificates/certificates";
import { exams } from "../../contract/exams/exams";
import type { Standings } from "../../machines/exams/standings";
import { certificate } from "../certificates/certificates.model";
import { definePage } from "../drivers/page-tests";
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
    const standing = isOfAll(input)
      ? { call: exams.standings, replyFor: ({ entries }: Standings) => pageOf(entries.all ?? []) }
      : { call: exams.filtered, replyFor: ({ entries }: Standings) => entries };
    return { loadExams: listed, refreshExams: listed, loadStandings: standing, refreshStandings: standing };
  },
  plays: { waitUntil: "an instant comes, and no call is made" },
  answers: () => [[certificates.list, { ...pageOf([held]), now }]],
});
