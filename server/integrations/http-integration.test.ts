import { jwtVerify } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod/mini";
import { ApiError } from "../http/api-error";
import { type PeerMode, type PeerServer, startPeerServer } from "../testing/integration-server";
import { createHttpIntegration } from "./http-integration";
import { readRetryAfter } from "./retry-after";

const token = "bearer-of-the-search-service";
const secret = "0123456789abcdef0123456789abcdef";
const Reply = z.object({ total: z.int() });

describe("an HTTP integration", () => {
  let server: PeerServer;
  const log = { warn: vi.fn() };
  beforeEach(async () => {
    server = await startPeerServer({ total: 7, other: "left out" });
    log.warn.mockClear();
  });
  afterEach(() => server.stop());

  const context = { requestId: "request-1", account: { id: 12, semrushId: 345 } };
  /** Short only in tests that wait until it ends: a busy machine is slow. */
  const timeoutIn = (mode: PeerMode) => (mode === "silent" || mode === "dripping" ? 150 : 3000);
  const connect = (options: { secret?: string | null } = {}) =>
    createHttpIntegration({ name: "test", token, secret, log, timeout: timeoutIn(server.mode), ...options });
  const get = (integration = connect(), account: typeof context.account | null = context.account) =>
    integration.ask({ method: "GET", url: `${server.url}/things`, reply: Reply, context: { ...context, account } });
  const failure = async (asked: Promise<unknown>): Promise<ApiError> => {
    const thrown = await asked.then(() => null).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ApiError);
    return thrown as ApiError;
  };

  it("sends the server's headers and reads what the schema names", async () => {
    expect(await get()).toEqual({ total: 7 });
    const [asked] = server.asked;
    expect(asked?.headers).toMatchObject({
      accept: "application/json",
      "content-type": "application/json",
      "x-content-type-options": "nosniff",
      "sm-log-id": "request-1",
      authorization: `Bearer ${token}`,
    });
    const { payload } = await jwtVerify(String(asked?.headers["auth-data-jwt"]), new TextEncoder().encode(secret), {
      algorithms: ["HS256"],
    });
    expect(payload).toMatchObject({ sub: "12", semrushId: 345 });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
  });

  it("sends no account data for a visitor, and signs nothing without a secret", async () => {
    await get(connect(), null);
    await get(connect({ secret: null }));
    expect(server.asked.map(({ headers }) => headers["auth-data-jwt"])).toEqual([undefined, undefined]);
  });

  it("sends a body with its idempotency key", async () => {
    const { url } = server;
    await connect().ask({ method: "POST", url, body: { a: "ä" }, idempotencyKey: "12-k", reply: Reply, context });
    expect(server.asked[0]).toMatchObject({
      method: "POST",
      body: '{"a":"ä"}',
      headers: { "idempotency-key": "12-k" },
    });
  });

  it.each<[PeerMode, string, string]>([
    ["error", "status 500", "failed; try again later."],
    ["busy", "status 429", "is busy; try again later."],
    ["refusing", "status 401", "refused the request."],
    ["malformed", "the reply is not JSON", "returned an unusable answer."],
    ["empty", "the reply is not JSON", "returned an unusable answer."],
    ["wrong shape", "the reply's total must be a number", "returned an unusable answer."],
    ["silent", "no complete reply in time", "could not be reached; try again later."],
    ["dripping", "no complete reply in time", "could not be reached; try again later."],
    ["huge", "the reply is too large", "returned an unusable answer."],
    ["packed huge", "the reply is too large", "returned an unusable answer."],
    ["redirecting", "status 302", "returned an unusable answer."],
    ["hanging up", "ECONNRESET", "could not be reached; try again later."],
  ])("is unavailable while it is %s, and the message says so", async (mode, reason, says) => {
    server.mode = mode;
    const { code, details, message } = await failure(get());
    expect([code, details.retryAfter, message]).toEqual([
      "unavailable",
      mode === "busy" ? 60 : 2,
      `The test service ${says}`,
    ]);
    expect(log.warn.mock.calls).toEqual([[{ integration: "test", reqId: "request-1", reason }, "peer failed"]]);
    expect(server.asked).toHaveLength(1);
    server.mode = "ok";
    expect(await get()).toEqual({ total: 7 });
  });

  it("passes on how long to wait, even while the integration is paused", async () => {
    const integration = connect();
    server.mode = "busy";
    for (let count = 0; count < 5; count += 1) await failure(get(integration));
    const { message, details } = await failure(get(integration));
    expect([message, Math.ceil(details.retryAfter ?? 0), server.asked.length]).toEqual([
      "The test service is busy; try again later.",
      60,
      5,
    ]);
  });

  it("is unavailable while nothing listens", async () => {
    await server.stop();
    expect((await failure(get())).code).toBe("unavailable");
    expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ reason: "ECONNREFUSED" });
    server = await startPeerServer({});
  });

  it("passes on a 404", async () => {
    server.mode = "missing";
    expect((await failure(get())).code).toBe("not_found");
    expect(log.warn).not.toHaveBeenCalled();
  });

  it("writes no secrets to the log or the error", async () => {
    for (const mode of ["error", "malformed", "wrong shape", "redirecting", "hanging up", "silent"] as const) {
      server.mode = mode;
      const { message, details, stack, cause } = await failure(get());
      const told = JSON.stringify([message, details, stack, cause, log.warn.mock.calls]);
      for (const hidden of [token, secret, "eyJ", "secret detail"]) expect(told).not.toContain(hidden);
    }
  });

  it("is paused after five failures in a row", async () => {
    const integration = connect();
    server.mode = "error";
    for (let count = 0; count < 5; count += 1) await failure(get(integration));
    server.mode = "ok";
    const { code, details } = await failure(get(integration));
    expect([code, Math.ceil(details.retryAfter ?? 0), server.asked.length]).toEqual(["unavailable", 10, 5]);
    expect(log.warn.mock.calls.at(-1)?.[1]).toBe("peer failed again and is paused for a while");
  });

  it.each<PeerMode>(["refusing", "missing", "malformed", "wrong shape", "redirecting", "huge"])(
    "is not paused while it answers, even if the answer is %s",
    async (mode) => {
      const integration = connect();
      server.mode = mode;
      for (let count = 0; count < 6; count += 1) await failure(get(integration));
      expect(server.asked).toHaveLength(6);
    },
  );

  it.each<[PeerMode, unknown]>([
    ["empty", undefined],
    ["not JSON", undefined],
    ["ok", { total: 7, other: "left out" }],
  ])("may answer without a body if none is needed: %s", async (mode, reply) => {
    server.mode = mode;
    const ask = {
      method: "POST",
      url: server.url,
      body: {},
      reply: z.unknown(),
      isBodyOptional: true,
      context,
    } as const;
    expect(await connect().ask(ask)).toEqual(reply);
  });
});

describe("Retry-After of an integration", () => {
  const now = Date.parse("2026-03-01T12:00:00Z");
  it.each<[unknown, number | null]>([
    ["60", 60],
    [" 7 ", 7],
    ["0", 1],
    ["86400", 3600],
    ["Sun, 01 Mar 2026 12:00:30 GMT", 30],
    ["Sun, 01 Mar 2026 11:00:00 GMT", 1],
    ["Mon, 02 Mar 2026 12:00:00 GMT", 3600],
    ["soon", null],
    ["", null],
    [undefined, null],
    [["1", "2"], null],
  ])("%j is %j seconds", (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });
});
