import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { SearchHit } from "../../contract/search";
import { type PeerMode, type PeerServer, startPeerServer } from "../testing/peer-server";
import { createPeers } from "./peers";
import type { PeerSettings } from "./settings";

const none: PeerSettings = { search: null, feedback: null, scheduling: null, secret: null, oidc: null };
const context = { requestId: "request-1", account: null };
const down: PeerMode[] = ["error", "malformed", "wrong shape", "silent", "dripping", "huge", "redirecting"];

let server: PeerServer;
beforeEach(async () => {
  server = await startPeerServer({});
});
afterEach(() => server.stop());

const peersWith = (settings: Partial<PeerSettings>) =>
  createPeers(
    { ...none, ...settings },
    {
      log: { warn: () => undefined },
      // Short only where a test waits for its end: a busy machine answers late too.
      timeout: server.mode === "silent" || server.mode === "dripping" ? 100 : 3000,
    },
  );

it("are none where nothing is configured", () => {
  expect(peersWith({})).toEqual({ search: null, feedback: null, scheduling: null, oidc: null });
});

describe("the search API", () => {
  const hit: SearchHit = {
    id: 1,
    application: "academy",
    type: "base",
    url: "https://www.example/academy/courses/first-steps/",
    title: "First steps",
    content: "A passage",
    highlights: { title: [{ text: "First", hit: true }], content: [] },
    categories: [],
    listImage: "",
    altListImage: "",
    imageUrl: "",
    altImage: "",
    publishedAt: null,
    speakers: [{ id: "ada", name: "Ada", photo: "", background: "" }],
    language: "en",
    source: { url: "" },
    extra: { background: "", motif: "", hasExam: false, lessonCount: 1, status: "", timeToFinish: 60 },
  };
  const query = { app: "academy", language: "de", limit: 5, query: "äpfel & co", page: 2 } as const;
  const search = (more: { category?: string } = {}, url = `${server.url}/base/`) =>
    peersWith({ search: { url, token: "bearer" } }).search?.search({ ...query, ...more }, context);

  it("is asked as the specification says", async () => {
    server.reply = { total: 1, hits: [{ ...hit, score: 0.5 }], took: 3 };
    expect(await search({ category: "seo" })).toEqual({ total: 1, hits: [hit] });
    const [asked] = server.asked;
    expect([asked?.method, asked?.url.pathname]).toEqual(["GET", "/base/v1/search"]);
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      app: "academy",
      language: "de",
      limit: "5",
      query: "äpfel & co",
      page: "2",
      category: "seo",
    });
    expect(asked?.headers.authorization).toBe("Bearer bearer");
    await search({}, server.url);
    expect([server.asked[1]?.url.pathname, server.asked[1]?.url.searchParams.has("category")]).toEqual([
      "/v1/search",
      false,
    ]);
  });

  it("brings no links that run", async () => {
    server.reply = { total: 1, hits: [{ ...hit, url: "javascript:alert(1)" }] };
    await expect(search()).rejects.toMatchObject({ code: "unavailable" });
  });

  it.each(down)("is unavailable while it is %s", async (mode) => {
    server.mode = mode;
    await expect(search()).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("the scheduling service", () => {
  const consultation = {
    slug: "first-talk",
    title: "First talk",
    description: "",
    minutes: 30,
    bookingUrl: "https://cal.example/first-talk",
  };
  const eventType = (slug = "first-talk") =>
    peersWith({ scheduling: { url: server.url, token: "bearer" } }).scheduling?.eventType(slug, context);

  it("is asked by slug", async () => {
    server.reply = consultation;
    expect(await eventType()).toEqual(consultation);
    expect(server.asked[0]).toMatchObject({ method: "GET", headers: { authorization: "Bearer bearer" } });
    expect(server.asked[0]?.url.pathname).toBe("/event-types/first-talk");
    server.reply = { ...consultation, bookingUrl: null };
    expect((await eventType())?.bookingUrl).toBeNull();
  });

  it("does not know every slug", async () => {
    server.mode = "missing";
    await expect(eventType()).rejects.toMatchObject({ code: "not_found" });
  });

  it.each([{ bookingUrl: "javascript:alert(1)" }, { bookingUrl: "/here" }, { slug: "another" }])(
    "is not believed when it says %j",
    async (wrong) => {
      server.reply = { ...consultation, ...wrong };
      await expect(eventType()).rejects.toMatchObject({ code: "unavailable" });
    },
  );

  it.each(down)("is unavailable while it is %s", async (mode) => {
    server.mode = mode;
    await expect(eventType()).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("the feedback service", () => {
  const message = { id: 12, email: "lea@example.test", message: "Good", url: "/academy/" };
  const key = { key: "k", requestHash: "hash" };
  const connect = (source: string | null = null) => {
    const { feedback } = peersWith({ feedback: { url: `${server.url}/in/`, source } });
    if (!feedback) throw new Error("There is no feedback service.");
    return feedback;
  };
  beforeEach(() => {
    server.reply = { id: 99 };
  });

  it("gets the message, with the source tag where there is one", async () => {
    expect(await connect().send(message, key, context)).toBe(99);
    expect(await connect("academy").send(message, null, context)).toBe(99);
    const [first, second] = server.asked;
    expect([first?.method, first?.url.pathname, first?.headers["idempotency-key"]]).toEqual(["POST", "/in/", "12-k"]);
    expect(JSON.parse(first?.body ?? "")).toEqual(message);
    expect(JSON.parse(second?.body ?? "")).toEqual({ ...message, source: "academy" });
    expect(second?.headers["idempotency-key"]).toBeUndefined();
  });

  it("is told once per key, also of repeats at the same time", async () => {
    const feedback = connect();
    const ids = await Promise.all([1, 2, 3].map(() => feedback.send(message, key, context)));
    expect([ids, await feedback.send(message, key, context), server.asked.length]).toEqual([[99, 99, 99], 99, 1]);
    await expect(feedback.send(message, { ...key, requestHash: "other" }, context)).rejects.toMatchObject({
      code: "key_reused",
    });
    await feedback.send({ ...message, id: 13 }, key, context);
    expect(server.asked.map(({ headers }) => headers["idempotency-key"])).toEqual(["12-k", "13-k"]);
  });

  it("is told again after a failure", async () => {
    const feedback = connect();
    server.mode = "error";
    await expect(feedback.send(message, key, context)).rejects.toMatchObject({ code: "unavailable" });
    server.mode = "ok";
    expect(await feedback.send(message, key, context)).toBe(99);
  });

  it.each(down)("is unavailable while it is %s", async (mode) => {
    server.mode = mode;
    await expect(connect().send(message, key, context)).rejects.toMatchObject({ code: "unavailable" });
  });
});
