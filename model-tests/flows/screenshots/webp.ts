import type { BrowserSession } from "statechart-testing/drivers/browser-session";
import { blankPage } from "../../drivers/browser";
import type { Subject } from "./album";

/** Runs in a page. */
async function encoded({ data, quality, scale }: { data: string; quality: number; scale: number }): Promise<string> {
  const jpeg = new Image();
  jpeg.src = `data:image/jpeg;base64,${data}`;
  await jpeg.decode();
  const [width, height] = [Math.round(jpeg.width * scale), Math.round(jpeg.height * scale)];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(jpeg, 0, 0, width, height);
  return canvas.toDataURL("image/webp", quality / 100).replace("data:image/webp;base64,", "");
}

/** The highest JPEG quality, because the screenshot is encoded again. */
const jpegQuality = 95;

/**
 * A page under test whose screenshots are WebP, about half the size of JPEG. Playwright supports only JPEG and PNG, so
 * a blank page, whose clock no test controls, encodes them.
 * @param scale of the files: 1 for one file pixel per CSS pixel
 */
export const inWebp = (session: BrowserSession, scale: number): Subject => ({
  async picture(look, quality) {
    const jpeg = await session.picture(look, jpegQuality);
    const page = await blankPage();
    return Buffer.from(await page.evaluate(encoded, { data: jpeg.toString("base64"), quality, scale }), "base64");
  },
});
