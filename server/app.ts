import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from "fastify";
import { api } from "../contract/api";
import type { Config } from "./config";
import { type CatalogueStore, createCatalogueStore } from "./content/catalogue-store";
import { createContentJobs } from "./content/jobs";
import { readOf } from "./content/last-known";
import type { Database, PoolUse } from "./db/database";
import { createWriteProbe } from "./db/write-probe";
import "./http/academy";
import { createSignInRate } from "./http/account-rates";
import { refuseMalformedAddresses, rewriteUrl } from "./http/address";
import { ApiError } from "./http/api-error";
import { inTime, knownInTime, withinBudget } from "./http/budget";
import { handleClientError } from "./http/client-error";
import { handleError, handleNotFound } from "./http/error-handler";
import { createFaultLog } from "./http/faults";
import { checkHosts } from "./http/host";
import { createKeptReplies } from "./http/kept-replies";
import { createGuesses } from "./http/limit-guesses";
import { defaultLimits, type Limits } from "./http/limits";
import { createLoad, shedLoad } from "./http/load";
import { createMetrics, metricsRoute } from "./http/metrics";
import { observeRequests, QuietRequests } from "./http/observe";
import { RequestLog } from "./http/request-log";
import { securityHeaders } from "./http/security-headers";
import { isTrustedProxy } from "./http/source";
import { answerUnknownAddresses } from "./http/unknown-address";
import { createIntegrations } from "./integrations/integrations";
import { createSmtpTransport } from "./integrations/smtp";
import { createOutbox, type Outbox } from "./mail/outbox";
import { fileRoutes } from "./routes/files";
import { rootRoutes } from "./routes/root";
import { areas } from "./routes/routes";
import { createSearchIndexStore } from "./search/index-store";
import type { SearchIndex } from "./search/search-index";

/** Memory for replies about content that are the same for everyone, in bytes: about ten thousand of them. */
const keptBytes = 32 * 1024 * 1024;
/** For replies to searches: about five thousand. */
const keptSearchBytes = 16 * 1024 * 1024;
/**
 * Compressed once and sent often: better than what is compressed for one request, and still in a millisecond. Many
 * searches come only once.
 */
const [keptQuality, keptSearchQuality] = [5, 3];

export interface AppOptions {
  db: Database;
  /** The database for work that may take longer than a request; defaults to the same handle. */
  maintenance?: Database;
  config: Config;
  /** Without a logger nothing is logged. */
  logger?: FastifyBaseLogger;
  /** Serves the pages: everything under /academy/ that is neither API nor file. Registered last, in its own scope. */
  site?: FastifyPluginAsync;
  /** The clock for all rules; defaults to the system clock. */
  now?: () => Date;
  /** The database's connections, for the metrics. */
  pool?: () => PoolUse;
  /** Non-default limits, in tests. */
  limits?: Partial<Limits>;
}

/** Gives every response its id and the security headers. The first hook: even rejections under load have them. */
async function addHeaders(app: FastifyInstance, { origin }: Config): Promise<void> {
  const security = await securityHeaders(origin);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id).headers(security);
    done();
  });
}

/** Null where no mail can be sent. */
function outboxOf(db: Database, { mail, hasMailbox }: Config, log: FastifyBaseLogger, now: () => Date): Outbox | null {
  if (mail === null && !hasMailbox) return null;
  return createOutbox({ db, transport: mail && createSmtpTransport(mail), log, now });
}

/** JSON only; a call without a body may still declare a content type. */
function acceptJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parseJson(request, String(body), done);
  });
}

function healthRoutes(app: FastifyInstance): void {
  const isWritable = createWriteProbe(app.academy.db);
  const config = { isVital: true };
  app.get("/healthz", { config }, async (_, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/readyz", { config }, async (request, reply) => {
    const isReady = await withinBudget(request, async () => {
      await isWritable();
      await app.academy.searchIndex();
      return (await app.academy.contentVersion()) !== "";
    });
    if (!isReady) throw new ApiError("unavailable", { retryAfter: 5 });
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
  const kind = config.databaseUrl === null ? "embedded" : "postgres";
  const limits = { ...defaultLimits[kind], ...given };
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    genReqId: () => randomUUID(),
    childLoggerFactory: (log, bindings, options) => new RequestLog(log, bindings, options),
    // Only a public origin implies a proxy.
    trustProxy: config.origin === null ? false : isTrustedProxy,
    bodyLimit: 64 * 1024,
    // Node uses the smaller of its two header limits, and the larger one for the whole request.
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.arrivalCheck },
    requestTimeout: limits.request,
    clientErrorHandler: (error, socket) => handleClientError(error, socket, app.log),
    // The header size limits addresses; the contract limits the length of their parts.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl,
    frameworkErrors: (error, request, reply) => handleError(error, request, reply),
    logController: new QuietRequests(),
  });
  const store: CatalogueStore = createCatalogueStore(
    db,
    (err) => app.log.warn({ err }, "content version unknown; keeping the last one"),
    // So that the first search does not wait for it, and the database may be away by then.
    () => void indexStore().catch((err: unknown) => app.log.warn({ err }, "the search index could not be read")),
  );
  const latestIndex = createSearchIndexStore(db, store, (err) =>
    app.log.warn({ err }, "the search index could not be read; keeping the last one"),
  );
  const index: { inUse: SearchIndex | null; number: number } = { inUse: null, number: 0 };
  const indexStore = async () => {
    const latest = await latestIndex();
    if (latest !== index.inUse) index.number += 1;
    index.inUse = latest;
    return latest;
  };
  const catalogue = knownInTime(store.current, limits.budget);
  const searchIndex = () => inTime(indexStore(), limits.budget);
  const contentVersion = readOf(catalogue, ({ version }) => version);
  const siteOverrides = knownInTime(store.siteOverrides, limits.budget);
  const siteVersion = knownInTime(store.version, limits.budget);
  // Searches in new content use the last index until the new one has been read.
  const replyVersion = readOf(siteVersion, (version) => `${version} ${index.number}`);
  const load = createLoad();
  const metrics = createMetrics({
    inFlight: load.inFlight,
    arriving: load.arriving,
    contentVersion,
    kind,
    ...(pool && { pool }),
  });
  const faults = createFaultLog(app.log);
  const outbox = outboxOf(db, config, app.log, now);
  const contentJobs = createContentJobs({ db, maintenance, dir: config.contentDir, log: app.log, now });
  app.addHook("onClose", async () => {
    faults.stop();
    await contentJobs.stop();
    await outbox?.stop();
  });
  app.decorate("academy", {
    contentJobs,
    faults,
    config,
    db,
    maintenance,
    catalogue,
    searchIndex,
    contentVersion,
    siteOverrides,
    siteVersion,
    replyVersion,
    keptReplies: {
      kept: createKeptReplies({ maxBytes: keptBytes, quality: keptQuality }),
      "kept-search": createKeptReplies({ maxBytes: keptSearchBytes, quality: keptSearchQuality }),
    },
    signInGuesses: createGuesses(),
    countSignIn: createSignInRate(),
    now,
    metrics,
    integrations: createIntegrations(config.integrations, { log: app.log }),
    outbox,
  });
  app.decorate("registered", new Set<string>());
  app.decorateRequest("account", null);
  app.decorateRequest("session", null);
  app.decorateRequest("budget", limits.budget);
  app.setErrorHandler(handleError);
  await addHeaders(app, config);
  observeRequests(app, metrics);
  await app.register(cookie);
  refuseMalformedAddresses(app);
  checkHosts(app, config.origin);
  const apiFallback = answerUnknownAddresses(app);
  shedLoad(app, load, limits, metrics.shed);
  acceptJson(app);
  app.setNotFoundHandler(handleNotFound);

  app.register(rootRoutes);
  healthRoutes(app);
  metricsRoute(app, metrics, config.metricsToken);
  app.register(fileRoutes);
  app.register(async (scope) => {
    scope.register(compress, {
      threshold: 1024,
      // Replies are small: compressing one at once takes a fifth of the time that a stream of its own takes.
      syncThreshold: 64 * 1024,
      // As small as with 4, in half the time.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
      // Requests must be uncompressed: decompressing them would bypass the body limit.
      globalDecompression: false,
    });
    for (const area of areas) scope.register(area);
    scope.register(apiFallback);
    if (site) scope.register(site);
  });
  await app.ready();
  const missing = api.filter(({ id }) => !app.registered.has(id)).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(", ")}.`);
  return app;
}
