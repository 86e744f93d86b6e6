import type { Page } from "playwright-core";

/** The scripts of the site's pages, as an address pattern of Playwright. */
export const scripts = "**/academy/assets/*.js";

/**
 * Holds a page's requests to addresses that match.
 * @returns a function that releases these requests, and all later ones
 */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
