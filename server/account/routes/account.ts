import type { FastifyInstance } from "fastify";
import type { z } from "zod/mini";
import { type PersonalData, session } from "../../../contract/account/session";
import { forgetReplies } from "../../db/queries/idempotency";
import { createExportRate } from "../../http/account-rates";
import { ApiError } from "../../http/api-error";
import { auditSource } from "../../http/audit-source";
import { createGuesses } from "../../http/limit-guesses";
import { registerEndpoint } from "../../http/register-endpoint";
import { clearSessionCookie } from "../../http/session-cookie";
import { removeLinksOf } from "../../mail/queries/links";
import { forgetAddress } from "../../mail/queries/mails";
import { isPassword } from "../password";
import { findById, lockAccount, removeAccount } from "../queries/accounts";
import { isLastAdministrator } from "../queries/administration";
import { recordAudit } from "../queries/audit";
import { personalData } from "../queries/personal-data";
import { hasRedeemed, lockPromoCode, redeem, setPromo } from "../queries/promo-codes";
import { forgetSubject } from "../queries/sign-in-failures";
import { storedEmail } from "../rules/email";
import { plusUntilBy, promoCodeOf, promoRefusal } from "../rules/promo";

/** Rows as JSON: instants become text. */
const asJson = <T>(value: T): Record<string, z.core.util.JSONType> => JSON.parse(JSON.stringify(value));

/** Limits guesses at a secret that only the account itself can make; guesses by others do not count. */
const ownGuess = (secret: string, { id }: { id: number }) => ({
  subject: `${secret}, account ${id}`,
  source: `account ${id}`,
  network: null,
});

/** What people do with their own account: redeem a code, export their data, delete it (L24, R38). */
export async function accountRoutes(app: FastifyInstance): Promise<void> {
  const guesses = createGuesses();
  const countExport = createExportRate();

  registerEndpoint(
    app,
    session.applyPromo,
    async ({ account, body, db, now, request }) => {
      const code = promoCodeOf(body.promo);
      const found = await lockPromoCode(db, code);
      // A code that this account has already redeemed keeps counting, even when it is used up.
      if (await hasRedeemed(db, account.id, code)) await setPromo(db, account.id, code);
      else {
        const refused = promoRefusal(found, now);
        if (!found || refused) throw new ApiError(refused ?? "promo_unknown");
        await redeem(db, account.id, { ...found, plusUntil: plusUntilBy(found, account, now) }, now);
        const entry = { action: "promo-code-redeemed", target: { kind: "promo-code", id: code } } as const;
        await recordAudit(db, { ...auditSource(request), ...entry }, now);
      }
      return undefined;
    },
    {
      // Codes can be guessed like passwords. A right code does not clear wrong ones, because it could be redeemed again
      // and again.
      around: ({ account, db, now }, command) =>
        guesses.attempt(db, { ...ownGuess("promo code", account), isForgiving: false }, now, command),
    },
  );

  registerEndpoint(app, session.exportData, async ({ account, db, now, reply, request }): Promise<PersonalData> => {
    countExport(account.id, now);
    const { account: own, records } = await db.transaction(async (tx) => {
      const target = { kind: "account", id: account.id } as const;
      await recordAudit(tx, { ...auditSource(request), action: "data-exported", target }, now);
      return personalData(tx, account.id);
    });
    reply.header("content-disposition", `attachment; filename="academy-data-${now.toISOString().slice(0, 10)}.json"`);
    return {
      exportedAt: now.toISOString(),
      account: asJson(own),
      records: Object.fromEntries(Object.entries(records).map(([kind, rows]) => [kind, rows.map(asJson)])),
    };
  });

  registerEndpoint(app, session.deleteAccount, async ({ account, body, db, now, reply, request }) => {
    const check = async () => {
      const found = await findById(db, account.id);
      // The account was deleted in another window while this call was waiting.
      if (!found) throw new ApiError("signed_out");
      const isConfirmed =
        found.passwordHash === null
          ? storedEmail(body.confirmation.trim()) === account.email
          : await isPassword(found.passwordHash, body.confirmation);
      if (!isConfirmed) throw new ApiError("wrong_confirmation");
      await db.transaction(async (tx) => {
        // Running commands of the account finish first; none can start while it is being removed.
        await lockAccount(tx, account.id, "update");
        // There is nobody left then whom the site itself could ask for these rights.
        if (await isLastAdministrator(tx, account.id)) throw new ApiError("last_administrator");
        await removeAccount(tx, account.id);
        await forgetAddress(tx, account.email);
        await forgetSubject(tx, account.email);
        await forgetReplies(tx, account);
        await removeLinksOf(tx, account.id);
        const target = { kind: "account", id: account.id } as const;
        await recordAudit(tx, { ...auditSource(request), action: "account-deleted", target }, now);
      });
    };
    await guesses.attempt(db, { ...ownGuess("deletion", account), isForgiving: true }, now, check);
    clearSessionCookie(request, reply);
    return undefined;
  });
}
