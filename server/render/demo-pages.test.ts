import { expect, it } from "vitest";
import type { Services } from "../../src/api/services";
import { render } from "../../src/entry.server";
import { createI18n } from "../../src/i18n/i18n";
import { uiLanguages } from "../../src/i18n/languages";

/** Every call fails: a page's own text must appear all the same. */
const away = (): Promise<Services> => Promise.reject({ code: "network", status: 0 });

it.each(uiLanguages)("say in %s that others can reach this demo, and nowhere else (R71)", async (language) => {
  const { t } = await createI18n(language);
  const page = {
    locale: "en",
    language,
    origin: "https://academy.example",
    usage: true,
    facts: { stepAt: async () => null },
  } as const;
  const textOf = (markup: string) => markup.replace(/<[^>]*>/g, "").replaceAll("&#x27;", "'");
  const timesIn = (markup: string) => textOf(markup).split(t("demo.text")).length - 1;
  for (const [url, times] of [
    ["/academy/faq/", 1],
    ["/academy/sign-in/", 2],
  ] as const) {
    const demo = await render({ ...page, url, isDemo: true }, away);
    expect([url, timesIn(demo.markup), demo.dehydrated.isDemo]).toEqual([url, times, true]);
    expect(textOf(demo.markup)).toContain(t("demo.title"));
    const plain = await render({ ...page, url }, away);
    expect([url, timesIn(plain.markup), plain.dehydrated.isDemo]).toEqual([url, 0, undefined]);
  }
});
