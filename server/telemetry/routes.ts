import type { FastifyInstance } from "fastify";
import { flows, type UsageCounts } from "../../contract/telemetry";
import { isState, isTransition } from "../flows/charts";
import { ApiError } from "../http/api-error";
import { createSourceRate } from "../http/rate";
import { registerEndpoint } from "../http/register-endpoint";
import { sourceOf } from "../http/source";
import { dayOf } from "./periods";
import { addCounts } from "./queries";
import { createTokens } from "./token";

/**
 * What may be counted per minute, from one address and by this process: each transition that was taken, and each state
 * that was entered or left. A visitor makes about a hundred in a busy minute, and more while typing; behind one address
 * there may be a whole class.
 */
export const countsPerMinute = { each: 3_000, all: 300_000 };

const sizeOf = ({ transitions, states }: UsageCounts): number =>
  transitions.reduce((sum, { count }) => sum + count, 0) +
  states.reduce((sum, { entered, left, leftWithPage }) => sum + entered + left + leftWithPage, 0);

/**
 * What the site's machines do, counted with consent: added up by day, so that it cannot be traced to anyone (R70).
 * Transitions and states of a chart that this build does not have, as from a page opened before an update, are left
 * out; with `ACADEMY_USAGE=off` all are.
 */
export async function flowRoutes(app: FastifyInstance): Promise<void> {
  const rate = createSourceRate({ ...countsPerMinute, seconds: 60 });
  const tokens = createTokens(app.academy.db);
  registerEndpoint(app, flows.token, async ({ now }) => ({ token: await tokens.issue(now) }));
  registerEndpoint(app, flows.addCounts, async ({ body, db, now, request }) => {
    if (!app.academy.config.usage) return undefined;
    const wait = rate.take(sourceOf(request), sizeOf(body), now);
    if (wait > 0) throw new ApiError("too_many", { retryAfter: wait });
    if (!(await tokens.isValid(body.token, now))) throw new ApiError("page_token");
    const { locale, transitions, states } = body;
    await addCounts(
      db,
      { locale, transitions: transitions.filter(isTransition), states: states.filter(isState) },
      { day: dayOf(now) },
    );
    return undefined;
  });
}
