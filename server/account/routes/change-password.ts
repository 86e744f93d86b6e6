import type { FastifyInstance } from "fastify";
import { registration } from "../../../contract/account/registration";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { createGuesses } from "../../http/limit-guesses";
import { tellOwner } from "../../http/owner-mail";
import { registerEndpoint } from "../../http/register-endpoint";
import { replaceSession } from "../../http/replace-session";
import { setSessionCookie } from "../../http/session-cookie";
import { hashInTurn, isPassword } from "../password";
import { findById, lockWithPassword } from "../queries/accounts";
import { replacePassword } from "../queries/administrators";
import { recordAudit } from "../queries/audit";
import { passwordProblem } from "../rules/new-password";

/** A change of the own password: it asks for the present one and ends all other sessions (R60). */
export async function changePasswordRoutes(app: FastifyInstance): Promise<void> {
  const { outbox } = app.academy;
  const guesses = createGuesses();

  registerEndpoint(app, registration.changePassword, async ({ account, body, db, now, request, reply }) => {
    const { id, email } = account;
    // Guesses by others do not count: only the account itself can make them.
    const guess = { subject: `password, account ${id}`, source: `account ${id}`, network: null, isForgiving: true };
    const present = await guesses.attempt(db, guess, now, async () => {
      const found = await findById(db, id);
      // The account was deleted in another window while this call was waiting.
      if (!found) throw new ApiError("signed_out");
      if (found.passwordHash === null) throw new ApiError("not_offered");
      if (!(await isPassword(found.passwordHash, body.current))) throw new ApiError("wrong_confirmation");
      return found.passwordHash;
    });
    if (passwordProblem(body.password, email) !== null) throw new ApiError("common_password");
    const passwordHash = await hashInTurn(body.password);
    const token = await db.transaction(async (tx) => {
      // Another window was faster: what was checked is no longer the password.
      if (!(await lockWithPassword(tx, id, present))) throw new ApiError("wrong_confirmation");
      await replacePassword(tx, account, passwordHash, now);
      const target = { kind: "account", id } as const;
      await recordAudit(tx, { ...auditSource(request), action: "password-changed", target }, now);
      await tellOwner(tx, request, { kind: "password-changed", email }, now);
      return replaceSession(tx, request, id, now);
    });
    setSessionCookie(request, reply, token);
    outbox?.wake();
    return undefined;
  });
}
