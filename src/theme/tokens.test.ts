import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "./contrast";
import {
  breakpoints,
  constants,
  dark,
  light,
  linePairs,
  spinnerSizes,
  stacksByLanguage,
  textPairs,
  withMoreContrast,
} from "./tokens";

const modes = { light, dark };

describe.each(["light", "dark"] as const)("%s colors", (mode) => {
  const colours = modes[mode];

  it.each(textPairs.flatMap(([text, ...grounds]) => grounds.map((ground) => [text, ground] as const)))(
    "%s reads on %s",
    (text, ground) => {
      expect(contrastRatio(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(linePairs.flatMap(([line, ...grounds]) => grounds.map((ground) => [line, ground] as const)))(
    "%s is visible on %s",
    (line, ground) => {
      expect(contrastRatio(colours[line], colours[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});

describe.each(["light", "dark"] as const)("%s colors with more contrast", (mode) => {
  const colours = { ...modes[mode], ...withMoreContrast(modes[mode]) };

  it("have texts of 7:1 wherever text was soft or faint, and edges that are visible", () => {
    const soft = textPairs.filter(([text]) => text === "ink-soft" || text === "ink-faint");
    expect(soft.length).toBeGreaterThan(1);
    for (const [text, ...grounds] of soft)
      for (const ground of grounds) expect(contrastRatio(colours[text], colours[ground])).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(colours.rule, colours.paper)).toBeGreaterThanOrEqual(3);
  });
});

describe("typefaces", () => {
  it("are those of the language where its characters have shapes of their own, after those for Latin letters", () => {
    const latin = constants["font-body"].replace(/, sans-serif$/, "");
    for (const [language, own] of [
      ["ja", "Noto Sans JP"],
      ["ko", "Noto Sans KR"],
      ["zh", "Noto Sans SC"],
    ] as const) {
      const stack = stacksByLanguage[language]?.["font-body"] ?? "";
      expect(stack.startsWith(`${latin}, `)).toBe(true);
      expect(stack.match(/Noto Sans (?:JP|KR|SC)/g)).toEqual([own]);
    }
    expect(constants["font-body"]).not.toMatch(/Noto|Hiragino/);
  });
});

describe("the constants of section 9", () => {
  it("are the breakpoints and the sizes of spinners", () => {
    expect(breakpoints).toEqual({ xs: 0, x: 375, xm: 500, sm: 768, md: 960, lg: 1140, xl: 1280, xxl: 1440 });
    expect(spinnerSizes).toEqual([16, 20, 24, 32, 48, 72]);
  });

  it("are the layers of header and footer, the gap below a section, the base font and the parts of a list to choose from", () => {
    expect(constants).toMatchObject({
      "z-header": "100",
      "z-footer": "10",
      "section-gap": "60px",
      "text-ui": "0.875rem",
      "text-body": "0.875rem",
      "list-height": "240px",
      "list-item-l": "40px",
      "list-item-m": "32px",
    });
  });

  it("grow on wide windows: text of 16 px from md on, twice the gap from xxl on", () => {
    const css = readFileSync("src/theme/global-style.ts", "utf8");
    expect(css).toMatch(/up\("md"\)\} \{ :root \{ --text-body: 1rem;/);
    expect(css).toMatch(/up\("xxl"\)\} \{ :root \{ --section-gap: 120px; \} \}/);
  });
});
