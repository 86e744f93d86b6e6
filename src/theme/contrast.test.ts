import { describe, expect, it } from "vitest";
import { contrastRatio, luminance, readHex, textOn } from "./contrast";

describe("textOn", () => {
  it.each([
    ["#000000", "white"],
    ["#0b5d4b", "white"],
    ["#7a1f5c", "white"],
    ["#ffffff", "black"],
    ["#ffd9a0", "black"],
    ["#7fd1ae", "black"],
  ] as const)("is for %s: %s", (background, text) => {
    expect(textOn(background)).toBe(text);
  });

  it("accepts a color without its hash and in capitals", () => {
    expect(textOn("0B5D4B")).toBe("white");
  });

  it.each(["", "#fff", "#12345", "#1234567", "#gggggg", "rebeccapurple"])("reads %j as yellow", (malformed) => {
    expect(readHex(malformed)).toEqual([255, 255, 0]);
    expect(textOn(malformed)).toBe("black");
  });

  it("always reaches AA for normal text", () => {
    for (let step = 0; step < 4096; step += 1) {
      const background = `#${[step >> 8, (step >> 4) & 15, step & 15].map((n) => (n * 17).toString(16).padStart(2, "0")).join("")}`;
      const text = textOn(background) === "white" ? "#ffffff" : "#000000";
      expect(contrastRatio(background, text)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("contrastRatio", () => {
  it("is 21 for black on white, whichever comes first", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrastRatio("#ffffff", "#000000")).toBeCloseTo(21);
  });

  it("is 1 for a color on itself", () => {
    expect(contrastRatio("#0b5d4b", "#0b5d4b")).toBe(1);
  });

  it("orders luminance from black to white", () => {
    expect(luminance("#000000")).toBe(0);
    expect(luminance("#ffffff")).toBe(1);
  });
});
