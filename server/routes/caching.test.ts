import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../../contract/api";
import { courses } from "../../contract/courses/courses";
import { importContent } from "../content/import";
import { databases } from "../testing/databases";
import { requests } from "../testing/requests";
import { fixtureContent, startTestServer, type TestServer } from "../testing/test-server";

/** Public reads that differ between callers, or change without an import of content. */
const notContent = [
  "session.profile",
  "session.loginState",
  "certificates.byHash",
  "site.eventType",
  "flowComments.list",
  "flowComments.open",
];

const reads = api.filter(({ method }) => method === "GET");
const isContent = ({ id, access }: (typeof reads)[number]) => access === "public" && !notContent.includes(id);

describe.each(databases)("what may be cached on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const call = async (endpoint: (typeof reads)[number], headers: Record<string, string> = {}) => {
    const who = endpoint.access === "public" ? server.visitor : await server.learner();
    const request = await requests[endpoint.id]?.(server, who);
    return who.call(endpoint, { ...request }, { headers });
  };

  it.each(reads.filter(isContent).map((endpoint) => [endpoint.id, endpoint] as const))(
    "%s: content, by everyone, until it changes",
    async (_, endpoint) => {
      const { status, headers } = await call(endpoint);
      expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=0, must-revalidate"]);
      expect((await call(endpoint, { "if-none-match": String(headers.etag) })).status).toBe(304);
      // What is kept in memory is what was made, also for someone who is signed in.
      const [first, again] = [await call(endpoint), await call(endpoint)];
      expect(again.body).toEqual(first.body);
      const signedIn = await server.learner({ permissions: { "academy.admin": true } });
      const request = await requests[endpoint.id]?.(server, server.visitor);
      expect((await signedIn.call(endpoint, { ...request })).body).toEqual(first.body);
    },
  );

  it("drafts: by nobody, and only editors see them, in whatever order they are requested", async () => {
    const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    const learner = await server.learner();
    const params = { locale: "en", slug: "not-yet" } as const;
    for (const _ of [1, 2])
      for (const who of [editor, learner, server.visitor]) {
        const { status, headers } = await who.call(courses.bySlug, { params });
        expect([status, headers["cache-control"]]).toEqual([who === editor ? 200 : 404, "no-store"]);
      }
  });

  it("new content is seen within a second, in all that was requested before", async () => {
    const dir = join(mkdtempSync(join(tmpdir(), "academy-caching-")), "content");
    cpSync(fixtureContent, dir, { recursive: true });
    const path = join(dir, "courses/first-steps/en/course.yaml");
    const title = async () =>
      (await server.visitor.call(courses.bySlug, { params: { locale: "en", slug: "first-steps" } })).body.title;
    const found = async () => {
      const query = { search: "renamed" };
      return (await server.visitor.call(courses.list, { params: { locale: "en" }, query })).body.total;
    };
    const before = await title();
    expect(await found()).toBe(0);
    writeFileSync(path, readFileSync(path, "utf8").replace(before, "Renamed steps"));
    await importContent(server.database.db, dir, server.clock.now());
    await expect.poll(title, { timeout: 10_000 }).toBe("Renamed steps");
    await expect.poll(found, { timeout: 10_000 }).toBe(1);
    rmSync(dirname(dir), { recursive: true });
  });

  it.each(reads.filter((endpoint) => !isContent(endpoint)).map((endpoint) => [endpoint.id, endpoint] as const))(
    "%s: by nobody",
    async (_, endpoint) => {
      const { headers } = await call(endpoint);
      expect([headers["cache-control"], headers.etag]).toEqual(["no-store", undefined]);
    },
  );
});
