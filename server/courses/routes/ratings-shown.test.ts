import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { courses } from "../../../contract/courses/courses";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { rateCourse } from "../queries/ratings";

describe.each(databases)("what learners think of a course on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
    const { db } = server.database;
    // The ratings are read with the first page: five of first-steps, four of cafe-trade.
    for (const [index, stars] of [5, 5, 4, 4, 5].entries()) {
      const { id } = await server.learner();
      await db.transaction(async (tx) => {
        await rateCourse(tx, id, 901, stars, server.clock.now());
        if (index > 0) await rateCourse(tx, id, 902, stars, server.clock.now());
      });
    }
  });
  afterAll(() => server.stop());
  const read = (slug: string, locale: "en" | "de" = "en") =>
    server.visitor.call(courses.bySlug, { params: { locale, slug } });

  it("is shown as average and number from five ratings on, in every language (R64)", async () => {
    for (const locale of ["en", "de"] as const)
      expect((await read("first-steps", locale)).body.rating).toEqual({ average: 4.6, count: 5 });
    expect((await read("cafe-trade")).body.rating).toBeNull();
    expect((await read("analitica-web")).body.rating).toBeNull();
  });

  it("is looked up once for all pages", async () => {
    const { headers } = await read("first-steps");
    expect(headers.etag).toBeTruthy();
    const { id } = await server.learner();
    await rateCourse(server.database.db, id, 901, 1, server.clock.now());
    expect((await read("first-steps")).body.rating?.count).toBe(5);
  });

  it("is kept with the page until it is looked up again, a minute later", async () => {
    const kept = async () => Number(/kept="yes"\} (\d+)/.exec(await server.app.academy.metrics.text())?.[1]);
    const { headers } = await read("first-steps");
    const before = await kept();
    expect((await read("first-steps")).headers.etag).toBe(headers.etag);
    expect(await kept()).toBe(before + 1);
    const { id } = await server.learner();
    await rateCourse(server.database.db, id, 901, 1, server.clock.now());
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + 61_000);
    const later = await read("first-steps");
    clock.mockRestore();
    expect(later.headers.etag).not.toBe(headers.etag);
    expect(later.body.rating?.count).toBeGreaterThan(5);
  });
});
