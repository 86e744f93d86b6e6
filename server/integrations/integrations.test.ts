import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { safeParse } from "zod/mini";
import type { SearchHit } from "../../contract/catalogue/search";
import { search as searchContract } from "../../contract/catalogue/search";
import { projectRoot } from "../project-root";
import { type PeerMode, type PeerServer, startPeerServer } from "../testing/integration-server";
import { createIntegrations } from "./integrations";
import type { PeerSettings } from "./settings";

const none: PeerSettings = { search: null, feedback: null, scheduling: null, secret: null, oidc: null };
const context = { requestId: "request-1", account: null };
const away: PeerMode[] = ["error", "busy", "refusing", "silent", "dripping", "huge", "redirecting"];
const down: PeerMode[] = [...away, "malformed", "wrong shape", "empty", "not JSON"];
const log = { warn: vi.fn() };
const operations = readFileSync(join(projectRoot(), "docs/operations.md"), "utf8");
/** An example of the documentation, found by the words before it. */
const documented = (words: string): unknown => {
  const [, json = ""] = operations.split(words)[1]?.match(/```json\n([\s\S]*?)\n```/) ?? [];
  return JSON.parse(json);
};

let server: PeerServer;
beforeEach(async () => {
  server = await startPeerServer({});
  log.warn.mockClear();
});
afterEach(() => server.stop());

const peersWith = (settings: Partial<PeerSettings>) =>
  createIntegrations(
    { ...none, ...settings },
    {
      log,
      // Short only in tests that wait until it ends: a busy machine is slow.
      timeout: server.mode === "silent" || server.mode === "dripping" ? 100 : 3000,
    },
  );

it("are null if nothing is configured", () => {
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
    highlights: { title: [{ text: "First", hit: true }], content: [{ text: "A passage", hit: true }] },
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

  it("is called as specified", async () => {
    server.reply = { total: 12, hits: [{ ...hit, score: 0.5 }], took: 3 };
    expect(await search({ category: "seo" })).toEqual({ total: 12, hits: [hit] });
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

  it("returns what section 3 lists, and nothing more (R72)", async () => {
    const reply = documented("A search API answers");
    server.reply = reply;
    const found = await search({}, server.url);
    expect(safeParse(searchContract.api.reply, found).success).toBe(true);
    expect(found?.total).toBe(12);
    expect(found?.hits).toEqual([
      {
        id: 7,
        application: "academy",
        type: "base",
        url: "https://www.academy.example/academy/courses/seo-basics/",
        title: "SEO & you.",
        content: "How search engines read a page.",
        highlights: {
          title: [{ text: "SEO & you.", hit: false }],
          content: [{ text: "How search engines read a page.", hit: false }],
        },
        categories: [],
        listImage: "/academy/artwork/seo.svg",
        altListImage: "A magnifying glass",
        imageUrl: "",
        altImage: "",
        publishedAt: "2026-02-01T09:00:00.000Z",
        speakers: [{ id: "12", name: "Ada", photo: "", background: "#dff3e7" }],
        language: "en",
        source: { url: "https://www.academy.example/academy/courses/seo-basics/" },
        extra: {
          background: "#dff3e7",
          motif: "",
          hasExam: true,
          lessonCount: 8,
          status: "published",
          timeToFinish: 5400,
        },
      },
      expect.objectContaining({ application: "blog", title: "First steps", content: "", language: "de", speakers: [] }),
    ]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([
    [{ ...hit, url: "javascript:alert(1)" }, "has a url that is neither a web address nor a path of this site"],
    [{ ...hit, url: "//evil.example" }, "has a url that is neither a web address nor a path of this site"],
    [{ ...hit, url: 7 }, "has no url"],
    [{ ...hit, id: undefined }, "has no id"],
    [{ ...hit, id: " " }, "has no id"],
    ["hit", "is not an object"],
    [null, "is not an object"],
  ])("drops a hit that cannot be shown and shows the others: %#", async (wrong, problem) => {
    server.reply = { total: 7, hits: [wrong, { ...hit, id: 2 }] };
    const found = await search();
    expect(found?.hits.map(({ id }) => id)).toEqual([2]);
    expect(log.warn.mock.calls).toEqual([
      [
        { integration: "search", reqId: "request-1", dropped: 1, reasons: [problem] },
        "peer sent items that cannot be shown",
      ],
    ]);
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain("evil");
  });

  it("ignores unusable values in the other fields", async () => {
    const odd = {
      id: "b-7",
      url: "/academy/courses/first-steps/",
      title: 7,
      content: null,
      speakers: "Ada",
      extra: [],
    };
    server.reply = { total: "many", hits: [{ ...odd, listImage: "javascript:x", publishedAt: "soon", language: 4 }] };
    const found = await search();
    expect(safeParse(searchContract.api.reply, found).success).toBe(true);
    expect(found?.hits).toMatchObject([{ title: "First steps", listImage: "", publishedAt: null, language: "de" }]);
    const [first] = found?.hits ?? [];
    expect((await search())?.hits[0]?.id).toBe(first?.id);
  });

  it.each([
    // The request is for page 2 with 5 hits per page.
    [{ total: 30, hits: [hit, null] }, 30],
    [{ total: 7, hits: [hit, null] }, 6],
    [{ total: 0, hits: [hit] }, 6],
    [{ hits: [hit] }, 6],
    [{ total: -1, hits: [] }, 5],
  ])("has a total that matches the hits it sends: %#", async (reply, total) => {
    server.reply = reply;
    expect((await search())?.total).toBe(total);
  });

  it("shows texts without markup", async () => {
    server.reply = {
      total: 1,
      hits: [{ ...hit, highlights: undefined, title: "<em>First</em> &amp; last", content: "<p>A</p><p>b</p>" }],
    };
    expect((await search())?.hits[0]).toMatchObject({
      title: "First & last",
      content: "A b",
      highlights: { title: [{ text: "First & last", hit: false }] },
    });
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

  it("is called by slug", async () => {
    server.reply = consultation;
    expect(await eventType()).toEqual(consultation);
    expect(server.asked[0]).toMatchObject({ method: "GET", headers: { authorization: "Bearer bearer" } });
    expect(server.asked[0]?.url.pathname).toBe("/event-types/first-talk");
    server.reply = { ...consultation, bookingUrl: null };
    expect((await eventType())?.bookingUrl).toBeNull();
  });

  it("returns 404 for an unknown slug", async () => {
    server.mode = "missing";
    await expect(eventType()).rejects.toMatchObject({ code: "not_found" });
  });

  it("only has to return a title (R72)", async () => {
    server.reply = documented("A scheduling service answers");
    expect(await eventType()).toEqual({ ...consultation, title: "First talk & questions", description: "By phone." });
    server.reply = { title: "First talk", minutes: "half an hour", description: 7, more: true };
    expect(await eventType()).toEqual({ ...consultation, minutes: 0, bookingUrl: null });
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each(["javascript:alert(1)", "/here", 7])(
    "is shown without bookings if their address is %j",
    async (bookingUrl) => {
      server.reply = { ...consultation, bookingUrl };
      expect((await eventType())?.bookingUrl).toBeNull();
      expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ dropped: 1 });
    },
  );

  it.each([{ slug: "another" }, { title: " " }, { title: undefined }])(
    "is not trusted when it returns %j",
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

  it("gets the message, with the source tag if there is one", async () => {
    expect(await connect().send(message, key, context)).toBe(99);
    expect(await connect("academy").send(message, null, context)).toBe(99);
    const [first, second] = server.asked;
    expect([first?.method, first?.url.pathname, first?.headers["idempotency-key"]]).toEqual(["POST", "/in/", "12-k"]);
    expect(JSON.parse(first?.body ?? "")).toEqual(message);
    expect(JSON.parse(second?.body ?? "")).toEqual({ ...message, source: "academy" });
    expect(second?.headers["idempotency-key"]).toBeUndefined();
  });

  it("is called once per key, also for simultaneous repeats", async () => {
    const feedback = connect();
    const ids = await Promise.all([1, 2, 3].map(() => feedback.send(message, key, context)));
    expect([ids, await feedback.send(message, key, context), server.asked.length]).toEqual([[99, 99, 99], 99, 1]);
    await expect(feedback.send(message, { ...key, requestHash: "other" }, context)).rejects.toMatchObject({
      code: "key_reused",
    });
    await feedback.send({ ...message, id: 13 }, key, context);
    expect(server.asked.map(({ headers }) => headers["idempotency-key"])).toEqual(["12-k", "13-k"]);
  });

  it("is called again after a failure", async () => {
    const feedback = connect();
    server.mode = "error";
    await expect(feedback.send(message, key, context)).rejects.toMatchObject({ code: "unavailable" });
    server.mode = "ok";
    expect(await feedback.send(message, key, context)).toBe(99);
  });

  it.each<[PeerMode, unknown, number | null]>([
    ["empty", null, null],
    ["not JSON", null, null],
    ["malformed", null, null],
    ["wrong shape", null, null],
    ["ok", { ok: true }, null],
    ["ok", { id: "abc-1" }, null],
    ["ok", [], null],
    ["ok", { id: 7 }, 7],
  ])("has accepted the message with any success (R72): %s, %j", async (mode, reply, id) => {
    server.mode = mode;
    server.reply = reply;
    const feedback = connect();
    expect([await feedback.send(message, key, context), await feedback.send(message, key, context)]).toEqual([id, id]);
    expect(server.asked).toHaveLength(1);
  });

  it.each(away)("is unavailable while it is %s", async (mode) => {
    server.mode = mode;
    await expect(connect().send(message, key, context)).rejects.toMatchObject({ code: "unavailable" });
  });
});
