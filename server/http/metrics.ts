import { createHash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PoolUse } from "../db/database";
import { projectRoot } from "../project-root";
import { ApiError } from "./api-error";
import { handleNotFound } from "./error-handler";
import type { ShedReason } from "./load";

/** The sources of the metrics. */
export interface Sources {
  inFlight(): number;
  arriving(): number;
  /** Hash of the content in use; may fail or take long while the database is unavailable. */
  contentVersion(): Promise<string>;
  kind: "embedded" | "postgres";
  /** The connections to PostgreSQL. */
  pool?: () => PoolUse;
}

/** One request and its outcome. */
export interface Observed {
  method: string;
  /** The pattern of its route, never its address: the number of addresses is unlimited. */
  route: string;
  /** `2xx` … `5xx`, or `aborted` if the client hung up first. */
  status: string;
  seconds: number;
}

export interface Metrics {
  observe(request: Observed): void;
  shed(reason: ShedReason): void;
  overBudget(): void;
  /** A request for a reply that may be kept, see `KeptReplies`, and whether it was. */
  askedForKept(wasKept: boolean): void;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

/** Upper bounds in seconds: a cached read takes milliseconds, the client gives up at 5 s. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 4.5, 10];

/** How long a scrape waits for the content's version, in milliseconds. */
const timeoutMs = 500;

const academyVersion = (): string =>
  (JSON.parse(readFileSync(join(projectRoot(), "package.json"), "utf8")) as { version: string }).version;

/** The last known content version: a scrape is answered even while the database is unavailable. */
function lastKnown(contentVersion: () => Promise<string>): () => Promise<string> {
  let known = "";
  const ask = async () => {
    known = await contentVersion().catch(() => known);
  };
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs);
    });
    await Promise.race([ask(), late]);
    clearTimeout(timer);
    return known;
  };
}

/** The metrics of one app, in a separate registry. */
export function createMetrics({ inFlight, arriving, contentVersion, kind, pool }: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const duration = new Histogram({
    name: "academy_http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its response.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers,
  });
  const shed = new Counter({
    name: "academy_http_requests_shed_total",
    help: "Requests rejected with 503 because the process was busy.",
    labelNames: ["reason"],
    registers,
  });
  // A counter that first appears with a rejection would hide that rejection from rates.
  for (const reason of ["in_flight", "lag", "arriving"] satisfies ShedReason[]) shed.inc({ reason }, 0);
  const overBudget = new Counter({
    name: "academy_http_requests_over_budget_total",
    help: "Calls answered 503 because they took longer than their time.",
    registers,
  });
  const kept = { yes: 0, no: 0 };
  new Counter({
    name: "academy_kept_replies_total",
    help: "Requests for replies that are the same for everyone, and whether the reply was in memory.",
    labelNames: ["kept"],
    registers,
    collect() {
      this.reset();
      for (const [label, count] of Object.entries(kept)) this.inc({ kept: label }, count);
    },
  });
  new Gauge({
    name: "academy_http_requests_in_flight",
    help: "Requests being worked on.",
    registers,
    collect() {
      this.set(inFlight());
    },
  });
  new Gauge({
    name: "academy_http_requests_arriving",
    help: "Requests whose body has not arrived completely.",
    registers,
    collect() {
      this.set(arriving());
    },
  });
  if (pool) {
    new Gauge({
      name: "academy_database_connections",
      help: "Connections to PostgreSQL for requests.",
      labelNames: ["state"],
      registers,
      collect() {
        const { total, idle } = pool();
        this.set({ state: "idle" }, idle);
        this.set({ state: "busy" }, total - idle);
      },
    });
    new Gauge({
      name: "academy_database_waiting",
      help: "Queries waiting for a connection.",
      registers,
      collect() {
        this.set(pool().waiting);
      },
    });
  }
  const content = lastKnown(contentVersion);
  const version = academyVersion();
  new Gauge({
    name: "academy_info",
    help: "Always 1; its labels describe what is running.",
    labelNames: ["version", "content", "database"],
    registers,
    async collect() {
      const current = await content();
      this.reset();
      this.set({ version, content: current, database: kind }, 1);
    },
  });

  let hasDefaults = false;
  return {
    observe: ({ seconds, ...labels }) => duration.observe(labels, seconds),
    shed: (reason) => shed.inc({ reason }),
    overBudget: () => overBudget.inc(),
    askedForKept(wasKept) {
      kept[wasKept ? "yes" : "no"] += 1;
    },
    async text() {
      // They observe the process for as long as it lives, so they start on the first request.
      if (!hasDefaults) collectDefaultMetrics({ register: registry });
      hasDefaults = true;
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares in constant time; the hashes have the same length for any input. */
const isToken = (given: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(given ?? ""), digest(`Bearer ${token}`));

const proxyHeaders = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/** Whether the request comes from this machine, and not through a proxy. */
const isLocal = (request: FastifyRequest): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(request.raw.socket.remoteAddress ?? "") &&
  proxyHeaders.every((name) => request.headers[name] === undefined);

/**
 * Serves the metrics at /metrics: with the token if one is set, otherwise only to this machine.
 * @throws {ApiError} `signed_out` without the token.
 */
export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  app.get("/metrics", { config: { isVital: true } }, async (request, reply) => {
    if (token === null && !isLocal(request)) return handleNotFound(request, reply);
    if (token !== null && !isToken(request.headers.authorization, token)) {
      reply.header("www-authenticate", "Bearer");
      throw new ApiError("signed_out", { message: "The metrics need their token." });
    }
    return reply
      .header("cache-control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}
