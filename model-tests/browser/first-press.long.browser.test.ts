/** Twenty moments of a slow start, from the first paint until long after the page listens: every press counts. */
import { expect, it } from "vitest";
import { page, startSite, visit } from "../harness/visit";

startSite();

const courses = [
  "ai-for-marketers",
  "content-marketing-basics",
  "digital-marketing-basics",
  "marketing-analytics-basics",
  "marketing-career-basics",
  "paid-search-basics",
  "semrush-tools-basics",
  "seo-basics",
  "social-media-basics",
  "title-tags-that-earn-clicks",
];
const presses = ["free@academy.test", "paid@academy.test"]
  .flatMap((email) => courses.map((slug) => ({ email, slug })))
  .map((who, index) => ({ ...who, delay: 150 * index, device: ["mouse", "keyboard"][index % 2] }));

it.each(presses)(
  "$delay ms after the first paint, with the $device ($slug)",
  async ({ email, slug, delay, device }) => {
    await visit({ email, width: 375 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.route("**/public/api/**", (route) =>
      new Promise((done) => setTimeout(done, 500)).then(() => route.continue()),
    );
    await page.route("**/private/api/**", (route) =>
      new Promise((done) => setTimeout(done, 500)).then(() => route.continue()),
    );
    await page.goto(`/academy/courses/${slug}/`, { waitUntil: "commit" });
    const button = page.getByRole("button", { name: "Enroll for free" });
    await button.waitFor();
    await new Promise((done) => setTimeout(done, delay));
    if (device === "keyboard") {
      // Not Playwright's press, which waits for the element to be enabled.
      await button.evaluate((one: HTMLElement) => one.focus());
      await page.keyboard.press("Enter");
    } else {
      await button.scrollIntoViewIfNeeded();
      const place = await button.boundingBox();
      if (place) await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    }
    await page.getByRole("link", { name: "Start course" }).waitFor();
    expect(await page.getByRole("button", { name: "Enroll for free" }).count()).toBe(0);
  },
);
