import { z } from "zod/mini";
import { Id, IdParam, Instant, Json } from "../primitives";
import { auditActions } from "./audit-actions";

/** Someone in an entry: the name and the address are those of today, null if the account no longer exists. */
const Party = z.object({ id: Id, email: z.nullable(z.string()), name: z.nullable(z.string()) });

/** Who did what to whom (R63). */
export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  /** One of `auditActions`; entries of earlier versions may have others. */
  action: z.string(),
  /** Null for the server, the command line, and callers who were not signed in. */
  actor: z.nullable(Party),
  /** An account with its address of today; a certificate by its hash, a promo code by itself. */
  target: z.nullable(z.object({ kind: z.string(), id: z.string(), email: z.nullable(z.string()) })),
  /** The changed fields, old and new values. */
  before: z.nullable(z.record(z.string(), Json)),
  after: z.nullable(z.record(z.string(), Json)),
  /** The caller's network, never a whole address: `192.0.2.0/24`. */
  network: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Which entries: of an action, about an account (its id or its email address), and from a time to another. */
export const AuditFilter = z.object({
  action: z.optional(z.enum(auditActions)),
  account: z.optional(z.string().check(z.maxLength(254), z.regex(/^(?:[1-9]\d{0,14}|[^\s@]+@[^\s@]+)$/))),
  from: z.optional(Instant),
  until: z.optional(Instant),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

/** The page of a list that ends before an id, or that begins after one: lists are read from the newest id down. */
export const IdRange = z.object({ before: z.optional(IdParam), after: z.optional(IdParam) });

/** A page of a list that is read by id: where the next, older page and the previous, newer one begin; null if none. */
export const idPage = <T extends z.core.$ZodType>(entry: T) =>
  z.object({ data: z.array(entry), next: z.nullable(Id), previous: z.nullable(Id) });
