const between = (from: string, to: string): string =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(from.charCodeAt(0) + index),
  ).join("");

/**
 * The characters of texts in English, Spanish, Portuguese, German, Italian, French, Dutch, and Swedish, with the
 * dotless i of Turkish. Fonts with only these are small; other characters come from the whole fonts, which a page loads
 * if it needs them.
 */
export const firstCharacters: string = [
  between(" ", "~"),
  "\u00A0\u202F¡¿«»“”„‘’–—…·•×€©",
  "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖŒÙÚÛÜ",
  "ßàáâãäåçèéêëìíîïñòóôõöœùúûüı",
].join("");

/** What texts in Polish and Turkish have besides: of fonts of their own, because the packages have them in another file. */
export const firstExtendedCharacters = "ĄąĆćĘęĞğİŁłŃńŚśŞşŹźŻż";

/** The characters as a `unicode-range` of CSS. */
export function unicodeRangeOf(characters: string): string {
  const codes = [...new Set([...characters].map((character) => character.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const hex = (code: number) => code.toString(16).toUpperCase();
  const ranges: [from: number, to: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join();
}
