import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webinars } from "../../../contract/library/webinars";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("webinars on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  const slugs = async (query: Record<string, string> = {}) => {
    const { body } = await server.visitor.call(webinars.list, { params: { locale: "en" }, query });
    return [body.total, ...body.data.map(({ slug }) => slug)];
  };

  it("lists upcoming webinars first, then past ones", async () => {
    expect(await slugs()).toEqual([2, "next-webinar", "past-webinar"]);
    expect(await slugs({ time: "upcoming" })).toEqual([1, "next-webinar"]);
    expect(await slugs({ time: "past" })).toEqual([1, "past-webinar"]);
    expect(await slugs({ categories: "basics,cafe" })).toEqual([2, "next-webinar", "past-webinar"]);
    expect(await slugs({ categories: "analytics" })).toEqual([1, "next-webinar"]);
    expect(await slugs({ limit: "1", page: "2" })).toEqual([2, "past-webinar"]);
  });

  it("counts a webinar as past when it ends, not when it starts", async () => {
    const now = server.clock.now();
    server.clock.set("2026-04-01T15:59:59Z");
    expect(await slugs({ time: "upcoming" })).toEqual([1, "next-webinar"]);
    server.clock.set("2026-04-01T16:00:00Z");
    expect(await slugs({ time: "past" })).toEqual([2, "next-webinar", "past-webinar"]);
    server.clock.set(now.toISOString());
  });

  it("distinguishes when it was announced from when it starts (R35)", async () => {
    const { body } = await server.visitor.call(webinars.bySlug, { params: { locale: "en", slug: "past-webinar" } });
    expect(body).toMatchObject({
      cardType: "webinar",
      url: "/academy/webinars/past-webinar/",
      startDatetime: "2026-01-10T10:00:00.000Z",
      startsAt: "2026-02-01T15:00:00.000Z",
      duration: 2700,
      isRecorded: true,
      video: { url: "/academy/media/clip.mp4" },
      speakersInFull: [{ id: "ann-author" }],
    });
    const next = await server.visitor.call(webinars.bySlug, { params: { locale: "en", slug: "next-webinar" } });
    expect(next.body).toMatchObject({ isRecorded: false, video: null });
    expect(
      (await server.visitor.call(webinars.bySlug, { params: { locale: "en", slug: "draft-webinar" } })).status,
    ).toBe(404);
  });

  it("shows a draft to editors, without caching", async () => {
    const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    const seen = await editor.call(webinars.bySlug, { params: { locale: "en", slug: "draft-webinar" } });
    expect([seen.body.status, seen.headers["cache-control"], seen.headers.etag]).toEqual([
      "draft",
      "no-store",
      undefined,
    ]);
    const headers = { cookie: `academy_session=${editor.token}` };
    const calendar = await server.app.inject({ url: "/academy/webinars/draft-webinar/calendar.ics", headers });
    expect([calendar.statusCode, calendar.headers["cache-control"]]).toEqual([200, "no-store"]);
  });

  it("lists the topics of the webinars", async () => {
    const { body } = await server.visitor.call(webinars.categories, {});
    expect(body.data.map(({ id }) => id).sort()).toEqual(["analytics", "basics", "cafe"]);
    expect(body.total).toBe(3);
  });
});
