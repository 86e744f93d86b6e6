import type { FastifyInstance } from "fastify";
import { type Plan, session } from "../../../contract/account/session";
import type { Academy } from "../../http/academy";
import { ApiError } from "../../http/api-error";
import { registerEndpoint } from "../../http/register-endpoint";
import { type Account, setTrial } from "../queries/accounts";
import { planOf, type TrialOffer, trialDays, trialOf } from "../rules/plan";
import { withBilling } from "./billing";

const day = 24 * 60 * 60 * 1000;

/** An external billing system gives trials itself (R57). */
export const trialOfferIn = ({ config, integrations }: Academy): TrialOffer => ({
  url: config.trialUrl,
  isGivenHere: integrations.billing === null,
});

/** An account's plan, and what the site offers it (R55, R57). */
function planReply(account: Account, trialOffer: TrialOffer, now: Date): Plan {
  const { kind, until } = planOf(account, now);
  return {
    kind,
    until: until?.toISOString() ?? null,
    trial: trialOf(account, trialOffer, now),
    trialUrl: kind === "free" ? trialOffer.url : null,
  };
}

/** What an account's plan is, and its trial (R57). */
export async function planRoutes(app: FastifyInstance): Promise<void> {
  const trialOffer = trialOfferIn(app.academy);

  registerEndpoint(app, session.plan, async ({ account, request, now }) =>
    planReply(await withBilling(app, { account, request, now }), trialOffer, now),
  );

  registerEndpoint(app, session.startTrial, async ({ account, db, now }) => {
    if (account.trialUntil !== null) throw new ApiError("trial_had");
    // A trial would be lost on who has a plan already.
    if (trialOf(account, trialOffer, now) !== "here") throw new ApiError("not_offered");
    const trialUntil = new Date(now.getTime() + trialDays * day);
    await setTrial(db, account.id, trialUntil);
    return planReply({ ...account, trialUntil }, trialOffer, now);
  });
}
