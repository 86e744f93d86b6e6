import type { FastifyInstance } from "fastify";
import { paths } from "../../src/paths/paths";

/**
 * Permanent redirects: standalone lessons (R27), the webinars' own root (R53), and what is left of an address without
 * its last part.
 */
export async function movedRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { slug: string } }>("/academy/lessons/:slug/", (request, reply) => {
    const query = request.url.split("?")[1];
    const target = paths.standaloneCourse(encodeURIComponent(request.params.slug));
    return reply.redirect(`${target}${query ? `?${query}` : ""}`, 308);
  });
  app.get("/academy/standalone-courses/", (_, reply) => reply.redirect(paths.standaloneLessons, 308));
  app.get<{ Params: { slug: string } }>("/academy/courses/:slug/lessons/", (request, reply) =>
    reply.redirect(paths.course(encodeURIComponent(request.params.slug)), 308),
  );
  for (const path of ["/webinars", "/webinars/"]) app.get(path, (_, reply) => reply.redirect(paths.webinars, 308));
}
