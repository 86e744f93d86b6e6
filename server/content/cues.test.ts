import { describe, expect, it } from "vitest";
import { cuesOf, problemOf } from "./cues";

describe("the captions of a file", () => {
  it("are its texts with their times in seconds", () => {
    const file =
      "WEBVTT\n\n1\n00:00:01.250 --> 00:00:03.711\nBefore a page\ncan bring\n\n01:02.000 --> 01:03.000\nit.\n";
    expect(cuesOf(file)).toEqual([
      { start: 1.25, end: 3.711, text: "Before a page can bring" },
      { start: 62, end: 63, text: "it." },
    ]);
  });

  it("are joined without a space in Japanese, and with one next to other scripts only where both have it", () => {
    expect(cuesOf("WEBVTT\n\n00:00.000 --> 00:01.000\nサーバーが返す内容を\nダウンロードします。\n")[0]?.text).toBe(
      "サーバーが返す内容をダウンロードします。",
    );
    expect(cuesOf("WEBVTT\n\n00:00.000 --> 00:01.000\nSearch\nConsole\n")[0]?.text).toBe("Search Console");
  });

  it("are plain text: without markup, settings, notes, and styles", () => {
    const file = [
      "\uFEFFWEBVTT - title",
      "NOTE 00:00.000 --> is not a time",
      "STYLE\n::cue { color: red }",
      "00:00.000 --> 00:01.000 line:0 align:start\n<v Ann>Q &amp; A <i>&lt; 5</i>",
      "00:01.000 --> 00:02.000\n",
    ].join("\r\n\r\n");
    expect(cuesOf(file)).toEqual([{ start: 0, end: 1, text: "Q & A < 5" }]);
  });
});

describe("captions that are read one after the other", () => {
  const cue = (start: number, end: number) => ({ start, end, text: "Words." });

  it("follow each other, with pauses or without", () => {
    expect(problemOf([cue(0, 2), cue(2, 3), cue(5, 6)])).toBeNull();
  });

  it("exist", () => {
    expect(problemOf([])).toBe("has no captions with a time and a text");
  });

  it.each([
    ["end before they start", [cue(0, 2), cue(4, 3)], 2],
    ["overlap", [cue(0, 2), cue(2, 3), cue(2.5, 4)], 3],
  ])("do not %s", (_, cues, number) => {
    expect(problemOf(cues)).toContain(`number ${number},`);
  });
});
