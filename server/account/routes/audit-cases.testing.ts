import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { admin } from "../../../contract/account/admin";
import type { AuditAction } from "../../../contract/account/audit-actions";
import { removeRating } from "../../courses/queries/staff-ratings";
import { newRating } from "../../testing/admin-requests";
import type { Caller, TestServer } from "../../testing/test-server";
import { fromSystem } from "../queries/audit";
import { addPromoCode, endPromoCode } from "../queries/promo-codes";

/** One action: how to perform it, and whether it took effect. */
export interface Recorded {
  action: AuditAction;
  /** Setup before the action. */
  prepare(): Promise<{
    act(): Promise<unknown>;
    hasHappened(): Promise<boolean>;
    actorId: number | null;
    target: { kind: string; id: string };
  }>;
}

/** What administrators do to promo codes and ratings, and can take back. */
export function undoableCases(here: () => { server: TestServer; administrator: Caller }): Recorded[] {
  const isThere = async ({ server }: { server: TestServer }, query: SQL) =>
    ((await server.database.db.execute(query)) as { rows: unknown[] }).rows.length === 1;
  return [
    ...(["promo-code-ended", "promo-code-resumed"] as const).map((action) => ({
      action,
      async prepare() {
        const { server, administrator } = here();
        const { db } = server.database;
        const [code, now] = [`CODE-${randomUUID().toUpperCase()}`, server.clock.now()];
        const isEnded = action === "promo-code-ended";
        const added = await addPromoCode(db, { code, expiresAt: null, usesLeft: 3, plusDays: 30 }, fromSystem, now);
        const id = added?.id ?? 0;
        if (!isEnded) await endPromoCode(db, { id, isEnded: true }, fromSystem, now);
        const ended = sql`select 1 from promo_code where code = ${code} and ended_at is not null`;
        return {
          act: () => administrator.call(admin.endPromoCode, { params: { id: String(id) }, body: { isEnded } }),
          hasHappened: async () => (await isThere({ server }, ended)) === isEnded,
          actorId: administrator.id,
          target: { kind: "promo-code", id: code },
        };
      },
    })),
    ...(["rating-removed", "rating-restored"] as const).map((action) => ({
      action,
      async prepare() {
        const { server, administrator } = here();
        const { id, accountId, courseId } = await newRating(server);
        const isRemoved = action === "rating-removed";
        const seen = { id, accountId, courseId, isRemoved: true };
        if (!isRemoved) await removeRating(server.database.db, seen, fromSystem, server.clock.now());
        const args = { params: { learner: String(accountId), course: String(courseId) }, body: { id, isRemoved } };
        const removed = sql`select 1 from course_rating where id = ${id} and removed_at is not null`;
        return {
          act: () => administrator.call(admin.removeRating, args),
          hasHappened: async () => (await isThere({ server }, removed)) === isRemoved,
          actorId: administrator.id,
          target: { kind: "account", id: String(accountId) },
        };
      },
    })),
  ];
}
