import type { FastifyInstance } from "fastify";
import { flows } from "../../contract/flows";
import { addSteps, dayOf } from "../db/queries/flow-steps";
import { ApiError } from "../http/api-error";
import { implement } from "../http/implement";
import { createRate } from "../http/rate";

/**
 * Steps that are taken in a minute, from one address and by this process. A visitor makes some ten in a busy minute;
 * behind one address there may be a whole office.
 */
export const stepsPerMinute = { each: 3000, all: 30_000 };

/** What the site's machines do, as counted with consent: a row a step, of which nobody can tell whose it was. */
export async function flowRoutes(app: FastifyInstance): Promise<void> {
  const rate = createRate({ ...stepsPerMinute, seconds: 60 });
  implement(app, flows.addSteps, async ({ body, db, now, request }) => {
    const wait = rate.take(request.ip, body.steps.length, now);
    if (wait > 0) throw new ApiError("too_many", { retryAfter: wait });
    await addSteps(db, body.steps, dayOf(now));
    return undefined;
  });
}
