import type { FastifyInstance } from "fastify";
import { api } from "../../contract/api";
import { handleNotFound } from "./error-handler";

const prefixes = ["/academy/public/api", "/academy/private/api", "/academy/api", "/webinars/api"];

const patterns = api.map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`));

/**
 * Under the API's addresses the slashless form is redirected (R15), all else that nobody answers is a 404 envelope. As
 * routes, not as a not-found handler: the pages' own wildcard would come before that.
 */
export async function apiNotFound(app: FastifyInstance): Promise<void> {
  for (const prefix of prefixes)
    app.all(`${prefix}/*`, (request, reply) => {
      const [path = "", query] = request.url.split("?");
      if (path.endsWith("/") || !patterns.some((pattern) => pattern.test(`${path}/`)))
        return handleNotFound(request, reply);
      return reply.redirect(`${path}/${query === undefined ? "" : `?${query}`}`, 308);
    });
}
