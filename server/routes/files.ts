import { basename, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refusal, visitor } from "../account/rules/access";
import { needsPlan, type PlanHolder } from "../account/rules/plan";
import { mediaUrl } from "../content/build-parts";
import { type FileReference, fileReferences } from "../content/file-references";
import { enrolledCourses } from "../courses/queries/enrolments";
import { ApiError } from "../http/api-error";
import { withinBudget } from "../http/budget";
import { handleError } from "../http/error-handler";
import { linkedFile } from "../http/linked-file";
import { authenticate } from "../http/register-endpoint";

/** How long browsers keep public clips and captions, in seconds; after that they revalidate by ETag. */
const mediaMaxAge = 24 * 60 * 60;

/**
 * Why an actor may not see a place, or null.
 * @param enrolled the courses that the actor is in
 */
function refusalIn(actor: PlanHolder, place: FileReference, now: Date, enrolled: readonly number[]) {
  const { action, status, locale, plan, courseId } = place;
  return (
    // The status first, so that others do not learn that a draft exists.
    refusal(actor, "item.read", { status }) ??
    refusal(actor, action, {
      locale,
      needsPlan: needsPlan(plan, actor, now),
      ...(courseId !== null && { enrolled: enrolled.includes(courseId) }),
    })
  );
}

/**
 * Applies the rules of the API call that lists the file; access to one of its places is enough. Public files need no
 * session lookup. Other files are not kept by shared caches, and browsers revalidate them each time.
 * @param maxAge how long a public file may be cached, in seconds
 * @throws {ApiError} `signed_out`, `forbidden`, `plan_needed`, `not_enrolled`, or `not_found` for drafts and for files that no text
 * names
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
  const now = app.academy.now();
  const refusalsOf = (actor: PlanHolder, enrolled: readonly number[]) =>
    places.map((place) => refusalIn(actor, place, now, enrolled));
  if (refusalsOf(visitor, []).includes(null)) return void reply.header("cache-control", `public, max-age=${maxAge}`);
  reply.header("cache-control", "private, no-cache");
  const actor = (await authenticate(app, request)) ?? visitor;
  const asStranger = refusalsOf(actor, []);
  if (asStranger.includes(null)) return;
  // Only enrollment could open it: to everybody else, its courses need no lookup.
  const isForLearners = asStranger.some((one) => one === "not_enrolled" || one === "plan_needed");
  const refusals = isForLearners ? refusalsOf(actor, await enrolledCourses(app.academy.db, actor.id)) : asStranger;
  if (refusals.includes(null)) return;
  throw new ApiError(
    refusals.find((one) => one === "not_enrolled") ??
      refusals.find((one) => one === "plan_needed") ??
      refusals.find((one) => one !== "not_found") ??
      "not_found",
  );
}

/** Clips, their captions, and their posters. */
async function media(app: FastifyInstance): Promise<void> {
  // A range beyond the end is a 416 with the length; the envelope of the API has no such code.
  app.setErrorHandler<FastifyError & { headers?: Record<string, string> }>((error, request, reply) =>
    error.statusCode === 416
      ? reply
          .code(416)
          .header("cache-control", "no-store")
          .headers(error.headers ?? {})
          .send()
      : handleError(error, request, reply),
  );
  // Only the route below serves files: a route of the plugin's own would skip the access check.
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

/** The files of download steps and templates; always saved, never shown by the browser. */
async function downloads(app: FastifyInstance): Promise<void> {
  app.register(fastifyStatic, { root: app.academy.config.contentDir, serve: false });

  const send = async (request: FastifyRequest, reply: FastifyReply, address: string, path: string) => {
    await withinBudget(request, () => authorize(app, request, reply, address, 0));
    return reply
      .header("content-disposition", `attachment; filename="${basename(path)}"`)
      .sendFile(path, { cacheControl: false });
  };

  app.get<{ Params: Params }>("/academy/files/:slug/:file", linkedFile, async (request, reply) => {
    const { slug, file } = request.params;
    return send(request, reply, `/academy/files/${slug}/${file}`, `courses/${slug}/files/${file}`);
  });

  app.get<{ Params: Params }>("/academy/files/templates/:slug/:file", linkedFile, async (request, reply) => {
    const { slug, file } = request.params;
    return send(request, reply, `/academy/files/templates/${slug}/${file}`, `templates/${slug}/${file}`);
  });
}

/** Files of the content folder; each kind in its own scope, with its own folder. */
export async function fileRoutes(app: FastifyInstance): Promise<void> {
  app.register(media);
  app.register(downloads);
}
