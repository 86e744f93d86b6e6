/**
 * Every screen and state, in languages of every script, on a phone, on a desktop, and at a zoom of 400 %, in both color
 * schemes. Variables of the environment select a part of it:
 *
 *     AUDIT_SLICE=2/4  AUDIT_PAGES='^exam'  AUDIT_LANGUAGES=en,ja  AUDIT_WIDTHS=375  AUDIT_SCHEMES=dark
 *
 * With AUDIT_CONTINUE=1, its figures are added to those of the parts before it, in test-results/visual-audit.md.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch } from "../harness/chromium";
import { type RunningServer, startServer } from "../harness/server";
import { describeFaults } from "../visual-audit/faults";
import { Figures } from "../visual-audit/figures";
import { auditPage, matrixOf, type TypedMatrix } from "../visual-audit/matrix";
import { everyPage, Personas } from "../visual-audit/personas";

const {
  AUDIT_SLICE: slice = "1/1",
  AUDIT_PAGES: names = "",
  AUDIT_LANGUAGES: languages,
  AUDIT_WIDTHS: widths,
  AUDIT_SCHEMES: schemes,
  AUDIT_CONTINUE: isContinued,
} = process.env;
const matrix = matrixOf({
  ...(languages && { languages }),
  ...(widths && { widths }),
  ...(schemes && { schemes }),
} satisfies TypedMatrix);
const [part = 1, parts = 1] = slice.split("/").map(Number);

const figures = new Figures("test-results/visual-audit.json", isContinued === "1");
let server: RunningServer;
let browser: Browser;
let personas: Personas;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
  personas = await Personas.prepare(browser, server);
});
afterAll(async () => {
  console.log(figures.toMarkdown());
  await browser?.close();
  await server?.remove();
});

it.each(everyPage.filter(({ name }, index) => new RegExp(names).test(name) && index % parts === part - 1))(
  "$name fits every window and can be used by everyone",
  { timeout: 600_000, retry: 0 },
  async (audited) => {
    const found: string[] = [];
    for (const language of matrix.languages) {
      const runs = await auditPage(personas, audited, language, matrix);
      figures.add(runs);
      // An audit that is ended early has its figures, too.
      figures.write("test-results/visual-audit.md");
      for (const { width, scheme, faults } of runs)
        for (const fault of describeFaults(faults)) found.push(`${language}, ${width} px, ${scheme}: ${fault}`);
    }
    expect(found).toEqual([]);
  },
);
