import type { FastifyInstance } from "fastify";
import { type Billing, session, type UserProfile } from "../../../contract/account/session";
import { renameCertificates } from "../../certificates/queries/certificates";
import { issueCertificates } from "../../exams/certify";
import { endSession } from "../../http/end-session";
import { signInByPassword } from "../../http/password-sign-in";
import { registerEndpoint } from "../../http/register-endpoint";
import { csrfTokenOf, renameSessionCookie, tokenOf } from "../../http/session-cookie";
import { type Account, renameAccount } from "../queries/accounts";
import { visitor } from "../rules/access";
import { isBillingKnown, paidStatusOf, type TrialOffer, trialOf } from "../rules/plan";
import { withBilling } from "./billing";
import { trialOfferIn } from "./plan";
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

function billingOf(account: Account, trialOffer: TrialOffer, now: Date): Billing {
  const { productGroup, trafficType } = account;
  const paidStatus = paidStatusOf(account, now);
  const isWithoutTrial = paidStatus === "free" && ["had", "none"].includes(trialOf(account, trialOffer, now));
  return { paidStatus, productGroup, trafficType, ...(isWithoutTrial && { isTrialOffered: false }) };
}

/** Sign-in, profile and billing (R16, R17). */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  const trialOffer = trialOfferIn(app.academy);
  const isKnown = (account: Account, now: Date) =>
    app.academy.integrations.billing === null || isBillingKnown(account, now);

  registerEndpoint(app, session.profile, async ({ now, optionalAccount, request, reply }) => {
    const account = await optionalAccount();
    // Every page requests this first, and no cache stores the response.
    if (account) renameSessionCookie(request, reply);
    return {
      userProfile: profileOf(account ?? anybody),
      specialRights: account?.specialRights ?? false,
      // Without it, the page asks for it once it is shown: an external system may take seconds to answer.
      ...(account && isKnown(account, now) && { billing: billingOf(account, trialOffer, now) }),
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

  registerEndpoint(app, session.billing, async ({ account, request, now }) =>
    billingOf(await withBilling(app, { account, request, now }), trialOffer, now),
  );

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
