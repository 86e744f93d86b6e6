import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { UiLanguage } from "../../src/i18n/languages";
import { launch } from "../harness/chromium";
import { type RunningServer, startServer } from "../harness/server";
import { faultsOf, type View } from "../visual-audit/faults";
import { Personas } from "../visual-audit/personas";
import { auditedPages } from "../visual-audit/places";

let server: RunningServer;
let browser: Browser;
let personas: Personas;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
  personas = await Personas.prepare(browser, server);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

const views: View[] = [
  { width: 375, scheme: "dark" },
  { width: 1280, scheme: "light" },
  { width: 375, scheme: "light" },
  { width: 1280, scheme: "dark" },
];
const languages: UiLanguage[] = ["en", "ja", "de"];

/**
 * The screens that no other test audits, each in one variant; `npm run visual-audit` audits all screens in every
 * language, width, and color scheme.
 */
const looked =
  /^(home|menu|courses?$|course, enrolled|step|exam$|exam, cert|my cert|certificate|profile|sign-in|not found)/;

it.each(
  auditedPages
    .filter(({ name }) => looked.test(name))
    .map((audited, index) => ({
      audited,
      language: languages[index % languages.length] ?? "en",
      view: views[index % views.length] ?? { width: 375, scheme: "dark" as const },
    })),
)(
  "$place.name in $language, $view.width px wide and $view.scheme, fits and can be used by everyone",
  async ({ audited, language, view }) => {
    const page = await personas.open(audited, language);
    expect(await faultsOf(page, view)).toEqual([]);
  },
);
