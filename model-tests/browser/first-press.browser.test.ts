/** A learner whose page is slow to know them presses its main button: the press counts (specification, section 4). */
import { describe, expect, it } from "vitest";
import { hold, scripts } from "../harness/hold";
import { page, siteForAccounts, visit } from "../harness/visit";

const own = siteForAccounts(import.meta.url);

const course = (slug: string) => `/academy/courses/${slug}/`;
const enroll = () => page.getByRole("button", { name: "Enroll for free" });
const moments = {
  "its scripts": scripts,
  "the learner": "**/users/profile/",
  "the enrollment": "**/progress/",
};
type Press = () => Promise<void>;

describe("a press", () => {
  it.each<[keyof typeof moments, string, string, Press]>([
    ["its scripts", "mouse", "seo-basics", () => enroll().click()],
    ["the learner", "mouse", "content-marketing-basics", () => enroll().click()],
    ["the learner", "keyboard", "paid-search-basics", () => enroll().press("Enter")],
    ["the enrollment", "mouse", "social-media-basics", () => enroll().click()],
    ["the enrollment", "keyboard", "marketing-analytics-basics", () => enroll().press("Space")],
  ])("before the page has %s enrolls the learner (%s, %s)", async (moment, _, slug, press) => {
    await visit({ email: own("free") });
    const release = await hold(page, moments[moment]);
    await page.goto(course(slug), { waitUntil: "commit" });
    await enroll().waitFor();
    await press();
    if (moment !== "its scripts") await page.locator("main button[aria-busy=true]").waitFor();
    release();
    await page.getByRole("link", { name: "Start course" }).waitFor();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  it("before the page has the learner starts the exam, once", async () => {
    await visit({ email: own("free") });
    const starts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/exam")) starts.push(request.url());
    });
    const release = await hold(page, moments["the learner"]);
    await page.goto("/academy/certification/reporting-toolkit/", { waitUntil: "commit" });
    const start = page.getByRole("button", { name: "Start exam" });
    await start.click();
    await page.locator("main button[aria-busy=true]").waitFor();
    await start.click({ force: true });
    expect(starts).toEqual([]);
    release();
    await page.locator("main [data-question]").waitFor();
    expect(starts).toHaveLength(1);
  });
});
