import type { Page } from "playwright-core";
import { axe, overflow } from "../harness/axe";

/** How a page is audited. */
export interface View {
  width: number;
  scheme: "light" | "dark";
}

/** The faults of a page in its current state, with this window and color scheme. */
export async function faultsOf(page: Page, { width, scheme }: View): Promise<string[]> {
  await page.setViewportSize({ width, height: width < 600 ? 812 : 900 });
  await page.emulateMedia({ colorScheme: scheme });
  const surplus = await overflow(page);
  return [...(surplus > 0 ? [`is ${surplus} px too wide`] : []), ...(await axe(page))];
}
