import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { listensMark } from "../../src/app/dehydrated-state";
import { languageCookie } from "../../src/i18n/languages";
import { visitor } from "../harness/chromium";
import { observeVisits, seenBy } from "../harness/first-visit";
import { signIn } from "../harness/learner";
import { browser, server, siteForAccounts } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

const paths = [
  "",
  "courses/",
  "courses/seo-basics/",
  "courses/seo-basics/lessons/lesson-1/",
  "certification/",
  "certification/seo-basics/",
];

const visitors: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  "a visitor": async () => undefined,
  "a learner who is in no course": (context) => signIn(context, own("paid")),
  "a learner": async (context) => {
    await signIn(context, own("free"));
    await context.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
  },
  "a learner whose session has ended": async (context) => {
    await signIn(context, own("free"));
    const cookies = await context.cookies();
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: `${cookie.value}x` })));
  },
};

/** As on a slow line: text is painted before the fonts are there. */
const delayFonts = (page: Page) =>
  page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });

/** Watches the fonts that a page loads. @returns a function that tells their sizes, in bytes */
function watchFonts(page: Page): () => Promise<number[]> {
  const fonts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".woff2")) fonts.push(response.body().then(({ length }) => length));
  });
  return () => Promise.all(fonts);
}

describe.each(Object.entries(visitors))("the first visit of %s", (_, prepare) => {
  it.each(paths)("to /academy/%s moves nothing, and needs two small fonts", async (path) => {
    const context = await visitor(browser, server.origin);
    await prepare(context);
    await observeVisits(context);
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    const fontSizes = watchFonts(page);
    await delayFonts(page);
    await page.goto(`/academy/${path}`, { waitUntil: "networkidle" });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, listensMark);
    await page.evaluate(() => document.fonts.ready);
    const { layoutShift, moved } = await seenBy(page);
    const sizes = await fontSizes();
    expect(layoutShift, moved.join("\n")).toBeLessThanOrEqual(0.02);
    expect(sizes.reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(35_000);
    expect(sizes).toHaveLength(2);
    await context.close();
  });
});

describe("a phone of another width, in another language,", () => {
  it.each([
    ["courses/", 412, "en"],
    ["webinars/", 412, "pl"],
    ["templates/", 412, "pl"],
    ["certification/seo-basics/", 375, "pl"],
    ["courses/seo-basics/lessons/lesson-1/", 375, "de"],
  ] as const)("sees nothing move at /academy/%s (%i pixels, %s)", async (path, width, language) => {
    const context = await visitor(browser, server.origin);
    await context.addCookies([{ name: languageCookie, value: language, url: server.origin }]);
    await observeVisits(context);
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 700 });
    await delayFonts(page);
    await page.goto(`/academy/${path}`, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const { layoutShift, moved } = await seenBy(page);
    expect(layoutShift, moved.join("\n")).toBeLessThanOrEqual(0.02);
    await context.close();
  });
});

describe("the fonts of a first visit", () => {
  // Polish and Turkish have characters of their own, in two more fonts.
  it.each([
    ["sv", 2, 28_000],
    ["pl", 4, 34_000],
    ["tr", 4, 34_000],
  ] as const)("in the language %s are %i, and small", async (language, count, size) => {
    const context = await visitor(browser, server.origin);
    await context.addCookies([{ name: languageCookie, value: language, url: server.origin }]);
    const page = await context.newPage();
    const fontSizes = watchFonts(page);
    await page.goto("/academy/", { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const sizes = await fontSizes();
    expect(sizes).toHaveLength(count);
    expect(sizes.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(size);
    await context.close();
  });
});
