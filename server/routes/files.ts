import { basename, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Actor, refusal, visitor } from "../account/rules/access";
import { mediaUrl } from "../content/build-parts";
import { type FileReference, fileReferences } from "../content/file-references";
import { enrolledCourses } from "../courses/queries/enrolments";
import { ApiError } from "../http/api-error";
import { withinBudget } from "../http/budget";
import { handleError } from "../http/error-handler";
import { authenticate } from "../http/register-endpoint";

/** How long browsers keep public clips and captions, in seconds; after that the ETag tells whether they changed. */
const mediaMaxAge = 24 * 60 * 60;

/** Why an actor may not see a place, or null; whether they are enrolled in its course is asked separately. */
const refusalIn = (actor: Actor, { action, status, locale }: FileReference) =>
  // First the status: nobody else learns that there is a draft.
  refusal(actor, "item.read", { status }) ?? refusal(actor, action, { locale });

const isOpenTo = (actor: Actor, places: readonly FileReference[]): boolean =>
  places.some((place) => place.courseId === null && refusalIn(actor, place) === null);

/**
 * Asks what the API asks before it tells of a file; one place that may be seen is enough. Nobody is looked up for a file
 * that is public. For other files no shared cache keeps the reply, and browsers ask again each time.
 * @param maxAge how long a public file may be kept, in seconds
 * @throws {ApiError} `signed_out`, `forbidden`, `not_enrolled`, or `not_found` for what no text names and for drafts
 */
async function authorize(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  maxAge: number,
): Promise<void> {
  const places = fileReferences(await app.academy.catalogue()).get(address);
  if (!places) throw new ApiError("not_found");
  if (isOpenTo(visitor, places)) return void reply.header("cache-control", `public, max-age=${maxAge}`);
  reply.header("cache-control", "private, no-cache");
  const actor = (await authenticate(app, request)) ?? visitor;
  if (isOpenTo(actor, places)) return;
  const studied = places.filter((place) => refusalIn(actor, place) === null).map(({ courseId }) => courseId);
  if (studied.length === 0) {
    const refusals = places.map((place) => refusalIn(actor, place));
    throw new ApiError(refusals.find((one) => one !== "not_found") ?? "not_found");
  }
  const own = await enrolledCourses(app.academy.db, actor.id);
  if (!own.some((id) => studied.includes(id))) throw new ApiError("not_enrolled");
}

/** Clips, their captions and their posters. */
async function media(app: FastifyInstance): Promise<void> {
  // A range beyond the end is a 416 with the length; the envelope of the API has no such code.
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    error.statusCode === 416 ? reply.code(416).send() : handleError(error, request, reply),
  );
  // Served by the route below alone: a route of the plugin's own would not ask.
  app.register(fastifyStatic, { root: join(app.academy.config.contentDir, "media"), serve: false });

  app.get<{ Params: { "*": string } }>("/academy/media/*", async (request, reply) => {
    const file = request.params["*"];
    await withinBudget(request, () => authorize(app, request, reply, mediaUrl(file), mediaMaxAge));
    return reply.sendFile(file, { cacheControl: false });
  });
}

interface Params {
  slug: string;
  file: string;
}

/** What download steps and templates offer; saved, never shown by the browser. */
async function downloads(app: FastifyInstance): Promise<void> {
  app.register(fastifyStatic, { root: app.academy.config.contentDir, serve: false });

  const send = async (request: FastifyRequest, reply: FastifyReply, address: string, path: string) => {
    await withinBudget(request, () => authorize(app, request, reply, address, 0));
    return reply
      .header("content-disposition", `attachment; filename="${basename(path)}"`)
      .sendFile(path, { cacheControl: false });
  };

  app.get<{ Params: Params }>("/academy/files/:slug/:file", async (request, reply) => {
    const { slug, file } = request.params;
    return send(request, reply, `/academy/files/${slug}/${file}`, `courses/${slug}/files/${file}`);
  });

  app.get<{ Params: Params }>("/academy/files/templates/:slug/:file", async (request, reply) => {
    const { slug, file } = request.params;
    return send(request, reply, `/academy/files/templates/${slug}/${file}`, `templates/${slug}/${file}`);
  });
}

/** Files of the content folder; each kind in a scope of its own, with its own folder. */
export async function fileRoutes(app: FastifyInstance): Promise<void> {
  app.register(media);
  app.register(downloads);
}
