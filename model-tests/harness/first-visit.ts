import type { BrowserContext, Page } from "playwright-core";

/** What a page's own observers see of its first visit; times in milliseconds. */
export interface SeenByPage {
  /** The start of the largest contentful paint. */
  largestPaint: number;
  /** The sum of all layout shifts without recent input. */
  layoutShift: number;
  /** What was moved, and where to. */
  moved: string[];
  /** The longest task of the main thread. */
  maxTask: number;
}

/** What the DOM library does not declare of a layout shift. */
interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page before everything else. Its functions have no names: tsx would call a helper for them. */
function observe(): void {
  const seen: SeenByPage = { largestPaint: 0, layoutShift: 0, moved: [], maxTask: 0 };
  Object.assign(globalThis, { seenByPage: seen });
  for (const type of ["largest-contentful-paint", "layout-shift", "longtask"])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput, sources = [] } = entry as PerformanceEntry & Partial<Shift>;
        if (type === "longtask") seen.maxTask = Math.max(seen.maxTask, entry.duration);
        else if (type === "largest-contentful-paint") seen.largestPaint = entry.startTime;
        else if (!hadRecentInput) {
          seen.layoutShift += value;
          for (const { node, previousRect: from, currentRect: to } of sources)
            seen.moved.push(
              `${node?.nodeName} "${node?.textContent?.slice(0, 30)}" from ${[from.x, from.y, from.width, from.height]} to ${[to.x, to.y, to.width, to.height]} (${value})`,
            );
        }
      }
    }).observe({ type, buffered: true });
}

/** Lets the pages of a visitor observe themselves. Call it before they open. */
export async function observeVisits(context: BrowserContext): Promise<void> {
  await context.addInitScript(observe);
}

/** What an observed page has seen so far. */
export const seenBy = (page: Page): Promise<SeenByPage> =>
  page.evaluate(() => (globalThis as unknown as { seenByPage: SeenByPage }).seenByPage);

/**
 * Waits until nothing of the page is busy and nothing more has been requested for a while.
 * @param requested how many requests it has made so far
 */
export async function untilComplete(page: Page, requested: () => number): Promise<void> {
  await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
  for (let seen = -1; seen !== requested(); ) {
    seen = requested();
    await page.waitForTimeout(1_500);
  }
}
