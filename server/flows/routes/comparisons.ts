import type { FastifyInstance } from "fastify";
import { flowComparisons } from "../../../contract/flow-comparisons";
import { checkOrigin } from "../../http/origin";
import { received } from "../../http/validate";
import type { Comparisons } from "../comparisons";

/** What the comparison page of the flow viewer requests. The viewer's own access rules come first. */
export function comparisonRoutes(app: FastifyInstance, comparisons: Comparisons): void {
  const headers = { "cache-control": "no-store", "x-robots-tag": "noindex" };
  app.get(flowComparisons.revisions.path, async (_, reply) =>
    reply.headers(headers).send(await comparisons.revisions()),
  );
  app.get(flowComparisons.compare.path, async (request, reply) => {
    // A comparison runs the machines of both revisions: no other site may start one.
    checkOrigin(request, app.academy.config.origin);
    const { before, after = null } = received(flowComparisons.compare, request).query;
    return reply.headers(headers).send(await comparisons.compare({ before, after }));
  });
}
