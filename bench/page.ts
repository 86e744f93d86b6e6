import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext } from "playwright-core";
import { scriptBudget } from "../bin/bundle/budget";
import { launch, visitor } from "../model-tests/harness/chromium";
import { signIn } from "../model-tests/harness/learner";
import { startServer } from "../model-tests/harness/server";
import { learn } from "../model-tests/visual-audit/personas";
import { freePort } from "../server/testing/free-port";
import { languageCookie, type UiLanguage } from "../src/i18n/languages";

/**
 * Largest paint, scripts, and requests of the first visit, on emulated slow 4G (562.5 ms latency, 1.44 Mbit/s, like the
 * browser's own preset) and a CPU slowed down four times, next to a bare static page in the same run. Each page is
 * measured in English and in the language with the largest texts. The paint limit applies if the first HTML has the
 * content.
 */
const rounds = 5;
const heaviest = "pl" satisfies UiLanguage;
const limits = { script: scriptBudget, paint: 900 };
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

interface Target {
  url: string;
  /** The visitor's cookies. */
  cookies?: Cookies;
  /** The interface language, if it differs from the host's. */
  language?: UiLanguage;
  /** Whether its content is loaded by the page's own calls. */
  personal?: boolean;
}
interface Visit {
  paint: number;
  script: number;
  requests: number;
}

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

async function visit(browser: Browser, { url, cookies = [], language }: Target): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const chosen = language ? [{ name: languageCookie, value: language, url }] : [];
  await context.addCookies([...cookies, ...chosen]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", network);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const scripts = new Set<string>();
  let script = 0;
  let requests = 0;
  cdp.on("Network.responseReceived", ({ requestId, type }) => {
    requests += 1;
    if (type === "Script") scripts.add(requestId);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const paint = await page.evaluate(() => (window as unknown as { largestPaint: number }).largestPaint);
  await context.close();
  return { paint, script, requests };
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The fastest possible page: one document, no styles, no scripts. */
async function startBare(): Promise<{ url: string; close: () => void }> {
  const port = await freePort();
  const body = gzipSync(
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Courses</h1><p>${"A bare static page with a paragraph of text. ".repeat(20)}</p>`,
  );
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(body);
  }).listen(port, "127.0.0.1");
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

const [academy, bare, browser] = await Promise.all([startServer(), startBare(), launch()]);
try {
  const learner = await visitor(browser, academy.origin);
  await signIn(learner, "free@academy.test");
  const certificate = await learn(learner);
  await learner.request.post("/academy/private/api/v2/courses/en/seo-basics/enroll/", { data: {} });
  const cookies = await learner.cookies();
  await learner.close();
  const at = (path: string): Target => ({ url: `${academy.origin}/academy/${path}` });
  const pages: Record<string, Target> = {
    home: at(""),
    catalogue: at("courses/"),
    "landing page": at("courses/seo-basics/"),
    // Clips need the most of all steps.
    lesson: { ...at("courses/seo-basics/lessons/lesson-1/?step=1"), cookies, personal: true },
    certificate: { url: new URL(certificate, academy.origin).href },
  };
  const targets: Record<string, Target> = { "a bare static page": bare };
  for (const [name, target] of Object.entries(pages)) {
    targets[name] = target;
    targets[`${name}, ${heaviest}`] = { ...target, language: heaviest };
  }
  const visits = new Map<string, Visit[]>(Object.keys(targets).map((name) => [name, []]));
  // The first visit makes the server render and cache the page; it is not counted.
  for (const target of Object.values(targets)) await visit(browser, target);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) visits.get(name)?.push(await visit(browser, target));
  }
  const reference = median((visits.get("a bare static page") ?? []).map(({ paint }) => paint));
  let broken = 0;
  for (const [name, all] of visits) {
    const paint = median(all.map((each) => each.paint));
    const script = median(all.map((each) => each.script));
    const requests = median(all.map((each) => each.requests));
    console.log(
      `${name.padEnd(20)} largest paint ${paint.toFixed(0).padStart(5)} ms (${(paint / reference).toFixed(2)} × bare)   scripts ${(script / 1000).toFixed(1).padStart(6)} kB   requests ${requests}`,
    );
    if (script > limits.script || (!targets[name]?.personal && paint > limits.paint)) broken += 1;
  }
  console.log(`limits: largest paint ${limits.paint} ms, scripts ${limits.script / 1000} kB; ${broken} page(s) above`);
  process.exitCode = broken > 0 ? 1 : 0;
} finally {
  await browser.close();
  bare.close();
  await academy.remove();
}
