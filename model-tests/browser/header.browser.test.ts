import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visitor } from "../harness/chromium";
import { signIn } from "../harness/learner";
import { browser, server, startSite } from "../harness/visit";

startSite();

const phone = { width: 375, height: 700 };

async function open(path: string, email?: string): Promise<Page> {
  const context = await visitor(browser, server.origin);
  if (email) await signIn(context, email);
  const page = await context.newPage();
  await page.setViewportSize(phone);
  await page.goto(path, { waitUntil: "networkidle" });
  return page;
}

/** The upper edges of the header, and of the window within the page. */
const edges = (page: Page) =>
  page.evaluate(() => ({
    header: Math.round(document.querySelector("header")?.getBoundingClientRect().top ?? Number.NaN),
    window: Math.round(scrollY),
  }));

describe("the header on a phone", () => {
  it("is one row, makes way for who reads on, and comes back for who returns, searches, or is at the top", async () => {
    const page = await open("/academy/courses/");
    const { height } = (await page.locator("header").boundingBox()) ?? { height: Number.NaN };
    expect(height).toBeLessThan(70);
    await page.mouse.move(150, 400);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => edges(page)).toEqual({ header: -65, window: 600 });
    await page.mouse.wheel(0, -100);
    await expect.poll(() => edges(page)).toEqual({ header: 0, window: 500 });
    await page.mouse.wheel(0, 100);
    await expect.poll(() => edges(page)).toEqual({ header: -65, window: 600 });
    await page.keyboard.press("/");
    await expect.poll(() => edges(page)).toEqual({ header: 0, window: 600 });
    await page.keyboard.press("Tab");
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => edges(page)).toEqual({ header: 0, window: 0 });
    await page.context().close();
  });

  it("leads learners to their learning, and everyone to the languages by the menu", async () => {
    const page = await open("/academy/courses/", "free@academy.test");
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: /^More/ }).click();
    await header.getByRole("button", { name: "Language: English" }).click();
    const german = header.getByRole("link", { name: "Deutsch" }).last();
    await german.click();
    await page.getByRole("heading", { level: 1, name: "Kurse" }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Mein Lernen" }).first().click();
    await page.waitForURL("**/academy/my-learning/");
    await page.context().close();
  });
});
