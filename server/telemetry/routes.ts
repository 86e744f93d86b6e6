import type { FastifyInstance } from "fastify";
import { flows } from "../../contract/telemetry";
import { isOfChart } from "../flows/charts";
import { ApiError } from "../http/api-error";
import { createRate } from "../http/rate";
import { registerEndpoint } from "../http/register-endpoint";
import { sourceOf } from "../http/source";
import { addSteps, dayOf } from "./queries";

/**
 * Accepted steps per minute, from one address and by this process. A visitor makes about ten in a busy minute; behind
 * one address there may be a whole class.
 */
export const stepsPerMinute = { each: 300, all: 30_000 };

/**
 * What the site's machines do, counted with consent: added up by day, so that it cannot be traced to anyone (R70).
 * Steps of a chart that this build does not have, as from a page opened before an update, are left out; with
 * `ACADEMY_USAGE=off` all are.
 */
export async function flowRoutes(app: FastifyInstance): Promise<void> {
  const rate = createRate({ ...stepsPerMinute, seconds: 60 });
  registerEndpoint(app, flows.addSteps, async ({ body, db, now, request }) => {
    if (!app.academy.config.usage) return undefined;
    const wait = rate.take(sourceOf(request).address, body.steps.length, now);
    if (wait > 0) throw new ApiError("too_many", { retryAfter: wait });
    await addSteps(db, body.steps.filter(isOfChart), dayOf(now));
    return undefined;
  });
}
