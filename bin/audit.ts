import { distance } from "fastest-levenshtein";
import { type AuditAction, auditActions } from "../contract/account/audit-actions";
import type { AuditRow } from "../server/account/queries/audit";
import { StartError } from "../server/start-error";
import { beginningOf } from "./typed-day";

/** The options of `npm run admin -- audit`. */
export interface AuditQuestion {
  since?: Date;
  /** An id or an email address. */
  account?: string;
  action?: AuditAction;
  limit: number;
}

const maxEntries = 10_000;

/** A time is in UTC unless it says otherwise. */
function readSince(typed: string): Date {
  const [, day = "", time, zone = "Z"] = /^([\d-]+)(?:T([\d:.]+)(Z|[+-]\d\d:\d\d)?)?$/.exec(typed) ?? [];
  const begins = beginningOf(day);
  const since = begins && time !== undefined ? new Date(`${day}T${time}${zone}`) : begins;
  if (!since || Number.isNaN(since.getTime()))
    throw new StartError(`--since is "${typed}"; set it to a day like 2026-12-31 or a time like 2026-12-31T09:30:00Z.`);
  return since;
}

const isAction = (typed: string): typed is AuditAction => (auditActions as readonly string[]).includes(typed);

function readAction(typed: string): AuditAction {
  if (isAction(typed)) return typed;
  const [nearest] = auditActions.toSorted((one, other) => distance(typed, one) - distance(typed, other));
  const isNear = nearest !== undefined && distance(typed, nearest) <= 2;
  throw new StartError(
    `--action is "${typed}"; ${isNear ? `did you mean ${nearest}?` : `set it to one of ${auditActions.join(", ")}.`}`,
  );
}

/** @throws {StartError} in one sentence for invalid options. */
export function readAuditQuestion(typed: {
  since?: string | undefined;
  account?: string | undefined;
  action?: string | undefined;
  limit?: string | undefined;
}): AuditQuestion {
  const { since, account, action, limit = "50" } = typed;
  if (!/^[1-9]\d{0,4}$/.test(limit) || Number(limit) > maxEntries)
    throw new StartError(`--limit is "${limit}"; set it to a whole number from 1 to ${maxEntries}.`);
  if (account !== undefined && !/^\d{1,15}$|^[^\s@]+@[^\s@]+$/.test(account.trim()))
    throw new StartError(`--account is "${account}"; set it to the id of an account or to its email address.`);
  return {
    limit: Number(limit),
    ...(since !== undefined && { since: readSince(since) }),
    ...(account !== undefined && { account: account.trim().toLowerCase() }),
    ...(action !== undefined && { action: readAction(action) }),
  };
}

const shown = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? "none"));

/** Like `paidStatus: free → paid`. */
function changesOf({ before, after }: Pick<AuditRow, "before" | "after">): string {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys
    .map((key) => `${key}: ${before ? `${shown(before[key])} → ` : ""}${after ? shown(after[key]) : "none"}`)
    .join(", ");
}

const cellsOf = (row: AuditRow): string[] => [
  row.at.toISOString().replace("T", " ").slice(0, 19),
  row.actorId === null ? "-" : String(row.actorId),
  row.action,
  row.targetKind === null ? "-" : `${row.targetKind} ${row.targetId}`,
  row.address ?? "-",
  changesOf(row),
];

/** The entries as a table for people, times in UTC. */
export function auditTable(rows: readonly AuditRow[]): string {
  const lines = [["TIME (UTC)", "ACTOR", "ACTION", "TARGET", "NETWORK", "CHANGES"], ...rows.map(cellsOf)];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The entries as JSON, one object per line. */
export const auditLines = (rows: readonly AuditRow[]): string => rows.map((row) => JSON.stringify(row)).join("\n");
