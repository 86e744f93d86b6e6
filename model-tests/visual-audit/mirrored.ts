import type { Page } from "playwright-core";

/** How a box stands apart from where its mirror image has to be, in words. */
export type Misplaced = string;

/**
 * Turns the page into a pseudo-language that is written from right to left: each text is displayed in reverse, so that
 * a look at a picture shows at once what does not follow the direction.
 */
export async function turnAround(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
    const [reversed, ends] = ["\u202e", "\u202c"];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode as Text);
    for (const node of nodes)
      if (node.data.trim() && !node.parentElement?.closest("script, style, pre, code, svg"))
        node.data = `${reversed}${node.data}${ends}`;
  });
}

/**
 * The page's boxes that are not where the mirror image of the page has them once the page is written from right to
 * left. The page from left to right is the reference: the same words take the same room in both, so that every box has
 * its place. Not compared: what is inside a line of text, in drawings, and in what has its own direction.
 */
export async function misplaced(page: Page): Promise<Misplaced[]> {
  return page.evaluate(async () => {
    const ownDirection = "svg, video, pre, code, table, [dir], [data-own-direction], [aria-hidden=true]";
    const boxes = [...document.body.querySelectorAll<HTMLElement>("*")].filter((one) => {
      if (one.closest(ownDirection)) return false;
      const { display, position } = getComputedStyle(one);
      return !/^(inline|contents|none|table)/.test(display) && position !== "absolute" && one.checkVisibility();
    });
    const settle = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const places = () => boxes.map((one) => one.getBoundingClientRect());
    const root = document.documentElement;
    const before = places();
    root.dir = "rtl";
    await settle();
    const after = places();
    root.removeAttribute("dir");
    await settle();
    const width = root.clientWidth;
    const wrong = boxes.filter((_, index) => {
      const [from, to] = [before[index], after[index]];
      if (!(from && to) || from.width < 2) return false;
      return Math.abs(to.left - (width - from.right)) > 2 || Math.abs(to.width - from.width) > 2;
    });
    // A child of a misplaced box is misplaced with it.
    return wrong
      .filter((one) => !wrong.some((other) => other !== one && other.contains(one)))
      .map((one) => {
        const index = boxes.indexOf(one);
        const [from, to] = [before[index] as DOMRect, after[index] as DOMRect];
        const text = (one.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 40);
        return `${one.tagName.toLowerCase()} "${text}": left ${Math.round(to.left)}, not ${Math.round(width - from.right)}; ${Math.round(to.width)} wide, not ${Math.round(from.width)}`;
      });
  });
}
