import { describe, expect, it } from "vitest";
import { contentLocales } from "../../contract/primitives";
import { formatLocales, languageNames, localeOfHost } from "./locale";

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
  it("all have a format and a name of their own", () => {
    expect(Object.keys(formatLocales).sort()).toEqual([...contentLocales].sort());
    expect(new Set(Object.values(languageNames)).size).toBe(contentLocales.length);
    expect(Intl.DateTimeFormat.supportedLocalesOf(Object.values(formatLocales))).toHaveLength(contentLocales.length);
  });

  it("keep pt-PT under the name of Brasil", () => {
    expect(formatLocales.pt).toBe("pt-PT");
    expect(languageNames.pt).toContain("Brasil");
  });
});
