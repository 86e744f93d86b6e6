import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright-core";
import { frame } from "./design";
import type { Slide } from "./script";
import { drawSlide, type Position, slideStyle } from "./slide";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Finds a Chromium: the one in CHROMIUM_PATH, otherwise one in the usual places. */
function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  const found = named ? [named].find(existsSync) : usualPlaces.find(existsSync);
  if (!found) throw new Error(`No Chromium at ${named ?? usualPlaces.join(", ")}; set CHROMIUM_PATH.`);
  return found;
}

const fonts = [
  ["Bricolage Grotesque Variable", "200 800", "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"],
  ["Figtree Variable", "300 900", "figtree/files/figtree-latin-wght-normal.woff2"],
] as const;

/** Fonts are embedded in the page: a page without an address may not read files. */
async function fontFaces(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const faces = fonts.map(async ([family, weights, file]) => {
    const data = await readFile(resolve(`@fontsource-variable/${file}`), "base64");
    return `@font-face{font-family:"${family}";font-weight:${weights};src:url("data:font/woff2;base64,${data}")}`;
  });
  return (await Promise.all(faces)).join("");
}

/** A browser page on which slides are drawn frame by frame. */
export class SlidePage {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  static async open(): Promise<SlidePage> {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    });
    const page = await browser.newPage({ viewport: frame });
    await page.setContent(
      `<!doctype html><html lang="en"><style>${await fontFaces()}${slideStyle}</style><body></body></html>`,
    );
    for (const [family] of fonts) await page.evaluate((name) => document.fonts.load(`700 20px "${name}"`), family);
    return new SlidePage(browser, page);
  }

  private async show(html: string): Promise<void> {
    await this.page.evaluate((markup) => {
      document.body.innerHTML = markup;
    }, html);
  }

  /** The largest scale at which the slide's text fits its column. */
  async fit(slide: Slide, position: Position): Promise<number> {
    for (let fit = 1.3; fit >= 0.6; fit = Math.round((fit - 0.04) * 100) / 100) {
      await this.show(drawSlide(slide, position, slide.seconds, fit));
      const fits = await this.page.evaluate(() => {
        const text = document.querySelector(".text");
        return text !== null && text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth;
      });
      if (fits) return fit;
    }
    throw new Error(`Too much text for one slide: "${slide.title}"`);
  }

  /** A screenshot (PNG) of the markup. */
  async picture(html: string): Promise<Buffer> {
    await this.show(html);
    return this.page.screenshot();
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
