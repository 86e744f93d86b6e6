import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { UiLanguage } from "../../src/i18n/languages";
import { launch } from "../harness/chromium";
import { type RunningServer, startServer } from "../harness/server";
import { Cast } from "../looks/cast";
import { faultsOf, type View } from "../looks/look";
import { places } from "../looks/places";

let server: RunningServer;
let browser: Browser;
let cast: Cast;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
  cast = await Cast.prepare(browser, server);
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

/** The screens that no other test looks at, in turn; `npm run looks` looks at all, in every language, width and scheme. */
const looked =
  /^(home|menu|courses?$|course, enrolled|step|exam$|exam, cert|my cert|certificate|profile|sign-in|not found)/;

it.each(
  places
    .filter(({ name }) => looked.test(name))
    .map((place, index) => ({
      place,
      language: languages[index % languages.length] ?? "en",
      view: views[index % views.length] ?? { width: 375, scheme: "dark" as const },
    })),
)(
  "$place.name in $language, $view.width px wide and $view.scheme, fits and can be used by everybody",
  async ({ place, language, view }) => {
    const page = await cast.open(place, language);
    expect(await faultsOf(page, view)).toEqual([]);
  },
);
