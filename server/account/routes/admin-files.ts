import type { FastifyInstance, FastifyRequest } from "fastify";
import { type AccountFilter, admin } from "../../../contract/account/admin";
import { adminFiles } from "../../../contract/account/admin-files";
import type { AuditEntry, AuditFilter } from "../../../contract/account/audit";
import type { AuditAction } from "../../../contract/account/audit-actions";
import type { PromoCodeFilter } from "../../../contract/account/promo-codes";
import { type ListedRating, listRatings } from "../../courses/queries/staff-ratings";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { withinBudget } from "../../http/budget";
import { type Cell, sendCsv } from "../../http/csv";
import { linkedFile } from "../../http/linked-file";
import { authenticate } from "../../http/register-endpoint";
import { received } from "../../http/validate";
import { type ListedAccount, listAccounts } from "../queries/administration";
import { recordAudit } from "../queries/audit";
import { listAudit } from "../queries/audit-log";
import { type ListedPromoCode, listPromoCodes } from "../queries/promo-codes";
import { refusalToCall, visitor } from "../rules/access";
import { planOf } from "../rules/plan";
import { promoStateOf } from "../rules/promo";
import { titleIn } from "./admin-ratings";

/** How many rows are read at once: none of a long file is in memory for longer. */
const batch = 1000;

/** Reads a list page by page, from the newest entry to the oldest. */
async function* allOf<Row>(
  read: (before: number | undefined) => Promise<{ data: Row[]; next: number | null }>,
): AsyncGenerator<Row> {
  let before: number | undefined;
  for (;;) {
    const { data, next } = await read(before);
    yield* data;
    if (next === null) return;
    before = next;
  }
}

/** The names of the columns, then a row for each entry. */
async function* tableOf<Row>(head: Cell[], rows: AsyncIterable<Row>, cellsOf: (row: Row) => Cell[]) {
  yield head;
  for await (const row of rows) yield cellsOf(row);
}

const accountHead = ["id", "email", "name", "plan", "plan until", "rights", "registered"];
const accountCells = (one: ListedAccount, now: Date): Cell[] => {
  const { kind, until } = planOf(one, now);
  const rights = Object.entries(one.permissions).flatMap(([right, has]) => (has ? [right] : []));
  const [end, registered] = [until?.toISOString() ?? null, one.createdAt.toISOString()];
  return [one.id, one.email, one.name, kind, end, rights.join(" "), registered];
};

const auditHead = [
  "id",
  "time",
  "action",
  "actor",
  "actor email",
  "target",
  "target id",
  "target email",
  "before",
  "after",
  "network",
];
const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
const auditCells = ({ id, at, action, actor, target, before, after, network }: AuditEntry) => [
  id,
  at,
  action,
  actor?.id ?? null,
  actor?.email ?? null,
  target?.kind ?? null,
  target?.id ?? null,
  target?.email ?? null,
  jsonOf(before),
  jsonOf(after),
  network,
];

const promoHead = ["id", "code", "state", "days", "uses left", "expires", "redeemed", "created"];
const promoCells = (one: ListedPromoCode, now: Date): Cell[] => {
  const { id, code, plusDays, usesLeft, expiresAt, redemptions, createdAt } = one;
  const [expires, created] = [expiresAt?.toISOString() ?? null, createdAt.toISOString()];
  return [id, code, promoStateOf(one, now), plusDays, usesLeft, expires, redemptions, created];
};

const ratingHead = ["id", "course", "title", "stars", "email", "name", "account", "rated"];
const ratingCells = (one: ListedRating, title: string): Cell[] => [
  one.id,
  one.slug,
  title,
  one.stars,
  one.email,
  one.name,
  one.accountId,
  one.ratedAt.toISOString(),
];

/** The lists of the administration as files, of all pages that a filter has (R62). Each is in the audit log. */
export async function adminFileRoutes(app: FastifyInstance): Promise<void> {
  const { db, now } = app.academy;

  /** Who may have the file, and the entry that says who had it. */
  async function begin(request: FastifyRequest, action: AuditAction, filter: object): Promise<void> {
    const account = await authenticate(app, request);
    const refused = refusalToCall(account ?? visitor, "administration");
    if (refused) throw new ApiError(refused);
    await recordAudit(db, { ...auditSource(request), action, after: { ...filter } }, now());
  }

  const nameOf = (list: string) => `${list}-${now().toISOString().slice(0, 10)}.csv`;

  app.get(adminFiles.accounts, linkedFile, async (request, reply) => {
    const { before: _, after: __, limit: ___, ...filter } = received(admin.users, request).query;
    await withinBudget(request, () => begin(request, "accounts-exported", filter));
    const at = now();
    const rows = allOf((before) => listAccounts(db, filter as AccountFilter, { before, limit: batch }, at));
    return sendCsv(
      reply,
      nameOf("accounts"),
      tableOf(accountHead, rows, (row) => accountCells(row, at)),
    );
  });

  app.get(adminFiles.audit, linkedFile, async (request, reply) => {
    const { before: _, after: __, limit: ___, ...filter } = received(admin.audit, request).query;
    await withinBudget(request, () => begin(request, "audit-exported", filter));
    const rows = allOf((before) => listAudit(db, filter as AuditFilter, { before, limit: batch }));
    return sendCsv(reply, nameOf("audit"), tableOf(auditHead, rows, auditCells));
  });

  app.get(adminFiles.promoCodes, linkedFile, async (request, reply) => {
    const { before: _, after: __, limit: ___, ...filter } = received(admin.promoCodes, request).query;
    await withinBudget(request, () => begin(request, "promo-codes-exported", filter));
    const at = now();
    const rows = allOf((before) => listPromoCodes(db, filter as PromoCodeFilter, { before, limit: batch }, at));
    return sendCsv(
      reply,
      nameOf("promo-codes"),
      tableOf(promoHead, rows, (row) => promoCells(row, at)),
    );
  });

  app.get(adminFiles.ratings, linkedFile, async (request, reply) => {
    const { before: _, after: __, limit: ___, locale, ...filter } = received(admin.ratings, request).query;
    await withinBudget(request, () => begin(request, "ratings-exported", filter));
    const titleOf = titleIn(await app.academy.catalogue(), locale);
    const rows = allOf((before) => listRatings(db, filter, { before, limit: batch }));
    return sendCsv(
      reply,
      nameOf("ratings"),
      tableOf(ratingHead, rows, (row) => ratingCells(row, titleOf(row.courseId, row.slug))),
    );
  });
}
