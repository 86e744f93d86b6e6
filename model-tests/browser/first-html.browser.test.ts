import { describe, expect, it } from "vitest";
import { texts as spanish } from "../../src/i18n/locales/es/common";
import { visitor } from "../harness/chromium";
import { browser, shared as server, shareSite } from "../harness/visit";

shareSite();

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers, redirect: "manual" });

describe("the first HTML", () => {
  it.each([
    ["/academy/", "Learn marketing that holds up"],
    ["/academy/courses/", "SEO basics"],
    ["/academy/courses/?search=analytics", "Marketing analytics: from question to decision"],
    ["/academy/courses/seo-basics/", "Mara Lindqvist"],
    ["/academy/certification/seo-basics/", "You have 1 h"],
    ["/academy/sign-in/", "Forgot your password?"],
    ["/academy/register/", "Already have an account?"],
    ["/academy/forgot-password/", "Send link"],
    ["/academy/confirm-email/", "The password you chose"],
    ["/academy/new-password/", "At least 12 characters."],
    ["/academy/change-email/", "New email address"],
    ["/academy/confirm-new-email/", "Enter the password of your account."],
  ])("of %s contains its text", async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
  });

  it.each([
    "/academy/nothing/",
    "/academy/courses/nothing/",
    "/academy/courses/seo-basics/lessons/second/",
    "/academy/courses/seo-basics/lessons/lesson-99/",
    "/academy/courses/nothing/lessons/lesson-1/",
    "/academy/certificates/unknown-unknown-unknown/",
  ])("of %s is a 404 with a way on", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toMatch(/not found|Unknown certificate/i);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]).toMatch(/^(Page not found|Unknown certificate)$/);
  });

  it.each(["/academy/courses/", "/academy/courses/seo-basics/lessons/lesson-1/"])(
    "of %s requests all scripts at once, behind what the first paint needs",
    async (path) => {
      const html = await (await get(path)).text();
      const [head = ""] = html.split("</head>");
      const [entry, ...others] = head.match(/<script type="module"[^>]*>|<link rel="modulepreload"[^>]*>/g) ?? [];
      expect(entry).toMatch(/^<script type="module" src="\/academy\/assets\/entry[^"]*" fetchpriority="low">$/);
      expect(others.length).toBeGreaterThan(0);
      for (const other of others) expect(other).toMatch(/^<link [^>]*fetchpriority="low">$/);
      expect(html).not.toMatch(/rel="preload"[^>]*as="font"|\.woff2" crossorigin/);
    },
  );

  it("describes the page for search engines, with structured data that parses", async () => {
    const html = await (await get("/academy/courses/seo-basics/")).text();
    expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/academy\/courses\/seo-basics\/">/);
    expect(html).toMatch(/<meta name="description" content="[^"]{30,}">/);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = ""]) =>
      JSON.parse(json),
    );
    expect(blocks.map((block) => block["@type"]).sort()).toEqual(["BreadcrumbList", "Course", "VideoObject"]);
    const list = await (await get("/academy/courses/")).text();
    const [, json = ""] = /<script type="application\/ld\+json">([^<]*"ItemList"[^<]*)<\/script>/.exec(list) ?? [];
    expect(JSON.parse(json).itemListElement.map(({ position }: { position: number }) => position)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  it.each([
    ["courses/", 6],
    ["lessons/", 6],
    ["webinars/", 12],
    ["templates/", 12],
    ["search/?search=seo", 10],
  ])("of %s lists %i at a time (section 9, R13)", async (path, limit) => {
    const html = await (await get(`/academy/${path}`)).text();
    const [, dehydrated = ""] = /<script id="academy-state"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(dehydrated).screen.snapshot.context.limit).toBe(limit);
  });

  it("has top cards on the landing page, each with a link to its course or webinar (section 2)", async () => {
    const cards: { cardType: string; url: string }[] = (
      await (await get("/academy/public/api/v2/courses/en/top-cards/")).json()
    ).data;
    // The page shows the first six.
    const shown = cards.slice(0, 6);
    expect([...new Set(shown.map(({ cardType }) => cardType))]).toEqual(["course", "webinar"]);
    const html = await (await get("/academy/")).text();
    const slugOf = (url: string) => url.split("/").filter(Boolean).at(-1);
    const folders: Record<string, string> = { course: "courses", webinar: "webinars" };
    for (const { cardType, url } of shown)
      expect(html).toContain(`href="/academy/${folders[cardType]}/${slugOf(url)}/"`);
  });

  it("has a logo that leads to the academy, and the way to the main site (section 2)", async () => {
    const html = await (await get("/academy/terms/")).text();
    expect(html).toMatch(/<header[^>]*>.{0,200}<a [^>]*href="\/academy\/">.{0,900}Academy/);
    expect(html).toMatch(/<a href="\/" aria-label="Go to main site">/);
  });

  it("introduces the first instructor of a course (section 3)", async () => {
    const { instructors } = await (await get("/academy/public/api/v3/courses/en/seo-basics/")).json();
    const [{ name, bio }] = instructors;
    expect(bio.length).toBeGreaterThan(20);
    const page = await (await get("/academy/courses/seo-basics/")).text();
    for (const words of [name, bio]) expect(page).toContain(words.replaceAll("'", "&#x27;"));
  });

  it("has pictures of courses as files too", async () => {
    const { data } = await (await get("/academy/public/api/v3/courses/en/")).json();
    const picture = await get(data[0].listImage);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(await picture.text()).toMatch(/^<svg xmlns/);
    expect((await get("/academy/artwork/nothing-ffffff.svg")).status).toBe(404);
  });

  it("is the same for every visitor and is compressed", async () => {
    const one = await get("/academy/courses/", { "accept-encoding": "br" });
    const other = await get("/academy/courses/", { "accept-encoding": "br", cookie: "academy_session=someone" });
    expect(one.headers.get("content-encoding")).toBe("br");
    expect(await one.text()).toBe(await other.text());
    const again = await get("/academy/courses/", {
      "accept-encoding": "br",
      "if-none-match": one.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });

  it("has a policy without unsafe keywords and the usual headers", async () => {
    const { headers } = await get("/academy/courses/");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBeTruthy();
  });

  it("redirects the address without a final slash to the one with it", async () => {
    const response = await get("/academy/courses?search=seo");
    expect([response.status, response.headers.get("location")]).toEqual([308, "/academy/courses/?search=seo"]);
  });

  it("is in the language of the host name and says where a text is English", async () => {
    const context = await visitor(browser, `http://es.localhost:${server.port}`);
    const page = await context.newPage();
    await page.goto("/academy/courses/paid-search-basics/");
    await page.getByText(spanish.languageNote.replace("{{language}}", "English")).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("es");
    await page.goto("/academy/courses/seo-basics/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByText(spanish.languageNote.slice(0, 20)).count()).toBe(0);
    await context.close();
  });
});
