import { describe, expect, it } from "vitest";
import { inReadingOrder, letterOf } from "./glossary";

describe("letterOf", () => {
  it.each([
    ["Anchor text", "A"],
    ["écran", "E"],
    ["Überblick", "U"],
    ["ßtand", "S"],
    ["“Quoted”", "Q"],
    ["ｆｕｌｌ width", "F"],
    ["404 page", "#"],
    ["４０４", "#"],
    ["①", "#"],
    ["…", "#"],
    ["", "#"],
  ])("files %j under %s", (term, letter) => expect(letterOf(term)).toBe(letter));

  it.each([
    ["あいう", "あ"],
    ["ぉ", "あ"],
    ["ァクセス", "あ"],
    ["ヴァイラル", "あ"],
    ["がくしゅう", "か"],
    ["コンバージョン", "か"],
    ["じょう", "さ"],
    ["っ", "た"],
    ["ナビ", "な"],
    ["パンくずリスト", "は"],
    ["ﾊﾟ", "は"],
    ["メタ", "ま"],
    ["ゃ", "や"],
    ["ランディングページ", "ら"],
    ["ワード", "わ"],
    ["んん", "わ"],
    ["SEO対策", "S"],
  ])("files %j under %s, as Japanese does", (reading, row) => expect(letterOf(reading)).toBe(row));
});

describe("inReadingOrder", () => {
  const sorted = (locale: string, ...terms: string[]) => inReadingOrder(terms, locale, (term) => term);

  it("sorts by language, digits first, regardless of case", () => {
    expect(sorted("en", "beta", "Alpha", "404 page", "30-day window", "alpaca")).toEqual([
      "30-day window",
      "404 page",
      "alpaca",
      "Alpha",
      "beta",
    ]);
    expect(sorted("es", "nube", "ñu", "orden")).toEqual(["nube", "ñu", "orden"]);
    expect(sorted("de", "Zeile", "Überblick", "Umsatz")).toEqual(["Überblick", "Umsatz", "Zeile"]);
  });

  it("sorts numbers by their value", () => {
    expect(sorted("en", "10 blue links", "9 blue links", "HTTP 10", "HTTP 2")).toEqual([
      "9 blue links",
      "10 blue links",
      "HTTP 2",
      "HTTP 10",
    ]);
  });

  it("compares word by word", () => {
    expect(sorted("en", "linkable", "link building", "link")).toEqual(["link", "link building", "linkable"]);
  });

  it("ignores signs before the first letter", () => {
    expect(sorted("fr", "zone", "“écran”", "débit")).toEqual(["débit", "“écran”", "zone"]);
    expect(sorted("fr", "«(zone)»", "débit", "«(abri)»")).toEqual(["«(abri)»", "débit", "«(zone)»"]);
  });

  it("puts Latin terms before kana, and sorts both kinds of kana by sound", () => {
    expect(sorted("ja", "ランディング", "けんさくご", "SEO", "コンテンツ", "あんかー")).toEqual([
      "SEO",
      "あんかー",
      "けんさくご",
      "コンテンツ",
      "ランディング",
    ]);
  });

  it("does not change its input", () => {
    const terms = ["b", "a"];
    inReadingOrder(terms, "en", (term) => term);
    expect(terms).toEqual(["b", "a"]);
  });
});
