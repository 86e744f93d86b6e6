import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../http/api-error";
import { handleError } from "../http/error-handler";
import { whoAsks } from "../http/implement";
import { readable } from "./items";

/** How long browsers keep clips and captions, in seconds; after that the ETag tells whether they changed. */
const keptFor = 24 * 60 * 60;

/** Clips, their captions and their posters. */
async function media(app: FastifyInstance): Promise<void> {
  // A range beyond the end is a 416 with the length; the envelope of the API has no such code.
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    error.statusCode === 416 ? reply.code(416).send() : handleError(error, request, reply),
  );
  app.register(fastifyStatic, {
    root: join(app.academy.config.contentDir, "media"),
    prefix: "/academy/media/",
    maxAge: keptFor * 1000,
    index: false,
    // Only what pages play; scripts of clips stay inside.
    allowedPath: (path) => /\.(?:mp4|webm|vtt|jpg)$/.test(path),
  });
}

/** What download steps and templates offer; saved, never shown by the browser. */
async function downloads(app: FastifyInstance): Promise<void> {
  app.register(fastifyStatic, { root: app.academy.config.contentDir, serve: false });
  const asking = (request: FastifyRequest, reply: FastifyReply) => ({ whoever: () => whoAsks(app, request), reply });
  const save = (reply: FastifyReply, path: string, file: string) =>
    reply.header("content-disposition", `attachment; filename="${file}"`).sendFile(`${path}/${file}`, {
      // What the reply says already, of a draft, stands.
      cacheControl: !reply.hasHeader("cache-control"),
    });

  app.get<{ Params: { course: string; file: string } }>("/academy/files/:course/:file", async (request, reply) => {
    const { course: slug, file } = request.params;
    if (!/^[A-Za-z0-9][\w.-]*$/.test(file)) throw new ApiError("not_found");
    await readable((await app.academy.catalogue()).course(slug), asking(request, reply), "course.read");
    return save(reply, `courses/${slug}/files`, file);
  });

  app.get<{ Params: { slug: string; file: string } }>(
    "/academy/files/templates/:slug/:file",
    async (request, reply) => {
      const { slug, file } = request.params;
      const catalogue = await app.academy.catalogue();
      const template = await readable(catalogue.item("template", slug), asking(request, reply), "item.read");
      // Only the very file: its texts stand in the same folder.
      if (catalogue.itemText(template, "en").text.file.name !== file) throw new ApiError("not_found");
      return save(reply, `templates/${slug}`, file);
    },
  );
}

/** Files of the content folder; each kind in a scope of its own, with its own folder. */
export async function fileRoutes(app: FastifyInstance): Promise<void> {
  app.register(media);
  app.register(downloads);
}
