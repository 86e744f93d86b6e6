import { describe, expect, it } from "vitest";
import { highlight, inOneLine, passage as passageOf } from "./highlight";
import type { Marks } from "./understand";

const marks = (words: string[], beginnings: string[] = [], substrings: string[] = []) => ({
  words: new Set(words),
  beginnings,
  substrings,
});
const joined = (segments: { text: string }[]) => segments.map(({ text }) => text).join("");
const marked = (segments: { text: string; hit: boolean }[]) =>
  segments.filter(({ hit }) => hit).map(({ text }) => text);

describe("highlight", () => {
  it.each(["Plain", "", ' <b>Tags</b> & "quotes" ', "Été — œuvres, ﬁne & dandy\u00ad", "検索エンジン ｶﾞｲﾄﾞ 🎉 𠮷野家"])(
    "the segments of %s add up to the text",
    (text) => {
      for (const one of [marks([]), marks(["tags", "ete", "fine", "oeuvres"]), marks([], ["da"], ["ガイ", "野"])])
        expect(joined(highlight(text, one))).toBe(text);
    },
  );

  it("marks whole words, words with a prefix, and substrings", () => {
    expect(marked(highlight("Seo, SEOs and see", marks(["seo"])))).toEqual(["Seo"]);
    expect(marked(highlight("Seo, SEOs and see", marks([], ["seo"])))).toEqual(["Seo", "SEOs"]);
    expect(marked(highlight("SEO対策とseo", marks(["seo"], [], ["対策"])))).toEqual(["SEO", "対策", "seo"]);
  });

  it("marks a whole ligature, and overlapping hits once", () => {
    expect(marked(highlight("ﬁne", marks([], [], ["f"])))).toEqual(["ﬁ"]);
    expect(marked(highlight("検索分析", marks([], [], ["検索分", "索分析"])))).toEqual(["検索分析"]);
  });
});

describe("passage", () => {
  const passage = (text: string, marked: Marks) => passageOf(inOneLine(text), marked);
  const sentence = (word: string) =>
    `Here stands one sentence of several words about ${word} and nothing else at all. `;
  const long = ["apples", "pears", "plums", "cherries", "quinces", "medlars"].map(sentence).join("");

  it("is the whole text if it is short, in one line", () => {
    expect(joined(passage("One\n  line.", marks([])))).toBe("One line.");
    expect(passage("", marks(["a"]))).toEqual([]);
  });

  it("starts at the beginning if nothing is marked", () => {
    const shown = joined(passage(long, marks([])));
    expect(shown).toMatch(/^Here stands one sentence .*\S …$/);
    expect(shown.length).toBeLessThan(200);
  });

  it("is about thirty words around the hits, cut between words", () => {
    const shown = passage(long, marks(["cherries"]));
    expect(marked(shown)).toEqual(["cherries"]);
    const text = joined(shown);
    expect(text).toMatch(/^… \w.*\S …$/);
    expect(text.split(" ").length).toBeGreaterThan(24);
    expect(text.split(" ").length).toBeLessThan(37);
    expect(long).toContain(text.slice(2, -2));
  });

  it("prefers more words to more hits", () => {
    const text = `${"apples apples apples ".repeat(3)}${"x".repeat(20)} ${long.repeat(2)} apples, pears with plums `;
    expect(new Set(marked(passage(text, marks(["apples", "pears", "plums"]))))).toContain("plums");
  });

  it("ends with the text", () => {
    const shown = joined(passage(`${long}The end is nigh.`, marks(["nigh"])));
    expect(shown).toMatch(/^… .*The end is nigh\.$/);
  });

  it("is shorter if characters are words, and splits no character", () => {
    const shown = passage(`${"𠮷野家の話。".repeat(60)}検索${"𠮷野家の話。".repeat(60)}`, marks([], [], ["検索"]));
    expect(marked(shown)).toEqual(["検索"]);
    expect(joined(shown).length).toBeLessThan(100);
    expect(joined(shown)).not.toMatch(/\p{Surrogate}/u);
  });
});
