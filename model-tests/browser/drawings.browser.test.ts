import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { visitor, watch } from "../harness/chromium";
import { browser, shared as server, shareSite } from "../harness/visit";

shareSite();

/** The drawn color of the first picture's background, as it is on the screen. */
const groundOf = (page: Page) =>
  page
    .locator("main li svg rect")
    .first()
    .evaluate((ground) => getComputedStyle(ground).fill);

describe("drawings", () => {
  it("come with the first HTML, and follow the appearance that a visitor chooses", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto("/academy/", { waitUntil: "networkidle" });
    expect(requested.filter((url) => url.includes("/artwork/"))).toEqual([]);
    const bright = await groundOf(page);
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await expect.poll(() => groundOf(page)).not.toBe(bright);
    await page.getByRole("radio", { name: "Light" }).check({ force: true });
    await expect.poll(() => groundOf(page)).toBe(bright);
    await context.close();
  });

  it("that are shown later come from their files, which the policy allows", async () => {
    const context = await visitor(browser, server.origin);
    const page = await context.newPage();
    const { complaints } = watch(page, server.origin);
    await page.goto("/academy/", { waitUntil: "networkidle" });
    const loaded = page.waitForResponse(/\/academy\/artwork\/[a-z-]+-[0-9a-f]{6}\.svg$/);
    await page.getByRole("banner").getByRole("link", { name: "Webinars" }).click();
    expect((await loaded).status()).toBe(200);
    const drawn = page.locator("main li svg use");
    await expect
      .poll(() => drawn.evaluateAll((all) => all.map((one) => (one as SVGUseElement).getBBox().width >= 320)))
      .toEqual(Array(8).fill(true));
    expect(complaints).toEqual([]);
    await context.close();
  });
});
