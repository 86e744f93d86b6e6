import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Assertion } from "../../../contract/account/passkeys";
import { sessions } from "../../../contract/account/sessions";
import type { Database } from "../../db/database";
import { createConfirmationRate } from "../../http/account-rates";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { createGuesses } from "../../http/limit-guesses";
import { answered, sessionHolder, verified } from "../../http/passkey-challenge";
import { registerEndpoint } from "../../http/register-endpoint";
import { isPassword } from "../password";
import { findById } from "../queries/accounts";
import { recordAudit } from "../queries/audit";
import { findPasskeyOf, usePasskey } from "../queries/passkeys";
import { confirmSession, endOtherSessions, endSessionOf, sessionsOf } from "../queries/sessions";
import { confirmedUntil } from "../rules/confirmation";

/** The session that a call came with. @throws {ApiError} if it was not looked up, which would be a fault of ours */
function currentOf({ session }: FastifyRequest): number {
  if (!session) throw new ApiError("internal");
  return session.id;
}

/** The list of an account's sessions, their end, and their confirmation (R60). */
export async function sessionsRoutes(app: FastifyInstance): Promise<void> {
  const guesses = createGuesses();
  const countConfirmation = createConfirmationRate();

  registerEndpoint(app, sessions.list, async ({ account, db, now, request }) => {
    const current = currentOf(request);
    const rows = await sessionsOf(db, account.id, current, now);
    return {
      sessions: rows.map(({ createdAt, usedAt, ...row }) => ({
        ...row,
        signedInAt: createdAt.toISOString(),
        usedAt: usedAt.toISOString(),
        isCurrent: row.id === current,
      })),
    };
  });

  registerEndpoint(app, sessions.end, async ({ account, db, now, params: { id }, request }) => {
    await db.transaction(async (tx) => {
      if (!(await endSessionOf(tx, account.id, id))) throw new ApiError("not_found");
      const target = { kind: "account", id: account.id } as const;
      await recordAudit(tx, { ...auditSource(request), action: "session-ended", target, after: { sessions: 1 } }, now);
    });
    return undefined;
  });

  registerEndpoint(app, sessions.confirm, async ({ account, body, db, now, request }) => {
    const { id } = account;
    countConfirmation(id, now);
    const target = { kind: "account", id } as const;
    const record = (tx: Database, action: "session-confirmed" | "confirmation-failed", by: string) =>
      recordAudit(tx, { ...auditSource(request), action, target, after: { by } }, now);
    const confirm = (by: string, spend?: (tx: Database) => Promise<void>) =>
      db.transaction(async (tx) => {
        await spend?.(tx);
        await confirmSession(tx, id, currentOf(request), now);
        await record(tx, "session-confirmed", by);
      });
    const byPassword = async (password: string) => {
      const found = await findById(db, id);
      // The account was deleted in another window while this call was waiting.
      if (!found) throw new ApiError("signed_out");
      if (found.passwordHash === null) throw new ApiError("not_offered");
      if (!(await isPassword(found.passwordHash, password))) throw new ApiError("wrong_confirmation");
      await confirm("password");
    };
    const byPasskey = async (answer: Assertion) => {
      const holderHash = sessionHolder(request);
      const { challenge } = await answered(db, { answer, holderHash, purposes: ["confirm"] }, now);
      const passkey = await findPasskeyOf(db, id, answer.id);
      if (!passkey) throw new ApiError("passkey_unknown");
      const use = await verified(request, { answer, challenge, passkey });
      await confirm("passkey", async (tx) => {
        if (!(await usePasskey(tx, passkey, use, now))) throw new ApiError("passkey_copied");
      });
    };
    const by = "passkey" in body ? "passkey" : "password";
    // Only the account itself can make these guesses.
    const guess = { subject: `confirmation, account ${id}`, source: `account ${id}`, network: null, isForgiving: true };
    await guesses.attempt(db, guess, now, async () => {
      try {
        await ("passkey" in body ? byPasskey(body.passkey) : byPassword(body.password));
      } catch (thrown) {
        // The others are no failures of theirs: a password that they do not have, an account that is gone.
        const isFailure = thrown instanceof ApiError && !["signed_out", "not_offered"].includes(thrown.code);
        if (isFailure) await record(db, "confirmation-failed", by);
        throw thrown;
      }
    });
    return { confirmedUntil: confirmedUntil(now).toISOString() };
  });

  registerEndpoint(app, sessions.endOthers, async ({ account, db, now, request }) => {
    await db.transaction(async (tx) => {
      const ended = await endOtherSessions(tx, account.id, currentOf(request));
      if (ended === 0) return;
      const target = { kind: "account", id: account.id } as const;
      const after = { sessions: ended };
      await recordAudit(tx, { ...auditSource(request), action: "session-ended", target, after }, now);
    });
    return undefined;
  });
}
