import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import { sql } from "drizzle-orm";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from "fastify";
import { api } from "../contract/api";
import type { Config } from "./config";
import { createCatalogueStore } from "./content/catalogue-store";
import type { Database, PoolUse } from "./db/database";
import "./http/academy";
import { ApiError } from "./http/api-error";
import { apiNotFound } from "./http/api-not-found";
import { inTime, withinBudget } from "./http/budget";
import { handleError, handleNotFound } from "./http/error-handler";
import { defaultLimits, type Limits } from "./http/limits";
import { createLoad, shedLoad } from "./http/load";
import { createMetrics, metricsRoute } from "./http/metrics";
import { observeRequests, QuietRequests } from "./http/observe";
import { createPeers } from "./peers/peers";
import { fileRoutes } from "./routes/files";
import { rootRoutes } from "./routes/root";
import { areas } from "./routes/routes";

export interface AppOptions {
  db: Database;
  /** For what may take longer than a request; the same handle without it. */
  maintenance?: Database;
  config: Config;
  /** Nothing is logged without one. */
  logger?: FastifyBaseLogger;
  /** Serves the pages: everything under /academy/ that is neither API nor file. Registered last, in a scope of its own. */
  site?: FastifyPluginAsync;
  /** The clock of every rule; the system's without one. */
  now?: () => Date;
  /** The database's connections, for the metrics. */
  pool?: () => PoolUse;
  /** Other limits than usual, in tests. */
  limits?: Partial<Limits>;
}

/** Proxies that may name the caller's address, where a public origin says that there is one. */
const trustedProxies = "loopback,linklocal,uniquelocal";

/** Awaited: the hooks of what comes after run after these, so that also a refusal under load has these headers. */
async function protect(app: FastifyInstance, { origin }: Config): Promise<void> {
  await app.register(cookie);
  await app.register(helmet, {
    // For replies that are no pages; pages set their own.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: origin?.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
  });
}

/** JSON only; a call without a body may still announce one. */
function acceptJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parseJson(request, String(body), done);
  });
}

function healthRoutes(app: FastifyInstance): void {
  const config = { isVital: true };
  app.get("/healthz", { config }, async (_, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/readyz", { config }, async (request, reply) => {
    const version = await withinBudget(request, async () => {
      await app.academy.db.execute(sql`select 1`);
      return app.academy.contentVersion();
    });
    if (version === "") throw new ApiError("unavailable", { retryAfter: 5 });
    return reply.header("cache-control", "no-store").send({ status: "ready" });
  });
}

/**
 * Builds the app from its plugins, ready to listen or to be injected into. Nothing happens on import.
 * @throws if an endpoint of the contract has no handler.
 */
export async function buildApp({
  db,
  maintenance = db,
  config,
  logger,
  site,
  now = () => new Date(),
  pool,
  limits: given,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    genReqId: () => randomUUID(),
    trustProxy: config.origin === null ? false : trustedProxies,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
    logController: new QuietRequests(),
  });
  const kind = config.databaseUrl === null ? "embedded" : "postgres";
  const limits = { ...defaultLimits, ...given };
  const store = createCatalogueStore(db);
  const catalogue = () => inTime(store.current(), limits.budget);
  const contentVersion = async () => (await catalogue()).version;
  const load = createLoad();
  const metrics = createMetrics({ inFlight: load.inFlight, contentVersion, kind, ...(pool && { pool }) });
  app.decorate("academy", {
    config,
    db,
    maintenance,
    catalogue,
    contentVersion,
    now,
    metrics,
    peers: createPeers(config.peers, { log: app.log }),
  });
  app.decorate("implemented", new Set<string>());
  app.decorateRequest("account", null);
  app.decorateRequest("budget", limits.budget);
  app.setErrorHandler(handleError);
  app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  observeRequests(app, metrics);
  await protect(app, config);
  shedLoad(app, load, limits, metrics.shed);
  acceptJson(app);

  app.register(rootRoutes);
  healthRoutes(app);
  metricsRoute(app, metrics, config.metricsToken);
  app.register(fileRoutes);
  app.register(async (scope) => {
    // Requests come uncompressed: unpacking them would be a way around the limit on bodies.
    scope.register(compress, { threshold: 1024, globalDecompression: false });
    for (const area of areas) scope.register(area);
    scope.register(apiNotFound);
    if (site) scope.register(site);
  });
  if (!site) app.setNotFoundHandler(handleNotFound);
  await app.ready();
  const missing = api.filter(({ id }) => !app.implemented.has(id)).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(", ")}.`);
  return app;
}
