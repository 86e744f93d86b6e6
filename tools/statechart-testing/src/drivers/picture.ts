import type { Page } from "playwright-core";
import { breathe } from "./eventually";

/** How a page is displayed for a picture. */
export interface PictureView {
  theme: "light" | "dark";
  /** The width of the window, in CSS pixels. */
  width: number;
}

/** The height of the window and the maximum height of a picture, in CSS pixels. */
const [phone, desk, longest] = [812, 900, 1600];
/** How long a page may take to settle, in real milliseconds. */
const timeoutMs = 2000;

/**
 * Waits until nothing changes, because code and data of views arrive late. The page's clock is stopped, so a settled
 * page stays as it is.
 */
async function settle(page: Page): Promise<void> {
  const until = performance.now() + timeoutMs;
  let before = "";
  while (performance.now() < until) {
    const now = await page.evaluate(async () => {
      const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
      const isLoading = document.fonts.status !== "loaded" || inView.some((image) => !image.complete);
      return isLoading ? "" : document.body.innerHTML;
    });
    if (now !== "" && now === before) return;
    before = now;
    await breathe(80);
  }
}

/**
 * The window height that shows the whole main part: unchanged if a dialog is open in it, or if the part is too high for
 * a picture; then the page is scrolled to the machine.
 */
const frameOf = (page: Page, region: readonly string[]) =>
  page.evaluate((selectors) => {
    scrollTo(0, 0);
    const [dialogs, drawn] = [["[role='dialog']"], selectors].map((some) =>
      some
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .filter((element) => element.getClientRects().length > 0),
    ) as [Element[], Element[]];
    return {
      hasDialog: dialogs.length > 0,
      bottom: document.querySelector("main")?.getBoundingClientRect().bottom ?? 0,
      top: Math.min(...drawn.map((element) => element.getBoundingClientRect().top)),
    };
  }, region);

/** Takes a JPEG of a page, with one pixel per CSS pixel. The page's window keeps its size. */
export async function pictureOf(
  page: Page,
  region: readonly string[],
  { theme, width }: PictureView,
  quality: number,
): Promise<Buffer> {
  const window = page.viewportSize();
  const height = width < 600 ? phone : desk;
  try {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height });
    await settle(page);
    const { hasDialog, bottom, top } = await frameOf(page, region);
    if (!hasDialog && bottom > height && bottom <= longest)
      await page.setViewportSize({ width, height: Math.ceil(bottom) });
    else if (!hasDialog && bottom > longest && Number.isFinite(top) && top > height / 2)
      await page.evaluate((to) => scrollTo(0, to), top - height / 4);
    await settle(page);
    return await page.screenshot({ type: "jpeg", quality, animations: "disabled", caret: "hide", scale: "css" });
  } finally {
    await page.emulateMedia({ colorScheme: null });
    if (window) await page.setViewportSize(window);
  }
}
