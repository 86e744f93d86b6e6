import { expect, it } from "vitest";
import { folded, traced } from "./fold";

it.each([
  ["  Über—Crème, ﬁne! ", "uber creme fine"],
  ["Straße ŒUVRE Łódź", "strasse oeuvre lodz"],
  ["ΟΔΟΣ οδος", "οδοσ οδοσ"],
  ["İstanbul ılık", "istanbul ilik"],
  ["ＳＥＯ　２０２４", "seo 2024"],
  ["ｶﾞｲﾄﾞ がか", "ガイド がか"],
  ["co\u00adoperate\u200b", "cooperate"],
  ["don't e-mail C++", "don t e mail c"],
  ["?! 🎉 %_\\", ""],
])("folds %s to %s", (text, expected) => {
  expect(folded(text)).toBe(expected);
  expect(traced(text).folded.trim().replace(/ +/g, " ")).toBe(expected);
});

it("maps every character to its source", () => {
  const text = "A  ﬁne, Cafe\u0301 ｶﾞ!";
  const { folded: result, starts } = traced(text);
  expect(result).toBe("a fine cafe ガ ");
  const original = (word: string) => {
    const at = result.indexOf(word);
    return text.slice(starts?.[at], starts?.[at + word.length]);
  };
  expect([original("fine"), original("cafe"), original("ガ")]).toEqual(["ﬁne", "Cafe\u0301", "ｶﾞ"]);
  expect(starts?.at(-1)).toBe(text.length);
});

it.each(["Plain text, with 100% signs!", "Über – die „Größen“…", "検索エンジン、ＳＥＯ", "ÉTÉ\u00a0à l’aube"])(
  "keeps the places of %s unless a character becomes several",
  (text) => {
    const { folded: result, starts } = traced(text);
    expect(starts === null).toBe(!text.includes("ß"));
    if (starts === null) expect(result.length).toBe(text.length);
    expect(result.replace(/ +/g, " ").trim()).toBe(folded(text));
  },
);
