import { and, eq, gte, inArray, lt } from "drizzle-orm";
import type { AuditEntry, AuditFilter } from "../../../contract/account/audit";
import type { Database } from "../../db/database";
import { storedEmail } from "../rules/email";
import { account } from "../schema/accounts";
import { audit } from "../schema/audit";
import { type AuditRow, aboutAccount } from "./audit";
import { type IdRange, pageBy, pageOf } from "./id-pages";

/** The account that a filter names by its id or its email address; null if there is none. */
export async function namedAccount(db: Database, named: string): Promise<number | null> {
  // An account that was deleted is still in the log, by its id.
  if (!named.includes("@")) return Number(named);
  const [row] = await db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.email, storedEmail(named)));
  return row?.id ?? null;
}

/** Entries with the names and the addresses that the accounts in them have today. */
async function withNames(db: Database, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const ids = new Set(
    rows.flatMap(({ actorId, targetKind, targetId }) => [
      ...(actorId === null ? [] : [actorId]),
      ...(targetKind === "account" ? [Number(targetId)] : []),
    ]),
  );
  const found = await db
    .select({ id: account.id, email: account.email, name: account.name })
    .from(account)
    .where(inArray(account.id, [...ids]));
  const known = new Map(found.map((one) => [one.id, one]));
  return rows.map(({ id, at, action, actorId, targetKind, targetId, before, after, address }) => ({
    id,
    at: at.toISOString(),
    action,
    actor: actorId === null ? null : (known.get(actorId) ?? { id: actorId, email: null, name: null }),
    target:
      targetKind === null || targetId === null
        ? null
        : {
            kind: targetKind,
            id: targetId,
            email: targetKind === "account" ? (known.get(Number(targetId))?.email ?? null) : null,
          },
    before: before as AuditEntry["before"],
    after: after as AuditEntry["after"],
    network: address,
  }));
}

/** A page of the audit log, the newest entries first (R63). */
export async function listAudit(
  db: Database,
  { action, account: named, from, until }: AuditFilter,
  range: IdRange & { limit: number },
): Promise<{ data: AuditEntry[]; next: number | null; previous: number | null }> {
  const id = named === undefined ? undefined : await namedAccount(db, named);
  if (id === null) return { data: [], next: null, previous: null };
  const { within, order } = pageBy(audit.id, range);
  const rows = await db
    .select()
    .from(audit)
    .where(
      and(
        action === undefined ? undefined : eq(audit.action, action),
        id === undefined ? undefined : aboutAccount(id),
        from === undefined ? undefined : gte(audit.at, new Date(from)),
        until === undefined ? undefined : lt(audit.at, new Date(until)),
        within,
      ),
    )
    .orderBy(order)
    .limit(range.limit + 1);
  const page = pageOf(rows, range.limit, range);
  return { ...page, data: await withNames(db, page.data) };
}
