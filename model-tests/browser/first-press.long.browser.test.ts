/** Twenty moments of a slow start on each device, from the first paint until long after the page listens: every press counts. */
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { page, startSite, visit } from "../harness/visit";

startSite();

const courses = [
  "ai-for-marketers",
  "content-marketing-basics",
  "digital-marketing-basics",
  "marketing-analytics-basics",
  "paid-search-basics",
  "semrush-tools-basics",
  "seo-basics",
  "social-media-basics",
  "title-tags-that-earn-clicks",
  "utm-tags-done-right",
];
/** Presses of the middle of a control as they come, without Playwright's wait until it is enabled. */
const devices: Record<string, (button: Locator) => Promise<void>> = {
  mouse: async (button) => {
    const { x, y } = await middleOf(button);
    await page.mouse.click(x, y);
  },
  keyboard: async (button) => {
    await button.evaluate((one: HTMLElement) => one.focus());
    await page.keyboard.press("Enter");
  },
  touch: async (button) => {
    const { x, y } = await middleOf(button);
    await page.touchscreen.tap(x, y);
  },
};

async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  await button.scrollIntoViewIfNeeded();
  const place = await button.boundingBox();
  if (!place) throw new Error("The button is not on the page.");
  return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
}

/** Different learners for each device: nobody enrolls in a course twice. */
const learners = {
  mouse: ["free@academy.test", "paid@academy.test"],
  keyboard: ["trial@academy.test", "promo@academy.test"],
  touch: ["student@academy.test", "admin@academy.test"],
};
const presses = Object.entries(learners).flatMap(([device, emails]) =>
  emails
    .flatMap((email) => courses.map((slug) => ({ device, email, slug })))
    .map((one, index) => ({ ...one, delay: 150 * index })),
);

it.each(presses)(
  "$delay ms after the first paint, with the $device ($slug)",
  async ({ email, slug, delay, device }) => {
    await visit({ email, width: 375, more: device === "touch" ? { hasTouch: true, isMobile: true } : {} });
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
    await devices[device]?.(button);
    await page.getByRole("link", { name: "Start course" }).waitFor();
    expect(await page.getByRole("button", { name: "Enroll for free" }).count()).toBe(0);
  },
);
