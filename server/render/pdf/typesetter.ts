import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import type { UiLanguage } from "../../../src/i18n/languages";
import { fallbackFamilies, familiesFor, fontFile, partsFor, type Style } from "./fonts";
import { levelsOf } from "./visual-order";

/** Consecutive characters that one font has, in one direction. */
export interface Run {
  text: string;
  /** The font's name in the document. */
  font: string;
  /** Odd if it is written from right to left, which its font does; then it is at most one word. */
  level: number;
  /** Features of the font to leave out; undefined for none. */
  features: typeof unplaced | undefined;
}

/** A text in a style. */
export interface Setting {
  text: string;
  style: Style;
  /** The registered text that it is a part of: all parts of one text use the same fonts. */
  of?: string;
}

export interface Typesetter {
  /** Fonts by the name that runs refer to. */
  fonts: ReadonlyMap<string, Font>;
  /** The runs of a text in reading order. @throws for a text that was not registered. */
  runsOf(setting: Setting): Run[];
}

/** Replaces a character that no font has. */
const unknownCharacter = "\u25a1";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Whether a font has a character. A subset that has none of them even lacks the table that would say so. */
function has(font: Font, code: number): boolean {
  try {
    return font.hasGlyphForCodePoint(code);
  } catch {
    return false;
  }
}

/** What places letters and their marks at each other, left out. */
const unplaced = { abvm: false, blwm: false, curs: false, mark: false, mkmk: false };

/**
 * Whether a font can place the characters of a text: for some, fontkit fails at rules for marks that have no place. They
 * are set without these rules then.
 */
function canPlace(font: Font, text: string): boolean {
  try {
    font.layout(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Bytes after a font's last table. fontkit reads 10 bytes at the place of every character, also of the space, which has
 * no outline: as the last character of a subset, its place is the end of the file.
 */
const afterLastTable = Buffer.alloc(16);

const codesOf = (text: string): number[] => [...text].map((character) => character.codePointAt(0) ?? 0);

/**
 * Keeps letters and their marks together, as one character if there is one, so that the marks are placed correctly.
 * Drops invisible characters and treats every kind of space as one.
 */
const unitsOf = (text: string): string[] => {
  const plain = text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, "");
  return [...graphemes.segment(plain)].map(({ segment }) => segment);
};

/** Texts in the same style and script choose their fonts together. */
const groupKey = ({ style: { family, weight }, text, of = text }: Setting, language: UiLanguage): string =>
  [family, weight, ...fallbackFamilies(of, language)].join(" ");

interface Group {
  style: Style;
  fallbacks: string[];
  units: string[];
  /** The font of each unit. */
  chosen: Map<string, string>;
}

/** Whether a font is used for more than the space: some viewers treat a font without any outline as broken. */
const hasLetters = ({ chosen }: Group, font: string | undefined): boolean =>
  [...chosen].some(([unit, ofUnit]) => unit !== " " && ofUnit === font);

/**
 * Finds a font for every character of some texts: the style's own if it has the character, otherwise the first other
 * one that does. Fonts are subset to the characters that occur, so neither the document nor the work grows with their
 * size.
 */
export async function createTypesetter(settings: readonly Setting[], language: UiLanguage): Promise<Typesetter> {
  const fonts = new Map<string, Font>();
  const groups = new Map<string, Group>();
  for (const setting of settings) {
    const { text, style } = setting;
    const key = groupKey(setting, language);
    const group: Group = groups.get(key) ?? {
      style,
      fallbacks: fallbackFamilies(text, language),
      units: [],
      chosen: new Map(),
    };
    group.units.push(...unitsOf(text));
    groups.set(key, group);
  }

  /** Subsets a file to these units and records those that it actually has. */
  const take = async ({ style, chosen }: Group, family: string, part: string, units: readonly string[]) => {
    const options = { targetFormat: "truetype", variationAxes: { wght: style.weight } } as const;
    const subset = await subsetFont(await fontFile(family, part), units.join(""), options);
    const font = create(Buffer.concat([subset, afterLastTable]));
    const found = units.filter((unit) => codesOf(unit).every((code) => has(font, code)));
    if (found.length === 0) return;
    const name = `${family}-${style.weight}-${part}-${fonts.size}`;
    // Parts of one family share a name, and the document treats fonts with the same name as one.
    Object.defineProperty(font, "postscriptName", { value: name });
    fonts.set(name, font);
    for (const unit of found) chosen.set(unit, name);
  };

  const choose = async (group: Group, units: readonly string[]) => {
    for (const family of await familiesFor(group.style, group.fallbacks)) {
      const wanted = new Map<string, string[]>();
      for (const unit of new Set(units)) {
        if (group.chosen.has(unit)) continue;
        for (const part of partsFor(family, codesOf(unit))) wanted.set(part, [...(wanted.get(part) ?? []), unit]);
      }
      for (const [part, ofPart] of wanted) {
        const open = ofPart.filter((unit) => !group.chosen.has(unit));
        if (open.length > 0) await take(group, family.name, part, open);
      }
    }
  };

  for (const group of groups.values()) {
    await choose(group, group.units);
    const left = group.units.filter((unit) => !group.chosen.has(unit));
    // A letter and its mark that no font has together may exist separately.
    if (left.length > 0) await choose(group, [...left.join(""), unknownCharacter]);
  }

  const spaces = [...groups.values()].find((group) => hasLetters(group, group.chosen.get(" ")))?.chosen.get(" ");
  for (const group of groups.values()) {
    const own = group.chosen.get(" ");
    if (!own || !spaces || hasLetters(group, own)) continue;
    group.chosen.set(" ", spaces);
    fonts.delete(own);
  }

  return {
    fonts,
    runsOf(setting) {
      const chosen = groups.get(groupKey(setting, language))?.chosen;
      const characters = unitsOf(setting.text).flatMap((unit) => (chosen?.has(unit) ? [unit] : [...unit]));
      const levels = levelsOf(characters);
      const runs: Run[] = [];
      for (const [index, character] of characters.entries()) {
        const text = chosen?.has(character) ? character : unknownCharacter;
        const font = chosen?.get(text);
        if (!font) throw new Error("A text was not registered with the typesetter.");
        const level = levels[index] ?? 0;
        const last = runs.at(-1);
        // The document sets a run word after word from the left.
        const endsWord = level % 2 === 1 && (text === " " || last?.text === " ");
        if (last?.font === font && last.level === level && !endsWord) last.text += text;
        else runs.push({ text, font, level, features: undefined });
      }
      for (const run of runs) if (!canPlace(fonts.get(run.font) as Font, run.text)) run.features = unplaced;
      return runs;
    },
  };
}
