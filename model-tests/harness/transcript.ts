import type { Page } from "playwright-core";
import { expect } from "vitest";

/**
 * Checks that a press on this line of a page's transcript leads the picture there, and that the transcript follows the
 * picture to its beginning. The transcript is opened unless this device remembers it as open.
 */
export async function expectTranscriptInStep(page: Page, text: RegExp): Promise<void> {
  const video = page.locator("main video");
  const second = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const lines = page.locator("[data-part='clip'] details ol button");
  const transcript = page.locator("[data-part='clip'] details");
  if ((await transcript.getAttribute("open")) === null) await transcript.locator("summary").click();
  const line = lines.filter({ hasText: text });
  await line.click();
  await expect.poll(() => line.getAttribute("aria-current")).toBe("true");
  const shown = await line.locator("span").first().textContent();
  const [minutes = 0, seconds = 0] = (shown ?? "").split(":").map(Number);
  expect(Math.floor(await second())).toBe(minutes * 60 + seconds);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 0.5;
  });
  await expect.poll(() => lines.first().getAttribute("aria-current")).toBe("true");
  expect(await line.getAttribute("aria-current")).toBeNull();
}
