/**
 * Audits every screen of the site: `npm run visual-audit`. Reports what axe finds, what is too wide, and, in the
 * pseudo-language (`--languages=en-XA`), what is not translated or cut off. `--out=FOLDER` keeps a screenshot of each.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch } from "../model-tests/harness/chromium";
import { startServer } from "../model-tests/harness/server";
import { faultsOf, type View } from "../model-tests/visual-audit/faults";
import { auditedPagesOf, Personas } from "../model-tests/visual-audit/personas";
import { clippedOn, untranslatedOn } from "../model-tests/visual-audit/untranslated";
import { pseudoLanguage, type UiLanguage } from "../src/i18n/languages";

const { values } = parseArgs({
  options: {
    languages: { type: "string", default: "en,ja,de" },
    widths: { type: "string", default: "375,1280" },
    schemes: { type: "string", default: "light,dark" },
    auditedPages: { type: "string", default: "" },
    out: { type: "string" },
  },
});
const listOf = (typed: string): string[] => typed.split(",").filter(Boolean);
// Names of places contain commas, so they are separated by semicolons.
const auditedPages = auditedPagesOf(values.auditedPages.split(";").filter(Boolean));
const views = listOf(values.widths).flatMap((width) =>
  listOf(values.schemes).map(
    (scheme): View => ({ width: Number(width), scheme: scheme === "dark" ? "dark" : "light" }),
  ),
);

const [server, browser] = await Promise.all([startServer(), launch()]);
let count = 0;
let faults = 0;
const complain = (where: string, found: readonly string[]): void => {
  faults += found.length;
  for (const fault of found) console.log(`${where}: ${fault}`);
};
try {
  const personas = await Personas.prepare(browser, server);
  if (values.out) mkdirSync(values.out, { recursive: true });
  for (const language of listOf(values.languages) as UiLanguage[]) {
    for (const audited of auditedPages) {
      const page = await personas.open(audited, language);
      for (const view of views) {
        const name = `${audited.name} ${language} ${view.width} ${view.scheme}`;
        count += 1;
        complain(name, await faultsOf(page, view));
        if (language === pseudoLanguage) complain(`${name}, cut off`, await clippedOn(page));
        if (values.out)
          await page.screenshot({ path: join(values.out, `${name.replace(/[^\w-]+/g, "-")}.png`), fullPage: true });
      }
      if (language === pseudoLanguage && !audited.isEnglish)
        complain(`${audited.name}, not translated`, await untranslatedOn(page));
    }
  }
} finally {
  await browser.close();
  await server.remove();
}
console.log(`${count} views, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
