import { basename, extname } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { useOfMachine } from "../../contract/telemetry";
import { ApiError } from "../http/api-error";
import { withinBudget } from "../http/budget";
import { isKnownTo, weakTag } from "../http/cached";
import { received } from "../http/validate";
import { emptyStyle } from "../render/page";
import { usageOf } from "../telemetry/queries";
import { maySeeFlows } from "./access";
import type { FlowData } from "./data";
import { type FlowFolders, fileIn, runSummariesIn, runsOf, screenshotIn, screenshotsIn } from "./files";
import { comparisonRoutes } from "./routes/comparisons";

export interface FlowsSiteOptions {
  folders: FlowFolders;
  data: FlowData;
  /** Answers as the site does for an unknown address. */
  elsewhere: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

const base = "/academy/flows";

/** The policy of the site's own pages; the viewer has no inline scripts or styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${emptyStyle}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Bundlers put a content hash before the extension: a file with such a name never changes. */
const isNamedByContent = (name: string): boolean => /-[\w-]{7,}\.\w+$/.test(name);

/** Sends what only some visitors may see, so that no shared cache keeps it; a browser that already has it gets 304. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  body: Buffer | string,
  keeps = false,
): FastifyReply {
  const etag = weakTag(body);
  reply
    .type(types[extname(name)] ?? "application/octet-stream")
    .header("cache-control", keeps ? "private, max-age=31536000, immutable" : "private, no-cache")
    .header("etag", etag)
    .header("x-robots-tag", "noindex");
  return isKnownTo(request, etag) ? reply.code(304).send() : reply.send(body);
}

const sendJson = (request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply =>
  send(request, reply, "reply.json", JSON.stringify(value));

/** @throws {ApiError} `not_found` if there is no such file */
function found(file: Buffer | null, message = "There is no such file."): Buffer {
  if (file === null) throw new ApiError("not_found", { message });
  return file;
}

type Named = { Params: { name: string } };
type Level = { Params: { machine: string; name: string } };
type Rest = { Params: { "*": string } };

/** The data that the viewer requests. */
function dataRoutes(app: FastifyInstance, folders: FlowFolders, made: FlowData): void {
  const data = `${base}/data`;
  const lists = { "index.json": "lists", "charts.json": "lists", "map.json": "map" } as const;
  for (const [name, kind] of Object.entries(lists))
    app.get(`${data}/${name}`, async (request, reply) => {
      await made.make({ kind });
      const list = await fileIn(folders.data, name);
      if (list === null)
        throw new ApiError("unavailable", {
          message: "The data of the flows has not been made; make it with npm run flows -- build --data.",
        });
      return send(request, reply, name, list);
    });
  app.get(`${data}/runs.json`, async (request, reply) => sendJson(request, reply, await runSummariesIn(folders)));
  app.get<Named>(`${data}/runs/:name`, async (request, reply) =>
    sendJson(request, reply, await runsOf(folders, basename(request.params.name, ".json"))),
  );
  app.get(`${data}/screenshots.json`, async (request, reply) => {
    await made.make({ kind: "views" });
    return sendJson(request, reply, await screenshotsIn(folders));
  });
  app.get<Rest>(`${data}/screenshots/*`, async (request, reply) => {
    const file = request.params["*"];
    return send(request, reply, file, found(await screenshotIn(folders, file), "There is no such screenshot."));
  });
  app.get<Named>(`${data}/drawings/:name`, async (request, reply) => {
    const { name } = request.params;
    const file = name.endsWith(".svg") ? await fileIn(folders.drawings, name) : null;
    return send(request, reply, name, found(file, "There is no such drawing."));
  });
  app.get<Named>(`${data}/failures/:name`, async (request, reply) => {
    const { name } = request.params;
    const file = name.endsWith(".jpg") ? await fileIn(folders.results, name) : null;
    return send(request, reply, name, found(file, "There is no screenshot of this failure."));
  });
  app.get(useOfMachine.path, async (request, reply) => {
    const { query } = received(useOfMachine, request);
    return sendJson(
      request,
      reply,
      await withinBudget(request, () => usageOf(app.academy.db, query, app.academy.now())),
    );
  });
  app.get<Named>(`${data}/tests/:name`, async (request, reply) => {
    const { name } = request.params;
    await made.make({ kind: "tests", machine: basename(name, ".json") });
    return send(
      request,
      reply,
      name,
      found(await fileIn(folders.data, `tests/${name}`), "There are no tests of this machine."),
    );
  });
  app.get<Level>(`${data}/levels/:machine/:name`, async (request, reply) => {
    const { machine, name } = request.params;
    await made.make({ kind: "level", machine, level: basename(name, ".json") });
    return send(
      request,
      reply,
      name,
      found(await fileIn(folders.data, `levels/${machine}/${name}`), "There is no drawing of this level."),
    );
  });
  app.get<Named>(`${data}/:name`, async (request, reply) => {
    const { name } = request.params;
    await made.make({ kind: "machine", machine: basename(name, ".json") });
    const file = name.endsWith(".json") ? await fileIn(folders.data, name) : null;
    return send(request, reply, name, found(file, "There is no machine with this name."));
  });
  app.get(`${data}/*`, async () => found(null));
}

/**
 * The flows: the viewer under /academy/flows/, which reads its own address, and its data. Visitors who may not see them
 * get the same answer as for any unknown address, so nothing reveals that they exist.
 */
export async function flowsSite(app: FastifyInstance, { folders, data, elsewhere }: FlowsSiteOptions): Promise<void> {
  app.addHook("preHandler", async (request, reply) => {
    if (await maySeeFlows(app, request)) return;
    await elsewhere(request, reply);
    return reply;
  });

  dataRoutes(app, folders, data);
  comparisonRoutes(app, data.comparisons);

  app.get<Named>(`${base}/assets/:name`, async (request, reply) => {
    const { name } = request.params;
    const file = found(await fileIn(folders.viewer, `assets/${name}`));
    return send(request, reply, name, file, isNamedByContent(name));
  });
  app.get(`${base}/assets/*`, async () => found(null));

  const viewer = async (request: FastifyRequest, reply: FastifyReply) => {
    const html = await fileIn(folders.viewer, "index.html");
    if (html === null)
      return reply
        .code(503)
        .type("text/plain; charset=utf-8")
        .header("cache-control", "no-store")
        .send("The viewer of the flows has not been built. Run npm start, which builds it, and try again.\n");
    return send(request, reply.header("content-security-policy", policy), "index.html", html);
  };
  app.get(base, async (request, reply) => {
    const [, query] = request.url.split("?");
    return reply.redirect(`${base}/${query === undefined ? "" : `?${query}`}`, 308);
  });
  app.get(`${base}/`, viewer);
  app.get(`${base}/*`, viewer);
}
