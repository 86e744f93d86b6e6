import { stripVTControlCharacters } from "node:util";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { messageOf } from "statechart-testing/cli/usage-error";
import type { TestContext } from "vitest";
import { findChromium } from "../../bin/chromium.mjs";
import { dehydratedElementId, listensMark } from "../../src/app/dehydrated-state";
import { exitOnSignal } from "./exit";

/** What Chromium last said before it ended, from the log in Playwright's message, or else that message's first line. */
const whyIn = (message: string): string =>
  [...stripVTControlCharacters(message).matchAll(/\[err\] (.+)/g)].at(-1)?.[1]?.trim() ?? message.split("\n")[0] ?? "";

/**
 * A real Chromium without background activity of its own. It ends with this process at the latest.
 * @param more additional command-line arguments
 * @throws {Error} with one sentence that says why it does not start
 */
async function start(more: readonly string[]): Promise<Browser> {
  exitOnSignal();
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("There is no Chromium; `npm test` installs one.");
  const launching = chromium.launch({
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
  return launching.catch((thrown: unknown) => {
    throw new Error(`Chromium (${executablePath}) did not start: ${whyIn(messageOf(thrown))}`, { cause: thrown });
  });
}

/** Vitest runs one file after the other in a process; starting a Chromium for each takes longer than some of them. */
let shared: Promise<Browser> | undefined;

async function startShared(): Promise<Browser> {
  const running = await start([]);
  // It ends with the process; a file that is done leaves nothing open.
  running.close = async () => {
    await Promise.all(running.contexts().map((context) => context.close()));
  };
  return running;
}

/**
 * A Chromium: within Vitest, the one that the files of this process share, unless it needs arguments of its own.
 * @throws {Error} with one sentence that says why it does not start
 */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  if (more.length > 0 || !process.env.VITEST_WORKER_ID) return start(more);
  const running = await shared?.catch(() => undefined);
  if (!running?.isConnected()) shared = startShared();
  return shared as Promise<Browser>;
}

/** What a page must never do. */
export interface Watch {
  /** Console errors and warnings, and uncaught errors. */
  complaints: string[];
  /** Requests to hosts other than the site's. */
  strangers: string[];
  /** Addresses of all requests, in order. */
  requests: string[];
}

/** What Playwright says of a service worker that it does not let a page register. */
const blockedWorker = "Service Worker registration blocked by Playwright";

/** Records a page's errors and requests. */
export function watch(page: Page, origin: string): Watch {
  const seen: Watch = { complaints: [], strangers: [], requests: [] };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && message.text() !== blockedWorker)
      seen.complaints.push(message.text());
  });
  page.on("pageerror", (error) => seen.complaints.push(String(error)));
  page.on("request", (request) => {
    const url = request.url();
    seen.requests.push(url.replace(origin, ""));
    if (!url.startsWith(origin) && !url.startsWith("data:") && !url.startsWith("blob:")) seen.strangers.push(url);
  });
  return seen;
}

/** The maximum time until a page shows what a test waits for, in milliseconds. */
const timeoutMs = 20_000;

/**
 * The maximum time from a page's load until it listens, in milliseconds. Tests that delay scripts have longer timeouts.
 */
const settling = 5000;

/** Waits until a page of the site listens. Does not wait for other pages. */
const listening = (page: Page) =>
  page
    .waitForFunction(
      ([dehydrated, mark]) => !document.getElementById(dehydrated) || performance.getEntriesByName(mark).length > 0,
      [dehydratedElementId, listensMark] as const,
      { timeout: settling },
    )
    .catch(() => undefined);

/**
 * Makes tests that open a page wait until it listens, because its scripts start after the first paint. Does not apply
 * if a test waits only for the first bytes.
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

let running: TestContext["task"] | undefined;

/** Announces a test: if it fails, the contents of its pages are reported before they close. */
export const noteRunningTest = (task: TestContext["task"]): void => {
  running = task;
};

/** Reports the open pages of a failed test, for machines without a display: address, focus, and the first words. */
async function reportFailure(context: BrowserContext): Promise<void> {
  if (!running?.result?.errors?.length) return;
  for (const page of context.pages()) {
    const words = await page.locator("main").ariaSnapshot({ timeout: 2000 }).catch(String);
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(String);
    console.error(
      `When “${running.name}” failed, this was open: ${page.url()}\nFocus: ${focused}\n${words.slice(0, 1500)}`,
    );
  }
}

/**
 * A fresh visitor with a window of this width. Without a service worker by default: tests that answer requests
 * themselves would not see those that it makes.
 * @param more what else is different about their browser
 */
export async function visitor(
  browser: Browser,
  origin: string,
  width = 1280,
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    serviceWorkers: "block",
    reducedMotion: "reduce",
    ...more,
  });
  context.setDefaultTimeout(timeoutMs);
  context.on("page", waitToListen);
  // Tests close their visitors before any hook outside of the file runs.
  const close = context.close.bind(context);
  context.close = async (options) => {
    await reportFailure(context);
    await close(options);
  };
  return context;
}
