import type { FastifyInstance, FastifyRequest } from "fastify";
import { refusal, visitor } from "../account/rules/access";
import { withinBudget } from "../http/budget";
import { authenticate } from "../http/register-endpoint";

/** Set by the mirror for the rest of the visit, so that the next page is mirrored too. */
const mirrorCookie = "academy_flow";

/** Whether whoever asks may see the flow pictures: in a demo everybody, elsewhere who edits courses or administers. */
export async function maySeeFlows(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  if (app.academy.config.flows === "open") return true;
  const account = await withinBudget(request, () => authenticate(app, request));
  return refusal(account ?? visitor, "flows.see") === null;
}

/** Whether a page is to be mirrored into the flow pictures: asked for by its address or for the visit, and allowed. */
export async function isMirrored(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const isAsked = request.cookies[mirrorCookie] === "1" || new URLSearchParams(request.url.split("?")[1]).has("flow");
  return isAsked && (await maySeeFlows(app, request));
}
