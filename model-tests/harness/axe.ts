import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Widths at which pages are audited: a small phone, a tablet, a desktop. */
const widths = [320, 768, 1280];

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[] }[];
}

/** Ends running transitions: a color halfway between two schemes has very little contrast. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });

/** The accessibility violations of the page in its current state. */
export async function axe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  await settle(page);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    return (await axe.run({ resultTypes: ["violations"] })).violations;
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join(", ")})`,
  );
}

/** The horizontal overflow of the window, in pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return Math.max(0, root.scrollWidth - root.clientWidth);
  });

/**
 * Checks that the page, in its current state, fits at every width and is accessible. The audit runs at phone width, where
 * most content is folded away. `npm run visual-audit` covers dark mode, desktops, and other languages.
 */
export async function holds(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `overflow at ${width} px`).toBe(0);
    if (width === widths[0]) expect(await axe(page), `at ${width} px`).toEqual([]);
  }
}
