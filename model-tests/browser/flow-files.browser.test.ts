import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { chartOf } from "statechart-viewer/chart/chart";
import { affectedBy } from "statechart-viewer/comparison/affected";
import { comparisonData } from "statechart-viewer/comparison/answer";
import { compareCharts } from "statechart-viewer/comparison/compare";
import { findingOf } from "statechart-viewer/comparison/report";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { launch, visitor } from "../harness/chromium";
import { type SharedServer, sharedServer } from "../harness/shared-server";

let server: SharedServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([sharedServer(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.release();
});
beforeEach(async () => {
  context = await visitor(browser, server.origin);
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
});

/** Opens a drawing. */
async function open(address: string): Promise<void> {
  await page.goto(`/academy/flows/${address}`);
  await page.locator("[data-window] svg.picture").waitFor({ timeout: 60_000 });
}

async function saved(format: "SVG" | "PNG"): Promise<{ name: string; content: Buffer }> {
  const menu = page.locator("summary", { hasText: "Share" });
  if (!(await page.getByRole("button", { name: format, exact: true }).isVisible())) await menu.click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: format, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

/** The width and height that the header of a PNG file has. */
const sizeOfPng = (content: Buffer) => [content.readUInt32BE(16), content.readUInt32BE(20)];

const sizeOnPage = () =>
  page.locator("[data-window] svg.picture").evaluate((svg) => {
    const { width, height } = (svg as SVGSVGElement).viewBox.baseVal;
    return [width, height] as const;
  });

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** The width and height of the first page of a PDF, in points. */
const shapeOf = (pdf: Buffer): number[] =>
  /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString("latin1"))?.slice(1).map(Number) ?? [];

describe("drawings of the flow viewer", () => {
  it.each([
    ["quiz/?level=full", "quiz"],
    ["exam/?part=exam.stage.attempting", "exam.stage.attempting"],
    ["exam/?around=exam.stage.finishing", "exam.stage.finishing-around"],
    ["map/", "map"],
  ])(
    "are files that other programs draw: %s",
    async (address, name) => {
      await open(address);
      const [width, height] = await sizeOnPage();
      const svg = await saved("SVG");
      expect(svg.name).toBe(`${name}.svg`);
      const drawn = new Resvg(svg.content.toString()).render();
      expect([drawn.width, drawn.height]).toEqual([Math.ceil(width), Math.ceil(height)]);
      const png = await saved("PNG");
      expect(png.name).toBe(`${name}.png`);
      const scale = Math.min(2, Math.sqrt(16_777_216 / (width * height)));
      expect(sizeOfPng(png.content)).toEqual([Math.floor(width * scale), Math.floor(height * scale)]);
    },
    90_000,
  );

  it.each([["quiz/?level=full"], ["exam/?level=full"], ["exam/?around=exam.stage.finishing"], ["map/"]])(
    "are printed on one page that is turned to fit: %s",
    async (address) => {
      await open(address);
      const [width, height] = await sizeOnPage();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pagesOf(pdf)).toBe(1);
      const [across = 0, down = 0] = shapeOf(pdf);
      expect(across > down).toBe(width > height);
      // What is printed is the drawing and what it is called; buttons and columns are not.
      await page.emulateMedia({ media: "print" });
      expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
      for (const part of ["button", "select", "[data-minimap]", ".outline"])
        expect(await page.locator(`${part} >> visible=true`).count(), part).toBe(0);
      const box = await page.locator("[data-window] svg.picture").boundingBox();
      expect(box?.width).toBeGreaterThan(200);
    },
    90_000,
  );

  it("are printed whole and light in a comparison, also where the page is dark", async () => {
    const long = (states: number) => {
      const one = (n: number) => [`s${n}`, n < states - 1 ? { on: { next: `s${n + 1}` } } : {}] as const;
      const all = Object.fromEntries(Array.from({ length: states }, (_, n) => one(n)));
      return chartOf(createMachine({ id: "long", initial: "s0", states: all } as never), "Long", "courses");
    };
    const change = compareCharts(long(30), long(31));
    const findings = [findingOf(change, affectedBy(change, null), "product")];
    const revisions = { before: "v1", after: "v2", wording: "product", machines: 1, findings } as const;
    const comparison = await comparisonData(revisions, { of: async () => ({ pairs: [], more: 0 }) });
    await page.route("**/flows/data/comparison.json*", (route) =>
      route.fulfill({ json: { kind: "compared", comparison } }),
    );
    await page.goto("/academy/flows/compare/?before=v1&after=v2");
    const drawing = page.getByRole("region", { name: "Drawing of Long; it can be scrolled" });
    await drawing.waitFor();
    await page.evaluate(() => {
      document.documentElement.dataset.color = "dark";
    });
    const looks = () =>
      drawing.evaluate((frame) => ({
        isWhole: frame.scrollHeight <= frame.clientHeight + 1 && frame.scrollWidth <= frame.clientWidth + 1,
        ground: getComputedStyle(frame.querySelector(".ground") as Element).fill,
      }));
    const onScreen = await looks();
    await page.emulateMedia({ media: "print" });
    const onPaper = await looks();
    expect([onScreen.isWhole, onPaper.isWhole]).toEqual([false, true]);
    expect(onPaper.ground).not.toBe(onScreen.ground);
  });
});
