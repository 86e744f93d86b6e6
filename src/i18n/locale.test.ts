import { describe, expect, it } from "vitest";
import { contentLocales } from "../../contract/primitives";
import { formatLocales, languageNames, uiLanguageNames, uiLanguageOf, uiLanguages } from "./languages";
import { addressIn, localeOfHost, sharedDomain } from "./locale";

describe("the languages of section 9", () => {
  it("have their names in themselves", () => {
    expect(Object.values(languageNames).slice(0, 7).sort()).toEqual(
      ["English", "Español", "Deutsch", "Français", "Português (Brasil)", "Italiano", "日本語"].sort(),
    );
  });

  it("have these date and number formats", () => {
    expect(contentLocales.map((locale) => formatLocales[locale]).sort()).toEqual(
      ["en-US", "es-ES", "fr-FR", "pt-PT", "de-DE", "it-IT", "ja-JP"].sort(),
    );
  });
});

describe("the language of a host", () => {
  it.each([
    ["www.academy.test", "en"],
    ["es.academy.test", "es"],
    ["ja.academy.test:3000", "ja"],
    ["PT.Academy.Test", "pt"],
    ["es.localhost", "es"],
    ["es.localhost:3000", "es"],
    ["localhost", "en"],
    ["localhost:3000", "en"],
    ["127.0.0.1:3000", "en"],
    ["[::1]:3000", "en"],
    ["xx.academy.test", "en"],
    ["en.academy.test", "en"],
    ["sv.academy.test", "en"],
    ["academy.test", "en"],
    ["deutsch.academy.test", "en"],
    ["de", "en"],
    ["it:3000", "en"],
    ["", "en"],
  ])("%s → %s", (host, locale) => {
    expect(localeOfHost(host)).toBe(locale);
  });

  it("finds every content language", () => {
    expect(contentLocales.map((locale) => localeOfHost(`${locale}.academy.test`))).toEqual([...contentLocales]);
  });
});

describe("languages", () => {
  it("each have a different format and name", () => {
    expect(Object.keys(formatLocales).sort()).toEqual([...uiLanguages, "en-XA"].sort());
    expect(new Set(Object.values(uiLanguageNames)).size).toBe(14);
    expect(contentLocales.filter((locale) => !languageNames[locale])).toEqual([]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(Object.values(formatLocales))).toHaveLength(14);
  });

  it("keep pt-PT under the name of Brasil", () => {
    expect(formatLocales.pt).toBe("pt-PT");
    expect(languageNames.pt).toContain("Brasil");
  });
});

describe("the language of the interface", () => {
  it("is the chosen one, otherwise that of the address (R14)", () => {
    expect(uiLanguageOf("de")).toBe("de");
    expect(uiLanguageOf("de", "ko")).toBe("ko");
    expect(uiLanguageOf("de", "xx")).toBe("de");
    expect(uiLanguageOf("en", "en-XA")).toBe("en-XA");
  });
});

describe("an address in another language (R30, R32)", () => {
  it.each([
    ["es", "https://www.academy.test/academy/", "https://es.academy.test/academy/"],
    ["en", "https://es.academy.test/academy/?a=b", "https://www.academy.test/academy/?a=b"],
    ["ja", "http://localhost:3000/academy/", "http://ja.localhost:3000/academy/"],
    ["en", "http://ja.localhost:3000/academy/", "http://localhost:3000/academy/"],
    ["en", "http://www.localhost:3000/academy/", "http://localhost:3000/academy/"],
    ["de", "https://preview.academy.test/academy/", null],
    ["de", "https://academy.test/academy/", null],
    ["de", "http://127.0.0.1:3000/academy/", null],
    ["de", "http://[::1]:3000/academy/", null],
  ] as const)("%s of %s is %s", (locale, address, expected) => {
    expect(addressIn(locale, address)).toBe(expected);
  });
});

describe("the shared domain of all languages", () => {
  it.each([
    ["www.academy.test", "academy.test"],
    ["ES.Academy.Test", "academy.test"],
    ["ja.learn.academy.test", "learn.academy.test"],
    ["academy.test", null],
    ["preview.academy.test", null],
    ["localhost", null],
    ["es.localhost", null],
    ["www.test", null],
    ["127.0.0.1", null],
    ["[::1]", null],
    ["", null],
  ])("of %s is %s", (hostname, domain) => {
    expect(sharedDomain(hostname)).toBe(domain);
  });
});
