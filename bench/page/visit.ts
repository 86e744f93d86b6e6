import type { Browser, BrowserContext } from "playwright-core";
import { observeVisits, type SeenByPage, seenBy, untilComplete } from "../../model-tests/harness/first-visit";
import { listensMark } from "../../src/app/dehydrated-state";
import { languageCookie, type UiLanguage } from "../../src/i18n/languages";

export type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** The browser's own preset of slow 4G: 562.5 ms latency, 1.44 Mbit/s down, 0.67 Mbit/s up. */
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
/** How many times slower than this machine a visitor's processor is. */
const slowdown = 4;

/** A page to visit. */
export interface Target {
  url: string;
  /** The visitor's cookies. */
  cookies?: Cookies;
  /** The interface language, if it differs from the host's. */
  language?: UiLanguage;
}

/** What a first visit was like; times in milliseconds since navigation. */
export interface Visit extends SeenByPage {
  /** When the page's machines react to input; null without any. */
  listens: number | null;
  /** Transferred bytes; of scripts, those requested before the page listens. */
  script: number;
  font: number;
  requests: number;
}

/** Visits a page for the first time, on a phone with a slow connection and a slow processor. */
export async function visit(browser: Browser, { url, cookies = [], language }: Target): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const chosen = language ? [{ name: languageCookie, value: language, url }] : [];
  await context.addCookies([...cookies, ...chosen]);
  await observeVisits(context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", network);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const types = new Map<string, string>();
  const requested = new Map<string, number>();
  const sizes = new Map<string, number>();
  cdp.on("Network.requestWillBeSent", ({ requestId, timestamp }) => requested.set(requestId, timestamp));
  cdp.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await page.goto(url, { waitUntil: "networkidle" });
  if (types.size > 1)
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, listensMark, {
      timeout: 20_000,
    });
  // So far, the page was loading.
  const { maxTask } = await seenBy(page);
  const requests = types.size;
  // A learner's content comes last.
  await untilComplete(page, () => requested.size);
  const seen = await seenBy(page);
  const listens = await page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? null, listensMark);
  await context.close();
  const [start = 0] = requested.values();
  /** Bytes of this type that were requested until `end`, in milliseconds since navigation. */
  const bytes = (type: string, end: number) =>
    [...sizes].reduce(
      (all, [id, size]) =>
        types.get(id) === type && ((requested.get(id) ?? 0) - start) * 1_000 < end ? all + size : all,
      0,
    );
  const whole = Number.POSITIVE_INFINITY;
  return {
    ...seen,
    maxTask,
    listens,
    script: bytes("Script", listens ?? whole),
    font: bytes("Font", whole),
    requests,
  };
}
