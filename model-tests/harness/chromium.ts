import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "../../bin/chromium.mjs";

/** A real Chromium, with nothing of its own going on in the background. */
export async function launch(): Promise<Browser> {
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
  visitors.add(context);
  context.once("close", () => visitors.delete(context));
  return context;
}
