import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, render } from "../../src/entry.server";
import { sections } from "../../src/paths/sections";
import { createSite } from "../render/site";
import { embedded } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";

/** A cookie as browsers with a session send it. */
const session = `academy_session=${"x".repeat(43)}`;

describe("pages", () => {
  let server: TestServer;
  const rendered: string[] = [];
  beforeAll(async () => {
    server = await startTestServer(embedded.open, {
      site: createSite({
        assets: () => ({ entry: "", preloads: () => [], textFiles: () => ({}), development: "" }),
        load: async () => ({
          addressOf,
          render: (request, services) => {
            rendered.push(request.url);
            return render(request, services);
          },
        }),
        keeps: true,
      }),
    });
  });
  afterAll(() => server.stop());
  /** Requests these addresses and returns the ones that pages were rendered for. */
  const madeFor = async (urls: readonly string[]) => {
    const before = rendered.length;
    for (const url of urls) expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 200]);
    return rendered.slice(before);
  };

  it("start the site without a network for any account: that one is nobody's in particular", async () => {
    const stateOf = async (url: string) => {
      const [, state = "{}"] =
        /type="application\/json">(.*?)<\/script>/s.exec((await server.app.inject(url)).body) ?? [];
      return JSON.parse(state);
    };
    expect((await stateOf("/academy/terms/")).isVisitor).toBe(true);
    const offline = await stateOf("/academy/offline/");
    expect([offline.isVisitor, offline.screen.key]).toEqual([undefined, "offline"]);
  });

  it("are rendered once regardless of parameters that their route does not declare", async () => {
    const course = "/academy/courses/first-steps/";
    const unknown = Array.from({ length: 20 }, (_, index) => `${course}?x=${index}&search=${index}&step=${index}`);
    expect(await madeFor([course, ...unknown, `${course}?__proto__=1&constructor=2`])).toEqual([course]);
  });

  it("are rendered once for each parameter value, however it is written", async () => {
    const list = "/academy/courses/";
    expect(
      await madeFor([
        `${list}?search=a%20b`,
        `${list}?utm_source=x&search=a+b`,
        `${list}?search=%61%20b&duration=hours`,
        `${list}?duration=short`,
        `${list}?page=7`,
      ]),
    ).toEqual([`${list}?search=a+b`, `${list}?duration=short`, list]);
  });

  it("are sent only in a form that the browser accepts", async () => {
    const formFor = async (accepted: string) => {
      const { headers } = await server.app.inject({ url: "/academy/terms/", headers: { "accept-encoding": accepted } });
      return headers["content-encoding"];
    };
    expect(await Promise.all(["gzip, br", "gzip, br;q=0", "br;q=0, gzip;q=0.0", ""].map(formFor))).toEqual([
      "br",
      "gzip",
      undefined,
      undefined,
    ]);
  });

  it("are sent once, also if a proxy has marked their tag as weak", async () => {
    const get = (headers: Record<string, string>) => server.app.inject({ url: "/academy/terms/", headers });
    const etag = String((await get({})).headers.etag);
    // One tag for all forms: their bytes differ.
    expect(etag).toMatch(/^W\/"/);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, "*"])
      expect([known, (await get({ "if-none-match": known })).statusCode]).toEqual([known, 304]);
    expect((await get({ "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("of a lesson that does not exist are the not-found page, with and without a session", async () => {
    for (const cookie of ["", session]) {
      for (const path of ["first-steps/lessons/lesson-99/", "nothing/lessons/lesson-1/", "not-yet/lessons/lesson-1/"]) {
        const { statusCode, body } = await server.app.inject({ url: `/academy/courses/${path}`, headers: { cookie } });
        expect([path, statusCode, body.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]]).toEqual([path, 404, "Page not found"]);
      }
    }
    const found = await server.app.inject("/academy/courses/first-steps/lessons/lesson-1/");
    expect([found.statusCode, found.body.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]]).toEqual([200, "Watch and read"]);
  });

  it("of every section show what they contain: nothing is left to load while the browser makes them interactive", async () => {
    for (const { path } of Object.values(sections)) {
      if (path === null) continue;
      const { body } = await server.app.inject({ url: `/academy/${path}/`, headers: { cookie: session } });
      const [, state = "{}"] = /type="application\/json">(.*?)<\/script>/s.exec(body) ?? [];
      const children = Object.entries<{ src?: string }>(JSON.parse(state).screen?.snapshot?.children ?? {});
      const loading = children.flatMap(([id, { src }]) => (/^load/.test(src ?? "") ? [id] : []));
      expect([path, loading]).toEqual([path, []]);
    }
  });

  it("of learners request what their first calls read, and those of visitors nothing", async () => {
    const course = "/academy/private/api/v2/courses/en/first-steps";
    const lesson = [`${course}/structure/`, `${course}/lessons/1/index/`];
    const step = `${course}/steps/901010`;
    const requestedBy = async (path: string, cookie = session) => {
      const { body } = await server.app.inject({ url: `/academy/${path}`, headers: { cookie } });
      const [, profile = '""'] = /const profile = (".*?"),/.exec(body) ?? [];
      const [, calls = "[]"] = /\[profile, first\], \.\.\.(\[.*?\])\.map/.exec(body) ?? [];
      return [JSON.parse(profile), ...JSON.parse(calls)];
    };
    const at = "courses/first-steps/lessons/lesson-1/";
    const own = ["/academy/api/auth/"];
    expect(await requestedBy("terms/")).toEqual(own);
    expect(await requestedBy("courses/first-steps/")).toEqual([...own, `${course}/progress/`]);
    expect(await requestedBy(at)).toEqual([...own, ...lesson]);
    expect(await requestedBy(`${at}?step=1`)).toEqual([...own, ...lesson, `${step}1/`]);
    expect(await requestedBy(`${at}?step=2`)).toEqual([...own, ...lesson, `${step}2/`]);
    expect(await requestedBy(`${at}?step=99`)).toEqual([...own, ...lesson]);
    expect(await requestedBy("courses/nothing/lessons/lesson-1/?step=1")).toEqual(own);
    for (const path of ["", "courses/first-steps/", `${at}?step=1`]) expect(await requestedBy(path, "")).toEqual([""]);
  });

  it("declare their language, which says for Chinese in which characters it is written", async () => {
    const declared = async (language: string) => {
      const { body } = await server.app.inject({
        url: "/academy/faq/",
        headers: { cookie: `academy_language=${language}` },
      });
      return /<html lang="([^"]*)"/.exec(body)?.[1];
    };
    expect([await declared("zh"), await declared("ko"), await declared("en")]).toEqual(["zh-Hans", "ko", "en"]);
  });

  it("are rendered once for simultaneous requests", async () => {
    const before = rendered.length;
    await Promise.all(Array.from({ length: 5 }, () => server.app.inject("/academy/certification/")));
    expect(rendered.length - before).toBe(1);
  });

  it("never fail with a server error, whatever the address", { timeout: 90_000 }, async () => {
    const long = "x".repeat(5000);
    const queries = ["search=%00", "search=%ED%A0%80", `search=${long}`, `categories=${long}`, "letter=%00", "app=%00"];
    const lists = ["search", "courses", "webinars", "templates", "digital-marketing-glossary", "lessons"];
    for (const list of lists)
      for (const query of queries) {
        const url = `/academy/${list}/?${query}`;
        expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 200]);
      }
    for (const part of ["%00", long, "__proto__", "%F0%9F%98%80"])
      for (const kind of ["courses", "certification", "webinars", "templates", "certificates", "schedule"]) {
        const url = `/academy/${kind}/${part}/`;
        expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 404]);
      }
    expect((await server.app.inject(`/academy/series/%00/${long}/`)).statusCode).toBeLessThan(500);
  });

  it("redirect to an ASCII address on this site", async () => {
    for (const back of [
      "/academy/search/?search=%E6%A4%9C",
      "/academy/%0ax/",
      "/academy/%7F/",
      "//evil.example",
      "🙂",
    ]) {
      const url = `/academy/language/de/?returnTo=${encodeURIComponent(back)}`;
      for (const given of [url, `/academy/language/de/?returnTo=${back.startsWith("/academy") ? back : "x"}`]) {
        const { statusCode, headers } = await server.app.inject(given);
        expect([given, statusCode]).toEqual([given, 303]);
        expect(headers.location).toMatch(/^\/academy\/[\x21-\x7e]*$/);
      }
    }
  });
});
