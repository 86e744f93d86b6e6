import type { FastifyInstance, FastifyRequest } from "fastify";
import { refusal, visitor } from "../account/rules/access";
import { withinBudget } from "../http/budget";
import { authenticate } from "../http/register-endpoint";

/** Set by the mirror for the rest of the visit, so that the next page is mirrored too. */
const mirrorCookie = "academy_flow";

/** Whether this visitor may see the flow pictures: in a demo everyone, otherwise course editors and administrators. */
export async function maySeeFlows(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  if (app.academy.config.flows === "open") return true;
  const account = await withinBudget(request, () => authenticate(app, request));
  return refusal(account ?? visitor, "flows.see") === null;
}

/**
 * Whether to mirror a page into the flow pictures: the address or the visit's cookie asks for it, and it is allowed.
 */
export async function isMirrored(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const isAsked = request.cookies[mirrorCookie] === "1" || new URLSearchParams(request.url.split("?")[1]).has("flow");
  return isAsked && (await maySeeFlows(app, request));
}
