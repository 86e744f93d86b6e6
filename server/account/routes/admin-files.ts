import type { FastifyInstance, FastifyRequest } from "fastify";
import { admin } from "../../../contract/account/admin";
import { adminFiles } from "../../../contract/account/admin-files";
import type { AuditEntry } from "../../../contract/account/audit";
import { type ListedRating, listRatings } from "../../courses/queries/staff-ratings";
import { beginExport, type ExportAction } from "../../http/begin-export";
import { type Cell, sendCsv, tableOf } from "../../http/csv";
import { linkedFile } from "../../http/linked-file";
import { received } from "../../http/validate";
import { type ListedAccount, listAccounts } from "../queries/administration";
import { listAudit } from "../queries/audit-log";
import { type ListedPromoCode, listPromoCodes } from "../queries/promo-codes";
import { planOf } from "../rules/plan";
import { promoStateOf } from "../rules/promo";
import { titleIn } from "./admin-ratings";

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

/** A list's query without what its pages begin and end with: a file has all of them. */
function filterIn<Query extends { before?: unknown; after?: unknown; limit: unknown }>(query: Query) {
  const { before: _, after: __, limit: ___, ...filter } = query;
  return filter;
}

/** The lists of the administration as files, of all pages that a filter has (R62). Each is in the audit log. */
export async function adminFileRoutes(app: FastifyInstance): Promise<void> {
  const { db, now } = app.academy;

  const begin = <Filter extends object>(request: FastifyRequest, action: ExportAction, read: () => Filter) =>
    beginExport(app, request, { access: "administration", action }, read);

  const nameOf = (list: string) => `${list}-${now().toISOString().slice(0, 10)}.csv`;

  app.get(adminFiles.accounts, linkedFile, async (request, reply) => {
    const filter = await begin(request, "accounts-exported", () => filterIn(received(admin.users, request).query));
    const at = now();
    return sendCsv(
      reply,
      nameOf("accounts"),
      tableOf(
        accountHead,
        async (range) => (await listAccounts(db, filter, range, at)).data,
        (row) => accountCells(row, at),
      ),
    );
  });

  app.get(adminFiles.audit, linkedFile, async (request, reply) => {
    const filter = await begin(request, "audit-exported", () => filterIn(received(admin.audit, request).query));
    return sendCsv(
      reply,
      nameOf("audit"),
      tableOf(auditHead, async (range) => (await listAudit(db, filter, range)).data, auditCells),
    );
  });

  app.get(adminFiles.promoCodes, linkedFile, async (request, reply) => {
    const filter = await begin(request, "promo-codes-exported", () =>
      filterIn(received(admin.promoCodes, request).query),
    );
    const at = now();
    return sendCsv(
      reply,
      nameOf("promo-codes"),
      tableOf(
        promoHead,
        async (range) => (await listPromoCodes(db, filter, range, at)).data,
        (row) => promoCells(row, at),
      ),
    );
  });

  app.get(adminFiles.ratings, linkedFile, async (request, reply) => {
    const filter = await begin(request, "ratings-exported", () => {
      const { locale: _, ...query } = filterIn(received(admin.ratings, request).query);
      return query;
    });
    const { locale } = received(admin.ratings, request).query;
    const titleOf = titleIn(await app.academy.catalogue(), locale);
    return sendCsv(
      reply,
      nameOf("ratings"),
      tableOf(
        ratingHead,
        async (range) => (await listRatings(db, filter, range)).data,
        (row) => ratingCells(row, titleOf(row.courseId, row.slug)),
      ),
    );
  });
}
