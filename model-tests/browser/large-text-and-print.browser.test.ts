import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { overflow } from "../harness/axe";
import { launch, visitor } from "../harness/chromium";
import { browser, server, siteForAccounts } from "../harness/visit";

siteForAccounts(import.meta.url);

/** The texts of the header that lie on each other. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll("header :is(a, form, button:not(form *))")].filter((item) =>
      item.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = items.map((item) => ({ name: item.outerHTML.slice(0, 60), box: item.getBoundingClientRect() }));
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box }) => {
          const [wide, high] = [
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left),
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top),
          ];
          return wide > 1 && high > 1;
        })
        .map((other) => `${one.name} lies on ${other.name}`),
    );
  });

describe("text of twice the size, as set in the browser (WCAG 1.4.4)", () => {
  let enlarged: Browser;
  beforeAll(async () => {
    enlarged = await launch(["--blink-settings=defaultFontSize=32"]);
  });
  afterAll(() => enlarged.close());

  it.each([375, 1280])("keeps every page within a window of %i px, and the header's parts apart", async (width) => {
    const context = await visitor(enlarged, server.origin);
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 800 });
    const found: Record<string, string[]> = {};
    for (const path of [
      "/academy/",
      "/academy/courses/",
      "/academy/courses/seo-basics/",
      "/academy/certification/",
      "/academy/certification/seo-basics/",
      "/academy/digital-marketing-glossary/",
      "/academy/webinars/",
      "/academy/faq/",
      "/academy/sign-in/",
    ]) {
      await page.goto(path, { waitUntil: "networkidle" });
      const [surplus, lying] = [await overflow(page), await overlaps(page)];
      if (surplus > 0 || lying.length > 0) found[path] = [`${surplus} px too wide`, ...lying];
    }
    expect(found).toEqual({});
    await context.close();
  });
});

describe("text with more space (WCAG 1.4.12)", () => {
  const spaced =
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }";

  it.each([320, 375])("stays within a window of %i px, also in German", async (width) => {
    const context = await visitor(browser, server.origin.replace("//", "//de."), width, { bypassCSP: true });
    const page = await context.newPage();
    const surplus: Record<string, number> = {};
    for (const path of ["/academy/", "/academy/courses/seo-basics/", "/academy/certification/seo-basics/"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.addStyleTag({ content: spaced });
      const found = await overflow(page);
      if (found > 0) surplus[path] = found;
    }
    expect(surplus).toEqual({});
    await context.close();
  });
});

describe("a page on paper", () => {
  it("has the page's text with the answers that are folded on the screen, and nothing to press", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    await page.goto("/academy/faq/", { waitUntil: "networkidle" });
    const visible = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    const answer = "main details p >> nth=0";
    expect([(await visible("header a")) > 0, await page.locator(answer).isVisible()]).toEqual([true, false]);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(answer).isVisible()).toBe(true);
    expect([
      await visible("header *"),
      await visible("footer *"),
      await visible("button"),
      await visible("h1"),
    ]).toEqual([0, 0, 0, 1]);
    await context.close();
  });
});
