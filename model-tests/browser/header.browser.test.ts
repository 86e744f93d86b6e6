import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visitor } from "../harness/chromium";
import { signIn } from "../harness/learner";
import { browser, server, siteForAccounts } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

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

  it("leaves its place to the bar of an exam, which covers nothing that gets the focus", async () => {
    const page = await open("/academy/certification/reporting-toolkit/", own("paid"));
    await page.getByRole("button", { name: "Start exam" }).click();
    await page.locator("main [data-question]").waitFor();
    await page.setViewportSize({ width: 375, height: 520 });
    const bar = () => page.locator("main [data-sticky]").evaluate((one) => one.getBoundingClientRect().top);
    await page.mouse.move(150, 400);
    // No further: it leaves the window together with the question.
    await page.mouse.wheel(0, (await bar()) + 20);
    await expect.poll(bar).toBe(0);
    await page.getByRole("button", { name: "Review and finish" }).focus();
    const covered: string[] = [];
    for (let stops = 0; stops < 5; stops += 1) {
      await page.keyboard.press("Shift+Tab");
      await page.evaluate(() => new Promise((painted) => setTimeout(painted, 300)));
      const name = await page.evaluate(() => {
        const one = document.activeElement?.closest("label") ?? document.activeElement;
        const [bar, at] = [document.querySelector("main [data-sticky]"), one].map((of) => of?.getBoundingClientRect());
        return bar && at && at.top < bar.bottom && at.bottom > bar.top ? (one?.textContent ?? "") : "";
      });
      if (name) covered.push(name);
    }
    expect(covered).toEqual([]);
    await page.context().close();
  });

  it("leads learners to their learning, and everyone to the languages by the menu", async () => {
    const page = await open("/academy/courses/", own("free"));
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
