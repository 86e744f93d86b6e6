import type { FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../account/queries/accounts";
import { recordAudit } from "../account/queries/audit";
import { removeSession } from "../account/queries/sessions";
import type { Database } from "../db/database";
import { auditSource } from "./audit-source";
import { clearSessionCookie, hashOf, tokenOf } from "./session-cookie";

interface SignOut {
  db: Database;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Who the session belongs to; null if it has ended already. */
  account: Account | null;
}

/** Ends the session of a request and removes its cookie (R16). */
export async function endSession({ db, now, request, reply, account }: SignOut): Promise<void> {
  const token = tokenOf(request);
  if (token !== null)
    await db.transaction(async (tx) => {
      const hasEnded = await removeSession(tx, hashOf(token));
      if (!account || !hasEnded) return;
      const target = { kind: "account", id: account.id } as const;
      await recordAudit(tx, { ...auditSource(request), action: "sign-out", target }, now);
    });
  clearSessionCookie(request, reply);
}
