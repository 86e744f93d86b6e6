/** A language that is written from right to left: every screen, mirrored. */
import { mkdirSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch } from "../harness/chromium";
import { type RunningServer, startServer } from "../harness/server";
import { misplaced, turnAround } from "../visual-audit/mirrored";
import { Personas } from "../visual-audit/personas";
import { auditedPages } from "../visual-audit/places";

const pictures = "test-results/mirrored";

let server: RunningServer;
let browser: Browser;
let personas: Personas;
beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  [server, browser] = await Promise.all([startServer(), launch()]);
  personas = await Personas.prepare(browser, server);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

it("finds a box whose side does not follow the direction", async () => {
  const page = await personas.open({ name: "home", who: "visitor", path: "/academy/" }, "en");
  await page
    .locator("main h2")
    .first()
    .evaluate((heading) => {
      heading.style.marginLeft = "12px";
    });
  expect(await misplaced(page)).toContainEqual(expect.stringMatching(/^h2 /));
});

it.each(auditedPages.filter(({ isEnglish }) => !isEnglish))("$name has its mirror image", async (audited) => {
  const page = await personas.open(audited, "en");
  const found: string[] = [];
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await misplaced(page)).map((one) => `${width} px: ${one}`));
  }
  await turnAround(page);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    const hidden = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (hidden > 0) found.push(`${width} px: scrolls by ${hidden} px`);
    await page.screenshot({ path: `${pictures}/${audited.name.replaceAll(/\W+/g, "-")}-${width}.png` });
  }
  expect(found).toEqual([]);
});
