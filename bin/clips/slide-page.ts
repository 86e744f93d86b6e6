import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { findChromium } from "../chromium.mjs";
import { frame } from "./design";
import type { Slide } from "./script";
import { drawSlide, type Position, slideStyle } from "./slide";

const families = ["bricolage-grotesque", "figtree", "noto-sans-jp"] as const;

/** Fonts are embedded in the page: a page without an address may not read files. */
function fontFaces(): string {
  const { resolve } = createRequire(import.meta.url);
  const faces = families.map((family) => {
    const folder = dirname(resolve(`@fontsource-variable/${family}/package.json`));
    const embedded = (_: string, file: string) =>
      `url("data:font/woff2;base64,${readFileSync(join(folder, file), "base64")}")`;
    return readFileSync(join(folder, "index.css"), "utf8").replace(/url\((.+?)\)/g, embedded);
  });
  return faces.join("");
}

/** A browser page on which slides are drawn frame by frame. */
export class SlidePage {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
    private readonly devTools: CDPSession,
  ) {}

  /** @throws {Error} if there is no Chromium */
  static async open(): Promise<SlidePage> {
    const executablePath = await findChromium();
    if (executablePath === null) throw new Error("There is no Chromium; install one and set CHROMIUM_PATH to it.");
    const browser = await chromium.launch({
      executablePath,
      timeout: 0,
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
    // A busy machine may take minutes for the fonts.
    page.setDefaultTimeout(0);
    await page.setContent(`<!doctype html><html><style>${fontFaces()}${slideStyle}</style><body></body></html>`);
    return new SlidePage(browser, page, await page.context().newCDPSession(page));
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
      const fits = await this.page.evaluate(async () => {
        // The text asks for the parts of the fonts that it needs.
        await document.fonts.ready;
        const text = document.querySelector(".text");
        return text !== null && text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth;
      });
      if (fits) return fit;
    }
    throw new Error(`Too much text for one slide: "${slide.title}"`);
  }

  /** A screenshot (PNG) of the markup. Compressed quickly: thousands of them only pass through to ffmpeg. */
  async picture(html: string): Promise<Buffer> {
    await this.show(html);
    const { data } = await this.devTools.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
    return Buffer.from(data, "base64");
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
