import type { Page } from "playwright-core";
import { axe, overflow } from "../harness/axe";

/** How a page is audited. */
export interface View {
  width: number;
  scheme: "light" | "dark";
}

/** What is wrong with a page. */
export interface Faults {
  /** What axe finds. */
  violations: readonly string[];
  /** By how many pixels the page is wider than the window. */
  overflow: number;
}

/** A desktop of 1280 × 1024 pixels at a zoom of 400 %, and a small phone. */
const heights: Readonly<Record<number, number>> = { 320: 256, 375: 667 };

/** The window of a view. */
export const sizeOf = (width: number) => ({ width, height: heights[width] ?? 900 });

/** The faults of a page in its current state, with this window and color scheme. */
export async function faultsOf(page: Page, { width, scheme }: View): Promise<Faults> {
  await page.setViewportSize(sizeOf(width));
  await page.emulateMedia({ colorScheme: scheme });
  return { overflow: await overflow(page), violations: await axe(page) };
}

/** Faults as sentences. */
export const describeFaults = ({ violations, overflow: surplus }: Faults): string[] => [
  ...(surplus > 0 ? [`is ${surplus} px too wide`] : []),
  ...violations,
];
