import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Everything that has styles. */
const styled = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
  .map((path) => ({ path, text: readFileSync(join("src", path), "utf8") }))
  .filter(({ text }) => text.includes('from "styled-components"'));

const declared = (text: string, property: string): string[] =>
  [...text.matchAll(new RegExp(`(?<![\\w-])${property}:\\s*([^;]+);`, "g"))].map(([, value]) => value ?? "");
/** Animations with a duration that is not from the theme. */
const ownTime = /\b\d*\.?\d+m?s\b/;
const isOfTheme = (value: string) => value.includes("motion-") && !ownTime.test(value);

describe("people who prefer reduced motion", () => {
  it("get none of the theme's durations", () => {
    const style = readFileSync("src/theme/global-style.ts", "utf8");
    const [, times = ""] = /prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/.exec(style) ?? [];
    const named = [...readFileSync("src/theme/tokens.ts", "utf8").matchAll(/"(motion-\w+)":/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !times.includes(`--${name}: 0.01ms;`))).toEqual([]);
  });

  it.each(styled)("see no other motion: $path", ({ text }) => {
    expect(declared(text, "transition").filter((value) => !isOfTheme(value))).toEqual([]);
    // An infinite animation has a rule next to it.
    const others = declared(text, "animation").filter((value) => value !== "none" && !isOfTheme(value));
    if (others.length > 0) expect(text).toContain("@media (prefers-reduced-motion: reduce)");
    expect(text).not.toMatch(/(?<!over)scroll-behavior:|behavior: "smooth"/);
  });
});
