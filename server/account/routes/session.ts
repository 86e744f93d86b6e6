import type { FastifyInstance } from "fastify";
import { session, type UserProfile } from "../../../contract/account/session";
import { renameCertificates } from "../../certificates/queries/certificates";
import { issueCertificates } from "../../exams/certify";
import { auditSource } from "../../http/audit-source";
import { implement } from "../../http/implement";
import { createGuesses } from "../../http/limit-guesses";
import { signInByPassword } from "../../http/password-sign-in";
import { clearSessionCookie, csrfTokenOf, hashOf, renameSessionCookie, tokenOf } from "../../http/session-cookie";
import { lockAccount, renameAccount } from "../queries/accounts";
import { recordAudit } from "../queries/audit";
import { removeSession } from "../queries/sessions";
import { visitor } from "../rules/access";
import { signInElsewherePath } from "./sign-in-elsewhere";

const anybody = { ...visitor, semrushId: 0, email: "", name: "", promo: null };

const profileOf = ({ id, semrushId, email, name, permissions, promo }: UserProfile): UserProfile => ({
  id,
  semrushId,
  email,
  name,
  permissions,
  promo,
});

/** Sign-in, profile and billing (R16, R17). */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  const guesses = createGuesses();

  implement(app, session.profile, async ({ whoever, request, reply }) => {
    const account = await whoever();
    // Every page asks this first, and no cache keeps the answer.
    if (account) renameSessionCookie(request, reply);
    return { userProfile: profileOf(account ?? anybody), specialRights: account?.specialRights ?? false };
  });

  implement(app, session.signIn, async ({ body, db, now, request, reply }) => {
    await signInByPassword(guesses, { body, db, now, request, reply });
    return undefined;
  });

  implement(app, session.signOut, async ({ db, now, request, reply, whoever }) => {
    const token = tokenOf(request);
    const account = await whoever();
    if (token !== null)
      await db.transaction(async (tx) => {
        const hasEnded = await removeSession(tx, hashOf(token));
        if (!account || !hasEnded) return;
        const target = { kind: "account", id: account.id } as const;
        await recordAudit(tx, { ...auditSource(request), action: "sign-out", target }, now);
      });
    clearSessionCookie(request, reply);
    return undefined;
  });

  implement(app, session.csrfToken, ({ request }) => ({ token: csrfTokenOf(tokenOf(request) ?? "") }));

  implement(app, session.loginState, async ({ whoever }) => ({
    loggedIn: (await whoever()) !== null,
    loginUrl: app.academy.peers.oidc ? signInElsewherePath : "/academy/sign-in/",
  }));

  implement(app, session.billing, ({ account }) => ({
    paidStatus: account.paidStatus,
    productGroup: account.productGroup,
    trafficType: account.trafficType,
  }));

  implement(app, session.updateName, async ({ account: { id }, body: { name }, db }) => {
    const account = await lockAccount(db, id);
    await renameAccount(db, id, name);
    await renameCertificates(db, id, name);
    await issueCertificates(db, { id, name });
    return { userProfile: profileOf({ ...account, name }) };
  });
}
