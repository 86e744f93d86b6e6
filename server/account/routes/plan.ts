import type { FastifyInstance } from "fastify";
import { type Plan, session } from "../../../contract/account/session";
import { ApiError } from "../../http/api-error";
import { registerEndpoint } from "../../http/register-endpoint";
import { type Account, setTrial } from "../queries/accounts";
import { planOf, trialDays } from "../rules/plan";
import { withBilling } from "./billing";

const day = 24 * 60 * 60 * 1000;

/** Where trials begin: at an address, or else here, if the academy may give them. */
type TrialOffer = { url: string | null; isGivenHere: boolean };

/** An account's plan, and what the site offers it (R55, R57). */
function planReply(account: Account, { url: trialUrl, isGivenHere }: TrialOffer, now: Date): Plan {
  const { kind, until } = planOf(account, now);
  const here = isGivenHere ? "here" : "none";
  const offer = trialUrl === null ? (account.trialUntil === null ? here : "had") : "elsewhere";
  return {
    kind,
    until: until?.toISOString() ?? null,
    trial: kind === "free" ? offer : "none",
    trialUrl: kind === "free" ? trialUrl : null,
  };
}

/** What an account's plan is, and its trial (R57). */
export async function planRoutes(app: FastifyInstance): Promise<void> {
  const { config, integrations } = app.academy;
  // An external billing system gives trials itself (R57).
  const trialOffer: TrialOffer = { url: config.trialUrl, isGivenHere: integrations.billing === null };

  registerEndpoint(app, session.plan, async ({ account, request, now }) =>
    planReply(await withBilling(app, { account, request, now }), trialOffer, now),
  );

  registerEndpoint(app, session.startTrial, async ({ account, db, now }) => {
    if (account.trialUntil !== null) throw new ApiError("trial_had");
    // A trial would be lost on who has a plan already.
    if (planReply(account, trialOffer, now).trial !== "here") throw new ApiError("not_offered");
    const trialUntil = new Date(now.getTime() + trialDays * day);
    await setTrial(db, account.id, trialUntil);
    return planReply({ ...account, trialUntil }, trialOffer, now);
  });
}
