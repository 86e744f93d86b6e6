import type { FastifyInstance } from "fastify";
import { paths } from "../../src/paths/paths";

/** Permanent redirects: standalone lessons (R27) and the webinars' own root (R53). */
export async function movedRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { slug: string } }>("/academy/lessons/:slug/", (request, reply) => {
    const query = request.url.split("?")[1];
    const target = paths.standaloneCourse(encodeURIComponent(request.params.slug));
    return reply.redirect(`${target}${query ? `?${query}` : ""}`, 308);
  });
  for (const path of ["/webinars", "/webinars/"]) app.get(path, (_, reply) => reply.redirect(paths.webinars, 308));
}
