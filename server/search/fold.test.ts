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
  expect(traced(text).folded.trim()).toBe(expected);
});

it("maps every character to its source", () => {
  const text = "A  ﬁne, Cafe\u0301 ｶﾞ!";
  const { folded: result, starts } = traced(text);
  expect(result).toBe("a fine cafe ガ ");
  const original = (word: string) => {
    const at = result.indexOf(word);
    return text.slice(starts[at], starts[at + word.length]);
  };
  expect([original("fine"), original("cafe"), original("ガ")]).toEqual(["ﬁne", "Cafe\u0301", "ｶﾞ"]);
  expect(starts.at(-1)).toBe(text.length);
});
