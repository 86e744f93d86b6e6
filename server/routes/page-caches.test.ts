import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addressOf, render } from "../../src/entry.server";
import { createSite } from "../render/site";
import { embedded } from "../testing/databases";
import { freePort } from "../testing/free-port";
import { hasPageCache, startPageCache } from "../testing/page-cache";
import { startTestServer, type TestServer } from "../testing/test-server";

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A site whose pages these proxies keep. */
async function siteBehind(pageCaches: readonly string[], entry = "first"): Promise<TestServer> {
  const server = await startTestServer(embedded.open, {
    config: { pageCaches },
    site: createSite({
      assets: () => ({ entry, preloads: () => [], textFiles: () => ({}), development: "" }),
      load: async () => ({ addressOf, render }),
      keeps: true,
    }),
  });
  endings.push(() => server.stop());
  return server;
}

/** As if other content had been imported. */
const changeContent = ({ database }: TestServer, hash: string) =>
  database.db.execute(sql`update content_version set hash = ${hash}`);

const course = "/academy/courses/first-steps/";

/** What a proxy was sent: method and version. It answers with the status. */
async function fakeProxy(status = 200) {
  const purges: string[] = [];
  const proxy = createServer((incoming, reply) => {
    purges.push(`${incoming.method} ${incoming.url} ${incoming.headers["page-version"]}`);
    reply.writeHead(answer.status).end();
  });
  const answer = { status };
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  endings.push(() => proxy.close());
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, purges, answer };
}

describe("a proxy that keeps pages", () => {
  it("has pages with ratings and popular courses made again every hour, and shows them meanwhile (R64, R65)", async () => {
    const server = await siteBehind(["http://127.0.0.1:1"]);
    for (const page of ["/academy/", course]) {
      const { headers } = await server.app.inject(page);
      expect([page, headers["cdn-cache-control"]]).toEqual([page, "max-age=3600, stale-while-revalidate=82800"]);
    }
  });

  it("may keep a visitor's page of the content, of one version", async () => {
    const server = await siteBehind(["http://127.0.0.1:1"]);
    const { headers } = await server.app.inject("/academy/faq/");
    expect(headers).toMatchObject({
      "cdn-cache-control": "max-age=86400",
      "page-version": expect.stringMatching(/^[\w-]{22}$/),
      "cache-control": "no-cache",
      vary: "accept-encoding, cookie",
    });
    await changeContent(server, "other");
    await vi.waitFor(async () => {
      expect((await server.app.inject(course)).headers["page-version"]).not.toBe(headers["page-version"]);
    }, 10_000);
  });

  it("may keep neither a learner's page, nor one that does not exist or changes by itself", async () => {
    const server = await siteBehind(["http://127.0.0.1:1"]);
    const learner = { cookie: `academy_session=${"a".repeat(43)}` };
    const requests = [
      { url: course, headers: learner },
      { url: "/academy/courses/nothing/" },
      { url: "/academy/webinars/" },
    ];
    const statuses: number[] = [];
    for (const one of requests) {
      const { headers, statusCode } = await server.app.inject(one);
      statuses.push(statusCode);
      expect([one.url, headers["cdn-cache-control"], headers["page-version"]]).toEqual([one.url, undefined, undefined]);
    }
    expect(statuses).toEqual([200, 404, 200]);
  });

  it("is not thought of where none is configured", async () => {
    const server = await siteBehind([]);
    expect((await server.app.inject(course)).headers).not.toHaveProperty("cdn-cache-control");
  });

  it("is told the version of the pages at the start, and when the content changes", async () => {
    const proxy = await fakeProxy();
    const server = await siteBehind([proxy.url]);
    const version = async () => (await server.app.inject(course)).headers["page-version"];
    const first = await version();
    await vi.waitFor(() => expect(proxy.purges).toContain(`PURGE / ${first}`), 10_000);
    await changeContent(server, "other");
    await vi.waitFor(() => expect(new Set(proxy.purges).size).toBe(2), 10_000);
    expect(proxy.purges.at(-1)).toBe(`PURGE / ${await version()}`);
    // A page of the former content may have been on its way.
    await vi.waitFor(() => expect(proxy.purges.filter((one) => one === proxy.purges.at(-1))).toHaveLength(2), 10_000);
  });

  it("is told again until it takes it", async () => {
    const proxy = await fakeProxy(503);
    await siteBehind([proxy.url]);
    await vi.waitFor(() => expect(proxy.purges.length).toBeGreaterThan(2), 10_000);
    proxy.answer.status = 200;
    const refused = proxy.purges.length;
    // Once more, and the second time for pages that were on their way.
    await vi.waitFor(() => expect(proxy.purges.length).toBeGreaterThanOrEqual(refused + 2), 10_000);
    expect(new Set(proxy.purges).size).toBe(1);
  });
});

/** As browsers do: the host of the site, cookies, and compressed bytes as they come. */
const get = (origin: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
    request(new URL(path, origin), { headers: { host: "www.academy.localhost", ...headers } }, async (reply) => {
      let text = "";
      for await (const part of reply.setEncoding("latin1")) text += part;
      resolve(Object.assign(reply, { text }));
    })
      .once("error", reject)
      .end();
  });

describe.skipIf(!hasPageCache())("Varnish as it is deployed (skipped without varnish)", () => {
  /** A site behind Varnish, which counts the requests for pages that reach it. */
  async function behindVarnish() {
    const port = await freePort();
    const server = await siteBehind([`http://127.0.0.1:${port}`]);
    const reached: string[] = [];
    server.app.server.prependListener("request", ({ method, url: path }: IncomingMessage) => {
      if (path?.startsWith("/academy/")) reached.push(`${method} ${path}`);
    });
    const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
    const cache = await startPageCache(Number(new URL(address).port), port);
    endings.push(() => cache.stop());
    return { server, reached, origin: cache.origin };
  }

  it("serves a page that it has without asking a process, until the content changes", async () => {
    const { server, reached, origin } = await behindVarnish();
    const first = await get(origin, course);
    expect([first.statusCode, first.headers["cdn-cache-control"], first.headers["page-version"]]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    const others = ["", "?utm_source=x&gclid=1", "?utm_campaign=a&utm_source=b"].flatMap((query) =>
      [{}, { cookie: "ga=1; other=2" }].map((headers) => get(origin, `${course}${query}`, headers)),
    );
    for (const { text } of await Promise.all(others)) expect(text).toBe(first.text);
    expect(reached).toEqual([`GET ${course}`]);
    const { statusCode } = await get(origin, course, { "if-none-match": String(first.headers.etag) });
    expect([statusCode, reached.length]).toEqual([304, 1]);

    await changeContent(server, "other");
    await vi.waitFor(async () => {
      await get(origin, course);
      expect(reached).toEqual([`GET ${course}`, `GET ${course}`]);
    }, 10_000);
  });

  it("keeps a page for each language, color and compression, and none of a learner", async () => {
    const { reached, origin } = await behindVarnish();
    const kinds = [
      {},
      { cookie: "a=b; academy_color=dark" },
      { cookie: "academy_language=pl" },
      { "accept-encoding": "gzip, deflate, br" },
      { "accept-encoding": "gzip" },
    ];
    const replies = await Promise.all(kinds.map((headers) => get(origin, course, headers)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(kinds.length);
    expect(replies.map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      undefined,
      undefined,
      "br",
      "gzip",
    ]);
    for (const headers of kinds) await get(origin, course, headers);
    expect(reached).toHaveLength(kinds.length);
    const learner = { cookie: `ga=1; academy_session=${"a".repeat(43)}` };
    await get(origin, course, learner);
    await get(origin, course, learner);
    expect(reached).toHaveLength(kinds.length + 2);
  });

  it("goes on with the pages that it has while no process answers", async () => {
    const { server, origin } = await behindVarnish();
    const { text } = await get(origin, course);
    await server.app.close();
    const later = await get(origin, course);
    expect([later.statusCode, later.text]).toEqual([200, text]);
    expect((await get(origin, "/academy/courses/")).statusCode).toBe(503);
  });

  it("passes on the address of the caller, not that of the proxy in front of it", async () => {
    const { server, origin } = await behindVarnish();
    const seen: unknown[] = [];
    server.app.server.prependListener("request", ({ headers }: IncomingMessage) =>
      seen.push(headers["x-forwarded-for"]),
    );
    await get(origin, "/academy/public/api/v3/courses/en/", { "x-forwarded-for": "203.0.113.7" });
    expect(seen.filter(Boolean)).toEqual(["203.0.113.7"]);
  });
});
