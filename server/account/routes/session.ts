import type { FastifyInstance } from "fastify";
import { type Billing, session, type UserProfile } from "../../../contract/account/session";
import { renameCertificates } from "../../certificates/queries/certificates";
import { issueCertificates } from "../../exams/certify";
import { endSession } from "../../http/end-session";
import { signInByPassword } from "../../http/password-sign-in";
import { registerEndpoint } from "../../http/register-endpoint";
import { csrfTokenOf, renameSessionCookie, tokenOf } from "../../http/session-cookie";
import { renameAccount } from "../queries/accounts";
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

const billingOf = ({ paidStatus, productGroup, trafficType }: Billing): Billing => ({
  paidStatus,
  productGroup,
  trafficType,
});

/** Sign-in, profile and billing (R16, R17). */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, session.profile, async ({ optionalAccount, request, reply }) => {
    const account = await optionalAccount();
    // Every page requests this first, and no cache stores the response.
    if (account) renameSessionCookie(request, reply);
    return {
      userProfile: profileOf(account ?? anybody),
      specialRights: account?.specialRights ?? false,
      ...(account && { billing: billingOf(account) }),
    };
  });

  registerEndpoint(app, session.signIn, async ({ body, db, now, request, reply }) => {
    await signInByPassword(app.academy.signInGuesses, { body, db, now, request, reply });
    return undefined;
  });

  registerEndpoint(app, session.signOut, async ({ db, now, request, reply, optionalAccount }) => {
    await endSession({ db, now, request, reply, account: await optionalAccount() });
    return undefined;
  });

  registerEndpoint(app, session.csrfToken, ({ request }) => ({ token: csrfTokenOf(tokenOf(request) ?? "") }));

  registerEndpoint(app, session.loginState, async ({ optionalAccount }) => ({
    loggedIn: (await optionalAccount()) !== null,
    loginUrl: app.academy.integrations.oidc ? signInElsewherePath : "/academy/sign-in/",
  }));

  registerEndpoint(app, session.billing, ({ account }) => billingOf(account));

  registerEndpoint(
    app,
    session.updateName,
    async ({ account, body: { name }, db, isSuperseded }) => {
      if (isSuperseded) return { userProfile: profileOf(account) };
      const { id } = account;
      await renameAccount(db, id, name);
      await renameCertificates(db, id, name);
      await issueCertificates(db, { id, name });
      return { userProfile: profileOf({ ...account, name }) };
    },
    { subject: () => ({ replaces: "name" }) },
  );
}
