import { describe, expect, it } from "vitest";
import { safeParse } from "zod/mini";
import type { SearchHit } from "../../contract/catalogue/search";
import { search as searchContract } from "../../contract/catalogue/search";
import { context, documented, down, log, peersWith, server, startServerForEach } from "./integrations.testing";

startServerForEach();

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
