import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "../../bin/chromium.mjs";
import { listensMark, shippedElementId } from "../../src/app/shipped";

/** A real Chromium, with nothing of its own going on in the background; `more` are further arguments of its command. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("There is no Chromium; `npm test` installs one.");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...more,
    ],
  });
}

/** What a page did that nobody should have to see. */
export interface Watch {
  /** Console errors and warnings, and errors that were thrown. */
  complaints: string[];
  /** Requests to other hosts than the site's. */
  strangers: string[];
  /** Addresses of all requests, in order. */
  requests: string[];
}

/** Notes what a page complains about and whom it calls. */
export function watch(page: Page, origin: string): Watch {
  const seen: Watch = { complaints: [], strangers: [], requests: [] };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) seen.complaints.push(message.text());
  });
  page.on("pageerror", (error) => seen.complaints.push(String(error)));
  page.on("request", (request) => {
    const url = request.url();
    seen.requests.push(url.replace(origin, ""));
    if (!url.startsWith(origin) && !url.startsWith("data:") && !url.startsWith("blob:")) seen.strangers.push(url);
  });
  return seen;
}

/** How long a page may take to show what a test waits for, in milliseconds. */
const patience = 20_000;

/** How long a page may take from its load until it listens, in milliseconds. What holds its scripts back is a test's own. */
const settling = 5000;

/** Waits until a page of the site listens; of what is no page of the site nothing is awaited. */
const listening = (page: Page) =>
  page
    .waitForFunction(
      ([shipped, mark]) => !document.getElementById(shipped) || performance.getEntriesByName(mark).length > 0,
      [shippedElementId, listensMark] as const,
      { timeout: settling },
    )
    .catch(() => undefined);

/**
 * Lets whoever opens a page wait until it listens, as people do, who read before they press: its scripts begin behind the
 * first paint. Not where only its first bytes are awaited.
 */
function waitToListen(page: Page): void {
  const behind =
    <A extends unknown[], R>(go: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const result = await go(...args);
      const isEarly = args.some((arg) => (arg as { waitUntil?: string } | undefined)?.waitUntil === "commit");
      if (!isEarly) await listening(page);
      return result;
    };
  page.goto = behind(page.goto.bind(page));
  page.reload = behind(page.reload.bind(page));
  page.goBack = behind(page.goBack.bind(page));
  page.goForward = behind(page.goForward.bind(page));
  page.waitForURL = behind(page.waitForURL.bind(page));
}

const visitors = new Set<BrowserContext>();

/** What stands on the pages that are open, for whoever can't look at them: addresses and the first words of each. */
export async function openPages(): Promise<string[]> {
  const pages = [...visitors].flatMap((context) => context.pages());
  return Promise.all(
    pages.map(async (page) => {
      const words = await page.locator("main").ariaSnapshot({ timeout: 2000 }).catch(String);
      return `${page.url()}\n${words.slice(0, 1500)}`;
    }),
  );
}

/** A fresh visitor with a window of this width. */
export async function visitor(browser: Browser, origin: string, width = 1280): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(patience);
  context.on("page", waitToListen);
  visitors.add(context);
  context.once("close", () => visitors.delete(context));
  return context;
}
