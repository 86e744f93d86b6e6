import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** Only letters and digits, so that authors' texts are found regardless of their markup. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Everything that authors wrote, in one string. */
function written(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ya?ml|md|vtt)$/.test(entry.name))
    .map((entry) => bare(readFileSync(join(entry.parentPath, entry.name), "utf8").replace(/&\w+;/g, " ")))
    .join("|");
}
let corpus: string | undefined;

/**
 * Texts that are the same in every language: names of things and demo people, addresses, codes, and dates in the
 * browser's format.
 */
const same =
  /^(academy|linkedin|open badges?|en|id|csv|json|pdf|frida free|edda editor|[\w.-]+@academy\.test|https?:\S+|\/academy\/\S+|[\w-]{20,}|\w+ \d{1,2}, \d{4}|\W*)$/i;

/** The site's own texts in the pseudo-language. */
const isOwn = (text: string): boolean => /~|[àçéîñöšüÿÅÉØŠ]/.test(text);

/** Texts of the site that are not in the pseudo-language although no author wrote them. */
export async function untranslatedOn(page: Page): Promise<string[]> {
  corpus ??= written("content");
  const said = await page.evaluate(() => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ["aria-label", "placeholder", "alt", "title"]) texts.add(node.getAttribute(name) ?? "");
        continue;
      }
      const parent = node.parentElement;
      // The browser names dates and languages; code and scripts are skipped.
      if (parent && !parent.closest("time, script, style, noscript, kbd, code, [lang]:not(html):not(main)"))
        texts.add(node.textContent ?? "");
    }
    return [...texts];
  });
  return said
    .map((text) => text.trim())
    .filter((text) => /[a-z]{2}/i.test(text) && !isOwn(text) && !same.test(text))
    .filter((text) => !corpus?.includes(bare(text)));
}

/** Texts of the site that are cut off because they do not fit their boxes; names and titles may be shortened. */
export async function clippedOn(page: Page): Promise<string[]> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflowX, position, clipPath } = getComputedStyle(element);
        const isHidden = position === "absolute" && (clipPath !== "none" || element.clientWidth <= 1);
        return (
          /hidden|clip/.test(overflowX) &&
          !isHidden &&
          element.clientWidth > 0 &&
          element.scrollWidth > element.clientWidth + 1 &&
          [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
        );
      })
      .map((element) => element.textContent?.trim().slice(0, 60) ?? ""),
  );
  return cut.filter(isOwn);
}
