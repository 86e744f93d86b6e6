import type { FastifyInstance } from "fastify";
import type { output } from "zod/mini";
import { endpoint } from "../../../contract/endpoint";
import {
  fewestAnswers,
  type QuizReport,
  ReportFilters,
  reports,
  reportsFile,
} from "../../../contract/engagement/reports";
import type { Catalogue } from "../../content/catalogue";
import type { Database } from "../../db/database";
import { beginExport } from "../../http/begin-export";
import { sendCsv } from "../../http/csv";
import { linkedFile } from "../../http/linked-file";
import { registerEndpoint } from "../../http/register-endpoint";
import { received } from "../../http/validate";
import { monthOf, totalSums, type Wanted } from "../queries/answer-counts";
import { reportReplies } from "../report-replies";
import { reportsOf } from "../rules/reports";

type Filters = output<typeof ReportFilters>;

/** The file is not JSON, so it is no endpoint of the contract; its filters are checked as those of one. */
const file = endpoint({
  id: "reports.file",
  method: "GET",
  path: reportsFile,
  summary: "",
  access: "editing",
  query: ReportFilters,
  reply: null,
});

/** The first of the months that are counted; undefined for all. */
function sinceOf(months: Filters["months"], now: Date): string | undefined {
  if (months === undefined) return undefined;
  return monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - Number(months) + 1, 1)));
}

const wantedOf = ({ kind, language, months }: Filters, now: Date): Wanted => ({
  kind: kind === "all" ? undefined : kind,
  locale: language,
  since: sinceOf(months, now),
});

const columns = [
  "kind",
  "id",
  "course",
  "title",
  "attempts",
  "passed %",
  "question",
  "text",
  "answers",
  "right %",
  "wrong option",
  "chosen %",
  "changed",
  "file",
];

const cellsOf = ({ questions, ...of }: QuizReport) =>
  questions.map(({ id, text, answers, right, wrong: [first], isChanged }) => [
    of.kind,
    of.id,
    of.course,
    of.title,
    of.attempts,
    of.passed,
    id,
    text,
    answers,
    right,
    first?.text ?? null,
    first?.share ?? null,
    isChanged ? "yes" : "",
    of.file,
  ]);

/** How many reports are read at a time for the file. */
const batch = 50;

async function* rowsOf(db: Database, catalogue: Catalogue, filters: Filters, now: Date) {
  yield columns;
  const wanted = wantedOf(filters, now);
  const place = { db, catalogue, locale: filters.language ?? "en" };
  const all = reportsOf(await totalSums(db, wanted), { sort: filters.sort, fewest: fewestAnswers });
  for (let from = 0; from < all.length; from += batch)
    for (const report of await reportReplies(place, wanted, all.slice(from, from + batch))) yield* cellsOf(report);
}

/** How quizzes and exams turn out, for editors and administrators (R62). */
export async function reportRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, reports.list, async ({ catalogue, db, now, query: { page, limit, ...filters } }) => {
    const wanted = wantedOf(filters, now);
    const all = reportsOf(await totalSums(db, wanted), { sort: filters.sort, fewest: fewestAnswers });
    const place = { db, catalogue, locale: filters.language ?? "en" };
    const data = await reportReplies(place, wanted, all.slice((page - 1) * limit, page * limit));
    return { data, total: all.length };
  });

  app.get(reportsFile, linkedFile, async (request, reply) => {
    const begun = { access: file.access, action: "quiz-reports-exported" } as const;
    const filters = await beginExport(app, request, begun, () => received(file, request).query);
    const { catalogue, db, now } = app.academy;
    return sendCsv(reply, "quiz-reports.csv", rowsOf(db, await catalogue(), filters, now()));
  });
}
