import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { AxiosError } from "axios";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { endpoint } from "../../contract/endpoint";
import { createHttp, httpCall, toFailure } from "./http";

const read = endpoint({
  id: "test.read",
  method: "GET",
  path: "/things/{name}/",
  summary: "",
  access: "public",
  params: z.object({ name: z.string() }),
  query: z.object({ page: z.optional(z.string()) }),
  reply: z.object({ id: z.int() }),
});
const write = endpoint({
  id: "test.write",
  method: "POST",
  path: "/things/",
  summary: "",
  access: "signed-in",
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.int() }),
});
const bare = endpoint({
  id: "test.bare",
  method: "POST",
  path: "/bare/",
  summary: "",
  access: "signed-in",
  reply: null,
});

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

let server: Server;
let seen: Seen[];
let respond: (response: ServerResponse) => void;

beforeEach(async () => {
  seen = [];
  respond = (response) => json(response, 200, { id: 1 });
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      respond(response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
function caller(timeout?: number) {
  const http = createHttp();
  http.defaults.baseURL = origin();
  if (timeout) http.defaults.timeout = timeout;
  return httpCall(http);
}
function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}
const refusal = (code: string, more: object = {}) => ({ error: { code, message: "no", requestId: "r1", ...more } });
const reading = (timeout?: number) => caller(timeout)(read, { params: { name: "a" } });

describe("a call", () => {
  it("fills in the address, sends the query, and returns the parsed reply", async () => {
    respond = (response) => json(response, 200, { id: 3, unknown: true });
    expect(await caller()(read, { params: { name: "a b/c" }, query: { page: "2" } })).toEqual({ id: 3 });
    expect(seen[0]).toMatchObject({ method: "GET", url: "/things/a%20b%2Fc/?page=2", body: "" });
    expect(seen[0]?.headers).toMatchObject({ accept: "application/json", "x-content-type-options": "nosniff" });
  });

  it("sends JSON with its key and its token", async () => {
    await caller()(write, { body: { name: "Ada" } }, { key: "k1", csrf: "t1" });
    expect(seen[0]?.body).toBe('{"name":"Ada"}');
    expect(seen[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "k1",
      "x-csrf-token": "t1",
    });
  });

  it("says when a command was given, if its endpoint is ordered", async () => {
    const http = createHttp();
    http.defaults.baseURL = origin();
    const call = httpCall(http, () => "device-1.7");
    const ordered = { ...write, ordered: true } as const;
    await call(ordered, { body: { name: "Ada" } });
    await call(ordered, { body: { name: "Ada" } }, { order: "device-1.3" });
    await call(write, { body: { name: "Ada" } }, { order: "device-1.3" });
    await caller()(ordered, { body: { name: "Ada" } });
    const sent = seen.map(({ headers }) => headers["command-order"]);
    expect(sent).toEqual(["device-1.7", "device-1.3", undefined, undefined]);
  });

  it("sends neither key nor token if there is none", async () => {
    await caller()(write, { body: { name: "Ada" } });
    expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/idempotency-key|x-csrf-token/)]),
    );
  });

  it("sets the JSON content type even without a body, and returns nothing for a 204", async () => {
    respond = (response) => response.writeHead(204).end();
    expect(await caller()(bare, {})).toBeUndefined();
    expect(seen[0]).toMatchObject({ body: "{}", headers: { "content-type": "application/json" } });
  });

  it("requires a 204 for a success without a body: a 200 means something else (R38)", async () => {
    for (const body of [{}, { ok: true }]) {
      respond = (response) => json(response, 200, body);
      await expect(caller()(bare, {})).rejects.toEqual({ code: "malformed", status: 200 });
    }
  });

  it.each([
    [{ keepalive: true }, true],
    [{ keepalive: false }, false],
    [{}, false],
  ])("outlives the page if it is told to: %j", async (options, keepalive) => {
    const sent: boolean[] = [];
    const http = createHttp();
    http.defaults.baseURL = origin();
    // Only the fetch adapter passes it on.
    const fetched: typeof fetch = (input, init) => {
      sent.push(input instanceof Request && input.keepalive);
      return fetch(input, init);
    };
    http.defaults.env = { ...http.defaults.env, fetch: fetched };
    expect(await httpCall(http)(write, { body: { name: "Ada" } }, options)).toEqual({ id: 1 });
    expect(sent).toEqual([keepalive]);
    expect(seen[0]?.body).toBe('{"name":"Ada"}');
  });
});

describe("why a call failed", () => {
  it.each([
    [
      400,
      refusal("invalid", { fields: [{ path: "name", message: "too long" }] }),
      {
        code: "invalid",
        status: 400,
        fields: [{ path: "name", message: "too long" }],
      },
    ],
    [401, refusal("signed_out"), { code: "signed_out", status: 401 }],
    [
      409,
      refusal("cooling_down", { retakeAvailableAt: "2026-03-01T10:00:00.000Z" }),
      {
        code: "cooling_down",
        status: 409,
        retakeAvailableAt: "2026-03-01T10:00:00.000Z",
      },
    ],
    [500, refusal("internal"), { code: "internal", status: 500 }],
  ])("%i with the envelope: its code", async (status, body, expected) => {
    respond = (response) => json(response, status, body);
    await expect(reading()).rejects.toEqual(expected);
  });

  it.each([
    ["30", 30],
    [" 5 ", 5],
    ["5 minutes", undefined],
    ["in 5", undefined],
    ["Wed, 21 Oct 2026 07:28:00 GMT", 45],
    ["Wed, 21 Oct 2026 07:27:15 GMT", undefined],
    ["Wed, 21 Oct 2026 07:00:00 GMT", undefined],
    ["soon", undefined],
    ["", undefined],
    ["0", undefined],
    ["-1", undefined],
  ])("429 with Retry-After %s: how long to wait", async (header, retryAfter) => {
    const date = "Wed, 21 Oct 2026 07:27:15 GMT";
    respond = (response) => json(response, 429, refusal("too_many"), { "retry-after": header, date });
    await expect(reading()).rejects.toEqual({ code: "too_many", status: 429, ...(retryAfter && { retryAfter }) });
  });

  it.each([500, 502, 503, 504])("%i without the envelope: unavailable", async (status) => {
    respond = (response) => {
      response.writeHead(status, { "content-type": "text/html" });
      response.end("<h1>Bad gateway</h1>");
    };
    await expect(reading()).rejects.toEqual({ code: "unavailable", status });
  });

  it.each([
    ["another envelope", { message: "no" }],
    ["a code that is not in the contract", refusal("teapot")],
    ["text", "nope"],
  ])("404 with %s: malformed", async (_, body) => {
    respond = (response) => json(response, 404, body);
    await expect(reading()).rejects.toEqual({ code: "malformed", status: 404 });
  });

  it.each([
    ["no JSON", '{"id":'],
    ["an empty body", ""],
    ["a reply outside the contract", { id: "1" }],
    ["a reply with missing fields", {}],
  ])("200 with %s: malformed", async (_, body) => {
    respond = (response) => json(response, 200, body);
    await expect(reading()).rejects.toEqual({ code: "malformed", status: 200 });
  });

  it("a dropped connection: network", async () => {
    respond = (response) => response.destroy();
    await expect(reading()).rejects.toEqual({ code: "network", status: 0 });
  });

  it("nothing listening at that address: network", async () => {
    const call = caller();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await expect(call(read, { params: { name: "a" } })).rejects.toEqual({ code: "network", status: 0 });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  });

  it("an answer that takes too long: timeout", async () => {
    respond = () => {};
    await expect(reading(50)).rejects.toEqual({ code: "timeout", status: 0 });
  });

  it("an unneeded call is aborted", async () => {
    const abort = new AbortController();
    respond = () => abort.abort();
    const call = caller()(read, { params: { name: "a" } }, { signal: abort.signal });
    await expect(call).rejects.toEqual({ code: "network", status: 0 });
  });

  it("any error outside the network: internal", () => {
    expect(toFailure(new TypeError("boom"))).toEqual({ code: "internal", status: 0 });
    expect(toFailure(undefined)).toEqual({ code: "internal", status: 0 });
    expect(toFailure(new AxiosError("?"))).toEqual({ code: "network", status: 0 });
  });

  it.each([AxiosError.ETIMEDOUT, AxiosError.ECONNABORTED])("%s: timeout", (code) => {
    expect(toFailure(new AxiosError("?", code))).toEqual({ code: "timeout", status: 0 });
  });

  it("waits five seconds for an answer", () => {
    expect(createHttp().defaults.timeout).toBe(5000);
  });

  it("sends credentials along (section 7)", () => {
    expect(createHttp().defaults.withCredentials).toBe(true);
  });
});
