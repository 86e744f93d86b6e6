import { describe, expect, it } from "vitest";
import { cuesOf, splitSpeech, webVtt } from "./captions";
import type { Slide } from "./script";

function slide(say: string, seconds: number): Slide {
  return { title: "Title", points: [], figure: "none", say, seconds, amounts: [] };
}

const long =
  "Before a page can bring you a single visitor, a search engine has to take it through three stages, and each one of them can fail on its own. Look at each.";

describe("splitSpeech", () => {
  it("breaks text into at most two lines of 42 characters without losing words", () => {
    const cues = splitSpeech(long);
    for (const lines of cues) {
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
    }
    expect(cues.flat().join(" ")).toBe(long);
  });

  it("lets short sentences share a cue", () => {
    expect(splitSpeech("A stable gap is normal. Look closer.")).toEqual([["A stable gap is normal. Look closer."]]);
  });
});

describe("cuesOf", () => {
  it("fills each slide without gaps", () => {
    const cues = cuesOf([slide(long, 9), slide("The end.", 3)]);
    expect(cues[0]?.start).toBe(0);
    expect(cues.at(-2)?.end).toBeCloseTo(9);
    expect(cues.at(-1)).toEqual({ start: 9, end: 12, lines: ["The end."] });
    for (const [index, cue] of cues.slice(1).entries()) expect(cue.start).toBeCloseTo(cues[index]?.end ?? -1);
  });
});

describe("webVtt", () => {
  it("escapes what WebVTT would read as markup", () => {
    expect(webVtt([slide("Q & A < 5", 2)])).toBe("WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.000\nQ &amp; A &lt; 5\n");
  });
});
