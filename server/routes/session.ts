import type { FastifyInstance } from "fastify";
import { session, type UserProfile } from "../../contract/session";
import { findByEmail, lockAccount, renameAccount } from "../db/queries/accounts";
import { renameCertificates } from "../db/queries/certificates";
import { removeSession } from "../db/queries/sessions";
import { forgetFailuresOf } from "../db/queries/sign-in-failures";
import { visitor } from "../domain/access";
import { issueCertificates } from "../exams/certify";
import { ApiError } from "../http/api-error";
import { implement } from "../http/implement";
import { noteGuess } from "../http/limit-guesses";
import { replaceSession } from "../http/replace-session";
import { clearSessionCookie, csrfTokenOf, hashOf, setSessionCookie, tokenOf } from "../http/session-cookie";
import { isPassword } from "../password";
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
  implement(app, session.profile, async ({ whoever }) => {
    const account = await whoever();
    return { userProfile: profileOf(account ?? anybody), specialRights: account?.specialRights ?? false };
  });

  implement(app, session.signIn, async ({ body, db, now, request, reply }) => {
    const email = body.email.toLowerCase();
    await noteGuess(db, email, request.ip, now);
    const found = await findByEmail(db, email);
    if (!(await isPassword(found?.passwordHash ?? null, body.password)) || !found)
      throw new ApiError("wrong_credentials");
    await forgetFailuresOf(db, email);
    setSessionCookie(request, reply, await replaceSession(db, request, found.account.id, now));
    return undefined;
  });

  implement(app, session.signOut, async ({ db, request, reply }) => {
    const token = tokenOf(request);
    if (token !== null) await removeSession(db, hashOf(token));
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
