import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, render } from "../../src/entry.server";
import { createSite } from "../render/site";
import { embedded } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";

const site = createSite({
  assets: () => ({ entry: "", preloads: () => [], textFiles: () => ({}), development: "" }),
  load: async () => ({ addressOf, render }),
  keeps: true,
});

/** The contents of all elements with this tag name, including nested markup. */
const contentsOf = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(([, content = ""]) => content);

/** Fails for markup that is not well-formed: elements must be closed in order, and special characters escaped. */
function checkWellFormed(xml: string): void {
  const open: string[] = [];
  const rest = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "");
  expect(rest).not.toBe(xml);
  for (const [, end, name = "", , empty, text = ""] of rest.matchAll(
    /<(\/?)([\w:]+)((?:\s[\w:]+="[^"<>]*")*)\s*(\/?)>([^<]*)/g,
  )) {
    if (end) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
    expect(text).not.toMatch(/[<>]|&(?!#\d+;)/);
  }
  expect(open).toEqual([]);
  expect(rest.replace(/<\/?[\w:]+(?:\s[\w:]+="[^"<>]*")*\s*\/?>/g, "")).not.toMatch(/[<>]/);
}

describe("sitemaps and robots.txt", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(embedded.open, { site });
  });
  afterAll(() => server.stop());

  const get = (address: string) => {
    const { pathname, host } = new URL(address);
    return server.app.inject({ url: pathname, headers: { host } });
  };
  const partsOf = async (origin: string) => {
    const index = await get(`${origin}/academy/sitemap.xml`);
    checkWellFormed(index.body);
    const addresses = contentsOf(index.body, "loc");
    const parts = await Promise.all(addresses.map(get));
    for (const part of parts) {
      expect([part.statusCode, part.headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
      checkWellFormed(part.body);
    }
    return { addresses, parts: parts.map(({ body }) => body) };
  };

  it("are announced by every host's robots.txt, with the paths to skip", async () => {
    for (const host of ["www.academy.test", "es.academy.test"]) {
      const { statusCode, headers, body } = await get(`http://${host}/robots.txt`);
      expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
      expect(body).toContain("\nSitemap: http://www.academy.test/academy/sitemap.xml\n");
      for (const path of ["/academy/private/", "/academy/sign-in/", "/academy/profile/"])
        expect(body).toContain(`\nDisallow: ${path}\n`);
      expect(body).toContain("\nAllow: /academy/\n");
    }
  });

  it("have a part for each language, served by the English host", async () => {
    const { addresses } = await partsOf("http://es.academy.test");
    const languages = ["en", "es", "pt", "de", "it", "fr", "ja"];
    expect(addresses).toEqual(languages.map((one) => `http://www.academy.test/academy/sitemaps/${one}.xml`));
    expect((await get("http://www.academy.test/academy/sitemaps/nl.xml")).statusCode).toBe(404);
    expect((await partsOf("http://127.0.0.1:3000")).addresses).toEqual([
      "http://127.0.0.1:3000/academy/sitemaps/en.xml",
    ]);
  });

  it("list every page once in each of its languages, with its other languages and the day of its last change", async () => {
    const { parts } = await partsOf("http://www.academy.test");
    const all = parts.flatMap((part) => contentsOf(part, "loc"));
    expect(new Set(all).size).toBe(all.length);
    for (const path of [
      "",
      "courses/",
      "courses/first-steps/",
      "certification/first-exam/",
      "certification/first-exam/modules/90191/",
      "faq/",
      "terms/",
    ])
      for (const host of ["www", "es", "ja"]) expect(all).toContain(`http://${host}.academy.test/academy/${path}`);
    // English only, not in Japanese.
    expect(all.filter((one) => one.endsWith("/standalone-courses/stand-alone/"))).toHaveLength(1);
    expect(all.filter((one) => one.endsWith("/academy/webinars/"))).toHaveLength(6);
    expect(all.join("\n")).not.toMatch(/draft|series|my-certificates|sign-in/);
    const [, course = ""] =
      /(<url><loc>http:\/\/es\.academy\.test\/academy\/courses\/first-steps\/<.*?<\/url>)/.exec(parts.join("")) ?? [];
    const languages = ["en", "es", "pt", "de", "it", "fr", "ja"].map((one) => [one, one === "en" ? "www" : one]);
    for (const [language, host] of [...languages, ["x-default", "www"]])
      expect(course).toContain(
        `<xhtml:link rel="alternate" hreflang="${language}" href="http://${host}.academy.test/academy/courses/first-steps/"/>`,
      );
    expect(parts[0]).toMatch(/\/academy\/webinars\/[\w-]+\/<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });

  it("list only pages that exist", { timeout: 120_000 }, async () => {
    const { parts } = await partsOf("http://www.academy.test");
    const [english = [], ...others] = parts.map((part) => contentsOf(part, "loc"));
    // Languages differ in their texts, not in their pages: a few of each are enough.
    const few = others.flatMap((one) => [one[0], one[Math.floor(one.length / 2)], one.at(-1)]);
    const wrong: string[] = [];
    for (const address of [...english, ...few]) {
      const { statusCode, body } = await get(address ?? "");
      const [, canonical] = /<link rel="canonical" href="([^"]*)">/.exec(body) ?? [];
      if (statusCode !== 200 || canonical !== address) wrong.push(`${statusCode} ${address} ${canonical}`);
    }
    expect(wrong).toEqual([]);
  });

  it("are the same until the content changes", async () => {
    const address = "http://www.academy.test/academy/sitemaps/en.xml";
    const { headers } = await get(address);
    const { pathname, host } = new URL(address);
    const again = await server.app.inject({
      url: pathname,
      headers: { host, "if-none-match": String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});
