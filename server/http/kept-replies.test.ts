import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { createKeptReplies } from "./kept-replies";

const long = JSON.stringify({ text: "learn ".repeat(1000) });

/** An app that keeps what it makes, and counts how often it has to. */
function appWith(maxBytes = 1_000_000) {
  const replies = createKeptReplies({ maxBytes, quality: 5 });
  const state = { version: "one", other: "", made: 0, body: long };
  const app: FastifyInstance = Fastify();
  app.get("/*", (request, reply) => {
    if (replies.send(state, request, reply)) return reply;
    state.made += 1;
    replies.keep(state, request, state.body);
    return replies.send(state, request, reply) ? reply : state.body;
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { replies, state, get };
}

describe("kept replies", () => {
  it("are made once for each address", async () => {
    const { state, get } = appWith();
    for (const url of ["/a", "/a", "/a?b", "/a?b"]) expect((await get(url)).body).toBe(long);
    expect(state.made).toBe(2);
  });

  it("are sent in the form that the client accepts", async () => {
    const { get } = appWith();
    const forms = [
      ["gzip, deflate, br", "br", brotliDecompressSync],
      ["gzip;q=0.5", "gzip", gunzipSync],
      ["br;q=0, gzip", "gzip", gunzipSync],
      ["br;q=0.000", undefined, (body: Buffer) => body],
      ["", undefined, (body: Buffer) => body],
    ] as const;
    for (const [accepted, encoding, decoded] of [...forms, ...forms]) {
      const { headers, rawPayload } = await get("/a", { "accept-encoding": accepted });
      expect([accepted, headers["content-encoding"], headers.vary]).toEqual([accepted, encoding, "accept-encoding"]);
      expect(decoded(rawPayload).toString()).toBe(long);
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    }
  });

  it("stay as they are if they are short", async () => {
    const { state, get } = appWith();
    state.body = "{}";
    const { headers, body } = await get("/a", { "accept-encoding": "br" });
    expect([body, headers["content-encoding"], headers.vary]).toEqual(["{}", undefined, undefined]);
  });

  it("have an ETag, with which a client asks for what it does not have", async () => {
    const { state, get } = appWith();
    const { etag } = (await get("/a")).headers;
    const same = await get("/a", { "if-none-match": `"other", ${etag}`, "accept-encoding": "br" });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, "", etag]);
    for (const known of [String(etag).slice(2), "*"])
      expect([known, (await get("/a", { "if-none-match": known })).statusCode]).toEqual([known, 304]);
    expect([same.headers["cache-control"], same.headers.vary]).toEqual([
      "public, max-age=0, must-revalidate",
      "accept-encoding",
    ]);
    Object.assign(state, { version: "two", body: "[]" });
    expect(await get("/a", { "if-none-match": String(etag) })).toMatchObject({ statusCode: 200, body: "[]" });
  });

  it("are dropped when the content changes", async () => {
    const { replies, state, get } = appWith();
    await get("/a");
    await get("/b");
    Object.assign(state, { version: "two", body: "[]" });
    expect((await get("/a")).body).toBe("[]");
    expect(replies.size()).toBeLessThan(100);
  });

  it("are made again when something else that they depend on changes, and replace those from before", async () => {
    const { replies, state, get } = appWith();
    await get("/a");
    Object.assign(state, { other: "a rating", body: "[1]" });
    for (const _ of [1, 2]) expect((await get("/a")).body).toBe("[1]");
    expect(state.made).toBe(2);
    expect(replies.size()).toBeLessThan(100);
  });

  it("take a limited amount of memory: what was requested least recently is dropped", async () => {
    const { replies, state, get } = appWith(4 * long.length);
    for (const url of ["/a", "/b", "/c", "/a", "/d", "/a"]) await get(url);
    expect(replies.size()).toBeLessThanOrEqual(4 * long.length);
    expect(state.made).toBe(4);
    await get("/a");
    expect(state.made).toBe(4);
    await get("/b");
    expect(state.made).toBe(5);
  });

  it("count their compressed forms too", async () => {
    const { replies, get } = appWith();
    await get("/a");
    const before = replies.size();
    await get("/a", { "accept-encoding": "br" });
    expect(replies.size()).toBeGreaterThan(before);
  });

  it("are only kept in the forms that were requested; others are made from these", async () => {
    const { replies, state, get } = appWith();
    await get("/a", { "accept-encoding": "br" });
    expect(replies.size()).toBeLessThan(long.length / 10);
    expect((await get("/a")).body).toBe(long);
    await get("/b", { "accept-encoding": "gzip" });
    const { rawPayload } = await get("/b", { "accept-encoding": "br" });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(long);
    expect(state.made).toBe(2);
  });

  it("are not kept if they are very long", async () => {
    const { replies, state, get } = appWith();
    state.body = JSON.stringify("x".repeat(70_000));
    for (const _ of [1, 2]) expect((await get("/a")).body).toBe(state.body);
    expect([state.made, replies.size()]).toEqual([2, 0]);
  });
});
