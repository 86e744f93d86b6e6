import { foldText } from "../library/rules/fold";

/** Letters that are no base letter with an accent, and what people type for them. */
const spellings: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  // Lower case of Σ depends on what follows it.
  ς: "σ",
};
/** Soft hyphens, joiners, accents: they part no words. Not the marks that make か to が: those are other letters. */
const unseen = /[\p{Cf}\p{M}]/gu;
const kanaMarks = "\u3099\u309a";

/** As folded, but with a space for every character that is neither letter nor digit. */
const spaced = (text: string): string =>
  foldText(text)
    .replace(/[ßæœøđðþłıς]/g, (letter) => spellings[letter] ?? letter)
    .replace(unseen, (mark) => (kanaMarks.includes(mark) ? mark : ""))
    .replace(/[^\p{L}\p{N}\u3099\u309a]/gu, " ");

/**
 * A text as it is indexed and compared: words in lower case without accents, full-width and half-width forms unified,
 * one space between them and nothing else (L19).
 */
export const folded = (text: string): string => spaced(text).replace(/ +/g, " ").trim();

/** Most characters are these: looked up instead of folded. */
const asciiFolded = Array.from({ length: 128 }, (_, code) => spaced(String.fromCharCode(code)));

/** A character with the marks that follow it; half-width kana have marks that are characters of their own. */
const cluster = /[\s\S][\p{M}\uff9e\uff9f]*/uy;

/** The character that begins here, with its marks. */
function clusterAt(text: string, at: number): string {
  cluster.lastIndex = at;
  return cluster.exec(text)?.[0] ?? text.slice(at, at + 1);
}

/** A folded text that knows where its characters came from. */
export interface Traced {
  folded: string;
  /** Where in the original each character of the folded text begins; at its end the original's length. */
  starts: readonly number[];
}

/** Folds a text as `folded` does and remembers the way back, so that hits can be marked in the original. */
export function traced(text: string): Traced {
  let result = "";
  let endsWithSpace = true;
  const starts: number[] = [];
  for (let at = 0; at < text.length; ) {
    // Of a character that no mark can follow there is nothing to find out.
    const isPlain = text.charCodeAt(at) < 128 && !(text.charCodeAt(at + 1) >= 128);
    const original = isPlain ? text.charAt(at) : clusterAt(text, at);
    const part = (isPlain && asciiFolded[text.charCodeAt(at)]) || spaced(original);
    for (const character of part) {
      if (character === " " && endsWithSpace) continue;
      for (let unit = 0; unit < character.length; unit += 1) starts.push(at);
      result += character;
      endsWithSpace = character === " ";
    }
    at += original.length;
  }
  starts.push(text.length);
  return { folded: result, starts };
}
