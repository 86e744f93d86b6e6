import type { Page } from "playwright-core";
import { breathe } from "./eventually";

/** How a page is looked at for a picture. */
export interface PictureView {
  theme: "light" | "dark";
  /** In CSS pixels. */
  width: number;
}

/** The window that a page is seen in, and the longest that a picture gets, in CSS pixels. */
const [phone, desk, longest] = [812, 900, 1600];
/** How long a page may take to come to rest, in real milliseconds. */
const timeoutMs = 2000;

/**
 * Waits until nothing changes any more: code and answers that a view has asked for arrive late. The page's clock stands
 * still, so whatever comes to rest stays as it is.
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
 * How high the window must be to show the whole main part: as high as ever where a dialog stands in it, and where the
 * part is too long for a picture; then it is scrolled to where the machine is drawn.
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

/** A picture of a page as it stands: JPEG, one pixel for each CSS pixel. The page's window stays as it was. */
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
