import type { FastifyInstance } from "fastify";
import { site } from "../../../contract/catalogue/site";
import { visitor } from "../../account/rules/access";
import { registerEndpoint } from "../../http/register-endpoint";
import { itemFor } from "../../routes/items";

/**
 * Kinds of meetings that can be booked: from the scheduling service if one is configured, otherwise from the content.
 */
export async function schedulingRoutes(app: FastifyInstance): Promise<void> {
  const { scheduling } = app.academy.integrations;

  registerEndpoint(app, site.eventType, async ({ catalogue, params: { slug }, request, optionalAccount }) => {
    if (scheduling) return scheduling.eventType(slug, { requestId: request.id, account: await optionalAccount() });
    const item = itemFor(catalogue, visitor, "event-type", slug);
    return { slug, ...catalogue.itemText(item, "en").text };
  });
}
