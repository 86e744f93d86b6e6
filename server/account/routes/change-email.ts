import type { FastifyInstance } from "fastify";
import { registration } from "../../../contract/account/registration";
import { isDuplicate } from "../../db/failures";
import { ApiError, invalid } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { createGuesses } from "../../http/limit-guesses";
import { addMailWithin, linkInTime } from "../../http/mail-links";
import { createMailRate } from "../../http/mail-rate";
import { registerEndpoint } from "../../http/register-endpoint";
import { sourceOf } from "../../http/source";
import { closeLinksOf, consumeLink } from "../../mail/queries/links";
import { forgetDelivered } from "../../mail/queries/mails";
import { isPassword } from "../password";
import { changeEmail, findByEmail, findById, lockAccount, lockWithPassword } from "../queries/accounts";
import { recordAudit } from "../queries/audit";

/**
 * A change of the own email address (R59): asked for with the password, confirmed by a link that only the new address
 * gets. The answer is the same whether or not the new address has an account; only the mail to it says so.
 */
export async function changeEmailRoutes(app: FastifyInstance): Promise<void> {
  const { outbox } = app.academy;
  const guesses = createGuesses();
  const countMail = createMailRate();

  registerEndpoint(app, registration.changeEmail, async ({ account, body, db, now, request }) => {
    if (!outbox) throw new ApiError("not_offered");
    const { id, email: present } = account;
    // Guesses by others do not count: only the account itself can make them.
    const guess = { subject: `email, account ${id}`, source: `account ${id}`, network: null, isForgiving: true };
    const passwordHash = await guesses.attempt(db, guess, now, async () => {
      const found = await findById(db, id);
      // The account was deleted in another window while this call was waiting.
      if (!found) throw new ApiError("signed_out");
      if (found.passwordHash === null) throw new ApiError("not_offered");
      if (!(await isPassword(found.passwordHash, body.password))) throw new ApiError("wrong_confirmation");
      return found.passwordHash;
    });
    const { email } = body;
    if (email === present) throw invalid("body.email", "is the address of the account already");
    countMail(request, now);
    await db.transaction(async (tx) => {
      // Another window was faster: what was checked is no longer the password.
      if (!(await lockWithPassword(tx, id, passwordHash))) throw new ApiError("wrong_confirmation");
      // Of several addresses that were asked for, the last one counts.
      await closeLinksOf(tx, id, now);
      const isTaken = (await findByEmail(tx, email)) !== null;
      const link = { kind: "email", forAccount: id, returnTo: "/academy/profile/" } as const;
      const toNew = isTaken
        ? ({ kind: "new-email-taken", link: null } as const)
        : ({ kind: "new-email", link } as const);
      await addMailWithin(tx, { email, ...toNew }, request, now);
      await addMailWithin(tx, { email: present, kind: "email-change-asked", link: null }, request, now, "own kind");
    });
    outbox.wake();
    return undefined;
  });

  registerEndpoint(app, registration.confirmNewEmail, async ({ body, db, now, request }) => {
    const link = await linkInTime(db, "email", body.linkToken, now);
    const { email, usedAt } = link;
    const id = link.forAccount ?? 0;
    const find = async () => {
      const found = await findById(db, id);
      // The account was deleted meanwhile.
      if (!found) throw new ApiError("link_expired");
      return found;
    };
    // Only the link that has brought the present address is answered again.
    if (usedAt && (await find()).account.email !== email) throw new ApiError("link_used");
    const { address, network } = sourceOf(request);
    const guess = { subject: `new email ${link.id}`, source: address, network, isForgiving: true };
    // A mistyped address sends the link to a stranger: the password decides.
    const passwordHash = await guesses.attempt(db, guess, now, async () => {
      const found = await find();
      if (!(await isPassword(found.passwordHash, body.password))) throw new ApiError("wrong_credentials");
      return found.passwordHash ?? "";
    });
    if (usedAt) return { email };
    const change = db.transaction(async (tx) => {
      if (!(await consumeLink(tx, link.id, now))) throw new ApiError("link_used");
      if (!(await lockWithPassword(tx, id, passwordHash))) throw new ApiError("wrong_credentials");
      const { email: old } = await lockAccount(tx, id);
      await changeEmail(tx, id, email);
      await closeLinksOf(tx, id, now);
      // When the account is deleted, nothing says anymore that this address was its own.
      await forgetDelivered(tx, old);
      const target = { kind: "account", id } as const;
      await recordAudit(tx, { ...auditSource(request, id), action: "email-changed", target }, now);
    });
    await change.catch((thrown: unknown) => {
      // Someone else has registered with it, or moved to it, since the mail was sent. The link is not used up.
      throw isDuplicate(thrown, "account_email") ? new ApiError("email_taken") : thrown;
    });
    return { email };
  });
}
