import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { launch } from "../model-tests/harness/chromium";
import { freePort, startServer } from "../model-tests/harness/server";

/**
 * Largest paint, scripts and requests of the first visit, on emulated slow 4G (562.5 ms latency, 1.44 Mbit/s, as the
 * browser's own preset) and a four times slower processor, beside a bare static page in the same run.
 */
const rounds = 5;
const limits = { script: 190_000, paint: 900 };
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

interface Visit {
  paint: number;
  script: number;
  requests: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
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

/** A page that cannot be faster: one document, no style, no script. */
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
  const pages = {
    "a bare static page": bare.url,
    catalogue: `${academy.origin}/academy/courses/`,
    "landing page": `${academy.origin}/academy/courses/seo-basics/`,
    home: `${academy.origin}/academy/`,
  };
  const visits = new Map<string, Visit[]>(Object.keys(pages).map((name) => [name, []]));
  // The first visit of each makes the server render and keep it; it is not counted.
  for (const url of Object.values(pages)) await visit(browser, url);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(pages)) visits.get(name)?.push(await visit(browser, url));
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
    if (script > limits.script || paint > limits.paint) broken += 1;
  }
  console.log(`limits: largest paint ${limits.paint} ms, scripts ${limits.script / 1000} kB; ${broken} page(s) above`);
  process.exitCode = broken > 0 ? 1 : 0;
} finally {
  await browser.close();
  bare.close();
  await academy.remove();
}
