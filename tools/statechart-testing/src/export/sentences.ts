/** A sentence for people is not longer than this, unless it quotes a longer text. */
const maxLength = 190;

/** A longer text is cut. */
const maxCitedLength = 90;

/** A text of the page, in quotation marks. */
export function cited(text: string): string {
  const line = text.replace(/\s+/g, " ").trim().replaceAll("“", "‘").replaceAll("”", "’");
  return line.length <= maxCitedLength ? `“${line}”` : `“${line.slice(0, maxCitedLength)}…”`;
}

/** The length of a text that is cut when it is cited: ` (2,001 characters)`; empty for others. */
export const lengthOf = (text: string): string =>
  text.length <= maxCitedLength ? "" : ` (${text.length.toLocaleString("en-US")} characters)`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Ends a clause as a sentence, unless it ends like one. */
export const ended = (text: string): string => (/[.!?]”?$/.test(text) ? text : `${text}.`);

/** A sentence as a clause: `Click “Save”.` becomes `click “Save”`. */
export const asClause = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");

/** A code name as words: `loadExam` and `exam.load` become `load exam` and `exam load`. */
export const inPlainWords = (name: string): string =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .replace(/[._\-\s]+/g, " ")
    .trim()
    .toLowerCase();

/** `a, b, and c` */
export function listed(items: readonly string[], conjunction = "and"): string {
  if (items.length <= 2) return items.join(` ${conjunction} `);
  return `${items.slice(0, -1).join(", ")}, ${conjunction} ${items.at(-1)}`;
}

/** Divides things into groups of which each fits into a sentence. */
export function inSentences<T>(things: readonly T[], clause: (group: readonly T[]) => string): string[] {
  const groups: T[][] = [];
  for (const one of things) {
    const last = groups.at(-1);
    if (last && clause([...last, one]).length <= maxLength) last.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => ended(clause(group)));
}

const units: readonly (readonly [ms: number, name: string])[] = [
  [86_400_000, "day"],
  [3_600_000, "hour"],
  [60_000, "minute"],
];

/** A time for people: `4 seconds`, `2 minutes`. */
export function duration(ms: number): string {
  const [size, name] = units.find(([unit]) => ms >= unit && ms % unit === 0) ?? [1000, "second"];
  const count = ms / size;
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
