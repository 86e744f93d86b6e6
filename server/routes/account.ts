import type { FastifyInstance } from "fastify";
import type { z } from "zod/mini";
import { type PersonalData, session } from "../../contract/session";
import { lockAccount, passwordHashOf, removeAccount } from "../db/queries/accounts";
import { personalData } from "../db/queries/personal-data";
import { hasRedeemed, lockPromoCode, redeem, setPromo } from "../db/queries/promo-codes";
import { forgetFailuresOf } from "../db/queries/sign-in-failures";
import { promoCodeOf, promoRefusal } from "../domain/promo";
import { ApiError } from "../http/api-error";
import { implement } from "../http/implement";
import { noteGuess } from "../http/limit-guesses";
import { clearSessionCookie } from "../http/session-cookie";
import { isPassword } from "../password";

/** Rows as JSON says them: instants become text. */
const asJson = <T>(value: T): Record<string, z.core.util.JSONType> => JSON.parse(JSON.stringify(value));

/** Under which name wrong promo codes of an account are counted. */
const guesserOf = ({ id }: { id: number }): string => `promo code, account ${id}`;

/** What people do with their own account: redeem a code, take their data along, leave for good (L24, R38). */
export async function accountRoutes(app: FastifyInstance): Promise<void> {
  implement(
    app,
    session.applyPromo,
    async ({ account, body, db, now }) => {
      const code = promoCodeOf(body.promo);
      // A code that this account has given already goes on counting, also once it is used up.
      if (await hasRedeemed(db, account.id, code)) await setPromo(db, account.id, code);
      else {
        const found = await lockPromoCode(db, code);
        const refused = promoRefusal(found, now);
        if (!found || refused) throw new ApiError(refused ?? "promo_unknown");
        await redeem(db, account.id, found, now);
      }
      await forgetFailuresOf(db, guesserOf(account));
      return undefined;
    },
    // Codes can be guessed like passwords; a refusal rolls the command back, the count stays.
    { before: ({ account, db, now }) => noteGuess(db, guesserOf(account), guesserOf(account), now) },
  );

  implement(app, session.exportData, async ({ account, db, now, reply }): Promise<PersonalData> => {
    const { account: own, records } = await personalData(db, account.id);
    reply.header("content-disposition", `attachment; filename="academy-data-${now.toISOString().slice(0, 10)}.json"`);
    return {
      exportedAt: now.toISOString(),
      account: asJson(own),
      records: Object.fromEntries(Object.entries(records).map(([kind, rows]) => [kind, rows.map(asJson)])),
    };
  });

  implement(app, session.deleteAccount, async ({ account, body, db, now, reply, request }) => {
    await noteGuess(db, account.email, request.ip, now);
    const passwordHash = await passwordHashOf(db, account.id);
    const isConfirmed =
      passwordHash === null
        ? body.confirmation.trim().toLowerCase() === account.email
        : await isPassword(passwordHash, body.confirmation);
    if (!isConfirmed) throw new ApiError("wrong_confirmation");
    await db.transaction(async (tx) => {
      // Commands of the account that are under way end first; none begins on what is being removed.
      await lockAccount(tx, account.id);
      await removeAccount(tx, account.id);
    });
    await forgetFailuresOf(db, account.email);
    clearSessionCookie(request, reply);
    return undefined;
  });
}
