/**
 * Audits every screen of the site: `npm run visual-audit`. Reports what axe finds, what is too wide, and, in the
 * pseudo-language (`--languages=en-XA`), what is not translated or cut off. `--out=FOLDER` keeps a screenshot of each.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { launch } from "../model-tests/harness/chromium";
import { startServer } from "../model-tests/harness/server";
import { describeFaults } from "../model-tests/visual-audit/faults";
import { auditPage, matrixOf } from "../model-tests/visual-audit/matrix";
import { auditedPagesOf, Personas } from "../model-tests/visual-audit/personas";
import { clippedOn, untranslatedOn } from "../model-tests/visual-audit/untranslated";
import { pseudoLanguage } from "../src/i18n/languages";
import { explained, readOptions } from "./command-line";

const usage = `npm run visual-audit [-- OPTIONS]   audits every screen of the built site

--languages=en,ja,de    in these languages; in en-XA, it also finds what is not translated, or cut off
--widths=375,1280       at these widths
--schemes=light,dark    in these color schemes
--auditedPages=NAMES    only these pages, with semicolons between them
--out=FOLDER            keeps a screenshot of each`;

const { values } = readOptions(process.argv.slice(2), {
  usage,
  allowPositionals: false,
  options: {
    languages: { type: "string", default: "en,ja,de" },
    widths: { type: "string", default: "375,1280" },
    schemes: { type: "string", default: "light,dark" },
    auditedPages: { type: "string", default: "" },
    out: { type: "string" },
  },
});
const names = values.auditedPages.split(";").map((name) => name.trim());
const { auditedPages, matrix } = explained(() => ({
  // Names of pages contain commas, so they are separated by semicolons.
  auditedPages: auditedPagesOf(names.filter(Boolean)),
  matrix: matrixOf(values),
}));

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
  for (const language of matrix.languages) {
    for (const audited of auditedPages) {
      await auditPage(personas, audited, language, matrix, async (page, run) => {
        const name = `${audited.name} ${language} ${run.width} ${run.scheme}`;
        count += 1;
        complain(name, describeFaults(run.faults));
        if (language === pseudoLanguage) {
          complain(`${name}, cut off`, await clippedOn(page));
          if (!audited.isEnglish) complain(`${name}, not translated`, await untranslatedOn(page));
        }
        if (values.out)
          await page.screenshot({ path: join(values.out, `${name.replace(/[^\w-]+/g, "-")}.png`), fullPage: true });
      });
    }
  }
} finally {
  await browser.close();
  await server.remove();
}
console.log(`${count} views, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
