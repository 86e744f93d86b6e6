import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { UiLanguage } from "../../../src/i18n/languages";
import { projectRoot } from "../../project-root";

/** A family comes in files of a few hundred characters each, in WOFF2, with a variable weight. */
interface Family {
  name: string;
  /** Each file's part of the name, and the ranges of characters that it may contain. */
  files: readonly { part: string; ranges: readonly (readonly [first: number, last: number])[] }[];
}

/** A text's font: headings have a different typeface, as on the pages. */
export interface Style {
  family: "bricolage-grotesque" | "figtree";
  /** As in CSS. */
  weight: number;
}

const folderOf = (family: string) => join(projectRoot(), "node_modules", "@fontsource-variable", family);

/** `U+30-39,U+61` */
const rangesOf = (list: string) =>
  list.split(",").map((range) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return [first, last] as const;
  });

const families = new Map<string, Promise<Family>>();

/** A family by the name of its package; read once. */
function familyOf(name: string): Promise<Family> {
  const known = families.get(name);
  if (known) return known;
  const loading = readFile(join(folderOf(name), "unicode.json"), "utf8").then((json) => ({
    name,
    files: Object.entries(JSON.parse(json) as Record<string, string>).map(([part, list]) => ({
      part: part.replace(/[[\]]/g, ""),
      ranges: rangesOf(list),
    })),
  }));
  // If a file could not be read, the next text tries again.
  loading.catch(() => families.delete(name));
  families.set(name, loading);
  return loading;
}

/** The bytes of one file of a family, WOFF2. */
export const fontFile = (family: string, part: string): Promise<Buffer> =>
  readFile(join(folderOf(family), "files", `${family}-${part}-wght-normal.woff2`));

/**
 * The parts of a family that may contain these characters: their ranges overlap and list more than the files contain.
 */
export const partsFor = ({ files }: Family, codePoints: readonly number[]): string[] =>
  files
    .filter(({ ranges }) => codePoints.every((code) => ranges.some(([first, last]) => code >= first && code <= last)))
    .map(({ part }) => part);

/**
 * Chinese, Japanese, and Korean write the same characters differently, and each typeface lacks some. A text's own
 * script decides which typeface is tried first, otherwise the requested language.
 */
function eastAsian(text: string, language: UiLanguage): string[] {
  const order = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? ["jp", "sc", "tc", "kr"]
    : /\p{Script=Hangul}/u.test(text)
      ? ["kr", "jp", "tc", "sc"]
      : language === "ja"
        ? ["jp", "sc", "tc", "kr"]
        : language === "ko"
          ? ["kr", "jp", "tc", "sc"]
          : ["sc", "tc", "jp", "kr"];
  return order.map((region) => `noto-sans-${region}`);
}

/**
 * Scripts of names that the other families lack; each has a family of its own. Bengali, Gujarati, Gurmukhi, Khmer,
 * Burmese, and Sinhala are not among them: fontkit puts their letters together wrongly.
 */
const scripts = [
  "Arabic",
  "Armenian",
  "Ethiopic",
  "Georgian",
  "Hebrew",
  "Kannada",
  "Lao",
  "Malayalam",
  "Tamil",
  "Telugu",
  "Thai",
].map((script) => ({ family: `noto-sans-${script.toLowerCase()}`, letter: new RegExp(`\\p{Script=${script}}`, "u") }));

/** The families to search for a text's characters if its style and Noto Sans lack them, in order. */
export const fallbackFamilies = (text: string, language: UiLanguage): string[] => [
  ...scripts.filter(({ letter }) => letter.test(text)).map(({ family }) => family),
  ...eastAsian(text, language),
];

/** The families to search for characters, in order. */
export const familiesFor = (style: Style, fallbacks: readonly string[]): Promise<Family[]> =>
  Promise.all([style.family, "noto-sans", ...fallbacks].map(familyOf));
