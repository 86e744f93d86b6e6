import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const styled = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
  .map((path) => ({ path, text: readFileSync(join("src", path), "utf8") }))
  .filter(({ text }) => text.includes("styled-components") || text.includes("globalStyle"));

/** A value of CSS, not of TypeScript. */
const value = String.raw`(?:-?\d|-?\.\d|\$\{|calc|clamp|min\(|max\(|auto|env)`;
const sided = [
  new RegExp(String.raw`(?<![\w-])(?:(?:margin|padding|border)-)?(?:left|right)(?:-width)?: ${value}`),
  /(?<![\w-])border-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius/,
  /(?<![\w-])(?:text-align|float|clear): (?:left|right)/,
];
const fourValues = /(?<![\w-])(?:margin|padding|inset): ([^;{}`]*(?:\$\{[^}]*\}[^;{}`]*)*);/g;

/** The values of a shorthand, whose expressions may have spaces. */
const valuesOf = (declaration: string): string[] => declaration.match(/(?:\$\{[^}]*\}|\([^)]*\)|\S)+/g) ?? [];

// A page in a language that is written from right to left is the same page, mirrored.
it.each(styled)("sides follow the direction of the language: $path", ({ text }) => {
  expect(text.split("\n").filter((line) => sided.some((pattern) => pattern.test(line)))).toEqual([]);
  const uneven = [...text.matchAll(fourValues)]
    .map(([, declaration = ""]) => valuesOf(declaration))
    .filter((values) => values.length === 4 && values[1] !== values[3]);
  expect(uneven).toEqual([]);
});
