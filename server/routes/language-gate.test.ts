import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localeGateMachine } from "../../machines/account/locale-gate";
import { permissions, runChild } from "../../machines/testing";
import { addressOf, render } from "../../src/entry.server";
import { languagesAt } from "../../src/paths/sections";
import { redirectOf } from "../render/language-gate";
import { createSite } from "../render/site";
import { embedded } from "../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";

type Locale = "en" | "es" | "pt" | "de" | "it" | "fr" | "ja";

/**
 * Written by hand from the specification ("Languages per section", and section 2 for what is English only), not from
 * the code under test. + everyone reads the page. > nobody does, so the server redirects to English. ? some permission
 * gives it, so the browser decides.
 */
const table = `
                                                  en es pt de it fr ja
  /academy/                                       +  +  +  +  +  +  +
  /academy/courses/                               +  +  +  +  +  +  +
  /academy/courses/first-steps/                   +  +  +  +  +  +  +
  /academy/courses/first-steps/lessons/lesson-1/  +  +  +  +  +  +  +
  /academy/courses/advertising/                   +  +  +  +  +  +  +
  /academy/courses/career/                        +  +  +  +  +  +  +
  /academy/courses/content-marketing/             +  +  +  +  +  +  +
  /academy/courses/digital-marketing/             +  +  +  +  +  +  +
  /academy/courses/marketing-analytics/           +  +  +  +  +  +  +
  /academy/courses/semrush-tools/                 +  +  +  +  +  +  +
  /academy/courses/social-media/                  +  +  +  +  +  +  +
  /academy/courses/seo/                           +  +  >  >  >  >  >
  /academy/courses/ai/                            +  >  >  >  >  >  >
  /academy/lessons/                               +  >  >  >  >  >  >
  /academy/standalone-courses/stand-alone/        +  >  >  >  >  >  >
  /academy/onboarding/seo/                        +  >  >  >  >  >  >
  /academy/series/                                +  ?  ?  ?  ?  ?  ?
  /academy/series/first-series/                   +  ?  ?  ?  ?  ?  ?
  /academy/series/first-series/one/               +  ?  ?  ?  ?  ?  ?
  /academy/webinars/                              +  +  +  +  +  +  >
  /academy/webinars/next-webinar/                 +  +  +  +  +  +  >
  /academy/semrush-for-education/                 +  +  +  +  +  +  >
  /academy/certification/                         +  +  +  +  +  +  +
  /academy/certification/first-exam/              +  +  +  +  +  +  +
  /academy/certification/first-exam/modules/90191/  +  +  +  +  +  +  +
  /academy/certification/my-certificates/         +  +  +  +  +  +  +
  /academy/agency-partners-exams/                 +  +  +  +  +  +  +
  /academy/templates/                             +  +  +  +  +  +  +
  /academy/templates/first-template/              +  +  +  +  +  +  +
  /academy/digital-marketing-glossary/            +  +  +  +  +  +  +
  /academy/digital-marketing-glossary/anchor-text/  +  +  +  +  +  +  +
  /academy/faq/                                   +  +  +  +  +  +  +
  /academy/terms/                                 +  +  +  +  +  +  +
  /academy/search/                                +  +  +  +  +  +  +
  /academy/my-learning/                           +  +  +  +  +  +  +
  /academy/profile/                               +  +  +  +  +  +  +
  /academy/sign-in/                               +  +  +  +  +  +  +
`;
/** Pages that no search engine lists in any language: personal ones, the search, and series, which are for students. */
const unlisted = [
  "/academy/certification/my-certificates/",
  "/academy/search/",
  "/academy/my-learning/",
  "/academy/profile/",
  "/academy/sign-in/",
  "/academy/series/",
  "/academy/series/first-series/",
  "/academy/series/first-series/one/",
];

/** Its section names an address as the target (R26), so that the query is left behind; the others keep it. */
const fixedTarget = "/academy/onboarding/seo/";

/** Hosts, their language, and the host of the English page, also by hand (R32). */
const hosts: [host: string, locale: Locale, english: string][] = [
  ["www.academy.test", "en", "www.academy.test"],
  ["es.academy.test", "es", "www.academy.test"],
  ["pt.academy.test", "pt", "www.academy.test"],
  ["de.academy.test", "de", "www.academy.test"],
  ["it.academy.test", "it", "www.academy.test"],
  ["fr.academy.test", "fr", "www.academy.test"],
  ["ja.academy.test", "ja", "www.academy.test"],
  ["ja.localhost:4100", "ja", "localhost:4100"],
  ["DE.Academy.test", "de", "www.academy.test"],
  ["academy.test", "en", ""],
  ["nl.academy.test", "en", ""],
  ["feature-12.es.academy.test", "en", ""],
  ["preprod.academy.test", "en", ""],
  ["localhost:4100", "en", ""],
  ["127.0.0.1:4100", "en", ""],
  ["es", "en", ""],
];

const [columns = "", ...lines] = table.trim().split("\n");
const locales = columns.trim().split(/\s+/) as Locale[];
const rows = lines.map((line) => {
  const [path = "", ...marks] = line.trim().split(/\s+/);
  return { path, marks: Object.fromEntries(locales.map((locale, index) => [locale, marks[index]])) };
});

const site = createSite({
  assets: () => ({ entry: "", preloads: () => [], textFiles: () => ({}), development: "" }),
  load: async () => ({ addressOf, render }),
  keeps: true,
});

describe("a page in the language of its host (R69)", () => {
  let server: TestServer;
  let users: Caller[];
  beforeAll(async () => {
    server = await startTestServer(embedded.open, { site });
    users = [
      server.visitor,
      await server.learner(),
      await server.learner({ permissions: { "academy.courses.edit": true } }),
      await server.learner({ permissions: { "academy.admin": true } }),
    ];
  });
  afterAll(() => server.stop());

  const get = (host: string, url: string, token: string | null = null) =>
    server.app.inject({ url, headers: { host, ...(token && { cookie: `academy_session=${token}` }) } });

  it("has a row for every section and a mark for every language", () => {
    expect(rows.flatMap(({ marks }) => Object.values(marks)).every((mark) => /^[+>?]$/.test(mark ?? ""))).toBe(true);
    expect([locales.length, rows.length]).toEqual([7, 37]);
  });

  it.each(hosts)("%s: without scripts, for every account", async (host, locale, english) => {
    const answers: Record<string, unknown> = {};
    const expected: typeof answers = {};
    for (const { path, marks } of rows)
      for (const [index, { token }] of users.entries()) {
        const { statusCode, headers, body } = await get(host, `${path}?search=a`, token);
        const isKept = body.includes('<meta name="robots" content="noindex">');
        const key = `${path} ${index}`;
        answers[key] = statusCode === 307 ? headers.location : `${statusCode}${isKept ? " noindex" : ""}`;
        expected[key] =
          marks[locale] === ">"
            ? `http://${english}${path}${path === fixedTarget ? "" : "?search=a"}`
            : marks[locale] === "?" || unlisted.includes(path)
              ? "200 noindex"
              : "200";
      }
    expect(answers).toEqual(expected);
  });

  it.each(hosts)("%s: the browser's gate, by what the account may do", (host, locale, english) => {
    const editor = { ...permissions, "academy.courses.edit": true };
    const student = { ...permissions, "academy.student": true };
    const accounts = {
      visitor: null,
      learner: permissions,
      student,
      editor,
      admin: { ...permissions, "academy.admin": true },
    };
    for (const { path, marks } of rows)
      for (const [who, held] of Object.entries(accounts)) {
        const { actor, heard } = runChild(localeGateMachine);
        const url = `http://${host.toLowerCase()}${path}`;
        actor.send({ type: "page.opened", url, locale, section: languagesAt(url) });
        actor.send({ type: "profile.settled", profile: held && { permissions: held }, specialRights: false });
        const mayStay = marks[locale] === "+" || (marks[locale] === "?" && (who === "editor" || who === "admin"));
        expect([path, who, heard]).toEqual([
          path,
          who,
          mayStay ? [] : [{ type: "site.leave", url: `http://${english}${path}` }],
        ]);
      }
  });

  it("is in the sitemap if and only if everyone may read it there and search engines may list it", async () => {
    for (const locale of locales) {
      const { body } = await get("www.academy.test", `/academy/sitemaps/${locale}.xml`);
      const host = locale === "en" ? "www" : locale;
      const listed = rows.map(({ path }) => [path, body.includes(`<loc>http://${host}.academy.test${path}</loc>`)]);
      expect([locale, listed]).toEqual([
        locale,
        rows.map(({ path, marks }) => [
          path,
          // A lesson belongs to its course, and has its text only for those who are enrolled.
          marks[locale] === "+" && !unlisted.includes(path) && !path.includes("lessons/lesson-"),
        ]),
      ]);
    }
  });

  it("is looked for under its own path first: a course that is addressed as a single lesson stays in its language", async () => {
    const { statusCode, headers } = await get("de.academy.test", "/academy/standalone-courses/first-steps/?a=b");
    expect([statusCode, headers.location]).toEqual([308, "/academy/courses/first-steps/?a=b"]);
  });

  it("leads to English for a path that no page has, and for an old address, in as few steps as the browser would", async () => {
    const unknown = await get("ja.academy.test", "/academy/webinars/no-such-webinar/");
    expect([unknown.statusCode, unknown.headers.location]).toEqual([
      307,
      "http://www.academy.test/academy/webinars/no-such-webinar/",
    ]);
    const old = await get("fr.academy.test", "/academy/lessons/stand-alone/?a=b");
    expect([old.statusCode, old.headers.location]).toEqual([308, "/academy/standalone-courses/stand-alone/?a=b"]);
  });

  it("is redirected within the site's public origin, whatever the proxy's scheme is", async () => {
    const behind = await startTestServer(embedded.open, {
      site,
      config: { origin: "https://www.academy.test" },
    });
    try {
      const { headers } = await behind.app.inject({
        url: "/academy/courses/seo/",
        headers: { host: "ja.academy.test" },
      });
      expect(headers.location).toBe("https://www.academy.test/academy/courses/seo/");
    } finally {
      await behind.stop();
    }
  });
});

describe("the server's redirect", () => {
  const address = "https://de.academy.test/academy/webinars/";
  const english = "https://www.academy.test/academy/webinars/";
  const section = {
    allowed: { en: true },
    byPermission: [],
    specialRights: {},
    redirect: { url: english, locale: "en" },
  };

  it("is for languages that no layer could allow, alone or together with special rights", () => {
    const layer = (allowed: Record<string, boolean>) => [{ permission: "academy.student" as const, allowed }];
    expect(redirectOf(address, "de", section)).toBe(english);
    expect(redirectOf(address, "en", section)).toBeNull();
    expect(redirectOf(address, "de", { ...section, byPermission: layer({ de: true }) })).toBeNull();
    expect(redirectOf(address, "de", { ...section, byPermission: layer({ es: true }) })).toBe(english);
    expect(redirectOf(address, "de", { ...section, specialRights: { de: true } })).toBeNull();
    expect(redirectOf(address, "de", { ...section, byPermission: layer({ en: false }) })).toBe(english);
  });

  it("is only to another address that somebody may read; without one, the browser says not found", () => {
    expect(redirectOf(address, "de", { ...section, redirect: null })).toBeNull();
    expect(redirectOf(english, "de", section)).toBeNull();
    expect(redirectOf(address, "de", { ...section, allowed: { en: false } })).toBeNull();
    const forEditors = [{ permission: "academy.admin" as const, allowed: { en: true } }];
    expect(redirectOf(address, "de", { ...section, allowed: { en: false }, byPermission: forEditors })).toBe(english);
  });
});
