import type { FastifyInstance, FastifyRequest } from "fastify";
import { registration } from "../../../contract/account/registration";
import { returnPath } from "../../../src/paths/return-path";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { createGuesses } from "../../http/limit-guesses";
import { addMailWithin, linkInTime } from "../../http/mail-links";
import { mailPlace } from "../../http/mail-place";
import { createMailRate } from "../../http/mail-rate";
import { openSession, signInByPassword } from "../../http/password-sign-in";
import { registerEndpoint } from "../../http/register-endpoint";
import { sourceOf } from "../../http/source";
import { closeLinks, consumeLink, type Link } from "../../mail/queries/links";
import { addMail } from "../../mail/queries/mails";
import { hashInTurn, isPassword } from "../password";
import { addAccounts, findByEmail } from "../queries/accounts";
import { replacePassword } from "../queries/administrators";
import { recordAudit } from "../queries/audit";
import { forgetGuesses } from "../queries/sign-in-failures";
import { passwordProblem } from "../rules/new-password";

/** @throws {ApiError} if the password is among those that are guessed first; its length is checked already. */
function checkPassword(password: string, email: string): void {
  if (passwordProblem(password, email) !== null) throw new ApiError("common_password");
}

/** A used link whose password is not the account's: nobody who uses it again proves to be the same. */
function asUsed(thrown: unknown): never {
  const isWrong = thrown instanceof ApiError && ["wrong_credentials", "passkey_needed"].includes(thrown.code);
  throw isWrong ? new ApiError("link_used") : thrown;
}

/**
 * Registering and new passwords, both confirmed by mail (R59). Answers and their timing are the same whether or not an
 * address has an account; only the mail says so, to the person who can read it.
 */
export async function registrationRoutes(app: FastifyInstance): Promise<void> {
  const { config, outbox } = app.academy;
  const guesses = createGuesses();
  const countMail = createMailRate();

  registerEndpoint(app, registration.register, async ({ body, db, now, request }) => {
    if (config.registration === "closed" || !outbox) throw new ApiError("not_offered");
    const { email, name } = body;
    checkPassword(body.password, email);
    countMail(request, now);
    const passwordHash = await hashInTurn(body.password);
    await db.transaction(async (tx) => {
      const returnTo = returnPath(body.returnTo);
      const link = { kind: "registration", name, passwordHash, returnTo } as const;
      const isTaken = (await findByEmail(tx, email)) !== null;
      const mail = isTaken
        ? ({ kind: "address-taken", link: null } as const)
        : ({ kind: "registration", link } as const);
      await addMailWithin(tx, { email, ...mail }, request, now);
    });
    outbox.wake();
    return undefined;
  });

  /** @returns the new account's id; null if the link was used by another call */
  const createAccount = ({ id: linkId, email, name, passwordHash }: Link, request: FastifyRequest, now: Date) =>
    app.academy.db.transaction(async (tx) => {
      if (!(await consumeLink(tx, linkId, now))) return null;
      const plan = { permissions: {}, paidStatus: "free", productGroup: "free" } as const;
      // Another link to the address was used first.
      if ((await addAccounts(tx, [{ email, name, passwordHash, ...plan, createdAt: now }])) === 0)
        throw new ApiError("link_used");
      await closeLinks(tx, "registration", email, now);
      const added = await findByEmail(tx, email);
      if (!added) throw new Error("The account was not added.");
      const { id } = added.account;
      const target = { kind: "account", id } as const;
      await recordAudit(tx, { ...auditSource(request, id), action: "account-created", target }, now);
      return id;
    });

  registerEndpoint(app, registration.confirm, async ({ body, db, now, request, reply }) => {
    const link = await linkInTime(db, "registration", body.linkToken, now);
    const { email, returnTo } = link;
    const { address, network } = sourceOf(request);
    const guess = { subject: `registration ${link.id}`, source: address, network, isForgiving: true };
    // A mail can be read by someone else, or its link pressed by one who never registered: the password decides.
    const create = () =>
      guesses.attempt(db, guess, now, async () => {
        if (!(await isPassword(link.passwordHash, body.password))) throw new ApiError("wrong_credentials");
        return createAccount(link, request, now);
      });
    const accountId = link.usedAt ? null : await create();
    if (accountId !== null) await openSession({ db, now, request, reply }, accountId);
    else if ((await findByEmail(db, email)) === null) throw new ApiError("link_used");
    else {
      const credentials = { email, password: body.password };
      await signInByPassword(app.academy.signInGuesses, { body: credentials, db, now, request, reply }).catch(asUsed);
    }
    return { returnTo };
  });

  registerEndpoint(app, registration.forgotPassword, async ({ body, db, now, request }) => {
    if (!outbox) throw new ApiError("not_offered");
    const { email } = body;
    countMail(request, now);
    await db.transaction(async (tx) => {
      const found = await findByEmail(tx, email);
      const link = { kind: "password", returnTo: returnPath(body.returnTo) } as const;
      const mail =
        found === null
          ? ({ kind: "no-account", link: null } as const)
          : found.passwordHash === null
            ? ({ kind: "no-password", link: null } as const)
            : ({ kind: "new-password", link } as const);
      await addMailWithin(tx, { email, ...mail }, request, now);
    });
    outbox.wake();
    return undefined;
  });

  /** @returns whether the link was still free */
  const renew = ({ id: linkId, email }: Link, passwordHash: string, request: FastifyRequest, now: Date) =>
    app.academy.db.transaction(async (tx) => {
      if (!(await consumeLink(tx, linkId, now))) return false;
      const found = await findByEmail(tx, email);
      // The account was deleted meanwhile.
      if (!found) throw new ApiError("link_expired");
      const { id } = found.account;
      await replacePassword(tx, found.account, passwordHash, now);
      await forgetGuesses(tx, { subject: email, source: sourceOf(request).address });
      const target = { kind: "account", id } as const;
      await recordAudit(tx, { ...auditSource(request, id), action: "password-reset", target }, now);
      await addMail(tx, { kind: "password-changed", email, ...mailPlace(request), linkId: null }, now);
      return true;
    });

  registerEndpoint(app, registration.newPassword, async ({ body, db, now, request }) => {
    const link = await linkInTime(db, "password", body.linkToken, now);
    const { email, returnTo } = link;
    checkPassword(body.password, email);
    const isSet = !link.usedAt && (await renew(link, await hashInTurn(body.password), request, now));
    if (!isSet) {
      const { address, network } = sourceOf(request);
      const guess = { subject: email, source: address, network, isForgiving: false };
      const check = async () => {
        const found = await findByEmail(db, email);
        if (!(await isPassword(found?.passwordHash ?? null, body.password))) throw new ApiError("wrong_credentials");
      };
      await app.academy.signInGuesses.attempt(db, guess, now, check).catch(asUsed);
    }
    outbox?.wake();
    return { returnTo };
  });
}
