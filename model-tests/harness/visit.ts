import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launch, visitor, type Watch, watch } from "./chromium";
import { signIn } from "./learner";
import { type OwnAccounts, ownAccounts, processServer } from "./process-server";
import { type RunningServer, startServer } from "./server";
import { type SharedServer, sharedServer } from "./shared-server";

/** The site for the file's tests, once `startSite` or `siteForAccounts` was called. */
export let server: RunningServer;
/** The site for the file's tests, once `shareSite` was called. */
export let shared: SharedServer;
export let browser: Browser;

/** The visit of the running test, once it has opened a page. */
export let context: BrowserContext;
export let page: Page;
/** The page's errors and requests since it was opened. */
export let seen: Watch;

/** Starts a server and a browser for the tests of a file. `content` names a folder other than the project's. */
export function startSite(content: () => Promise<string> | string | undefined = () => undefined): void {
  beforeAll(async () => {
    const folder = await content();
    [server, browser] = await Promise.all([startServer(folder ? { content: folder } : {}), launch()]);
  });
  afterEach(() => context?.close());
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
}

/**
 * Starts a browser for the tests of a file whose changes are all within their own accounts. Other files use the server
 * before and after it.
 * @param file the test file, `import.meta.url`
 */
export function siteForAccounts(file: string): OwnAccounts {
  beforeAll(async () => {
    [server, browser] = await Promise.all([processServer(), launch()]);
  });
  afterEach(() => context?.close());
  afterAll(() => browser?.close());
  return ownAccounts(file);
}

/** Starts a browser for the tests of a file that change nothing on the server, which others use at the same time. */
export function shareSite(): void {
  beforeAll(async () => {
    [shared, browser] = await Promise.all([sharedServer(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await shared?.release();
  });
}

/** Makes a new page of this visitor the test's page. */
export async function openPage(of: BrowserContext = context, origin = server.origin): Promise<void> {
  context = of;
  page = await context.newPage();
  seen = watch(page, origin);
}

interface Visit {
  /** The signed-in account. */
  email?: string;
  /** The window width, in pixels. */
  width?: number;
  origin?: string;
  /** What else is different about their browser. */
  more?: BrowserContextOptions;
}

/** Opens an empty page of a new visitor. */
export async function visit({ email, width, origin = server.origin, more }: Visit = {}): Promise<void> {
  const newVisitor = await visitor(browser, origin, width, more);
  if (email) await signIn(newVisitor, email);
  await openPage(newVisitor, origin);
}
