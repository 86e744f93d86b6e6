import type { Chart } from "../chart/chart";
import { type Said, said } from "./text";

/** The names of states in a chart: the way to them, without the machine. */
export const namesIn = (chart: Chart | null) => (id: string) => {
  const root = chart?.states[0]?.id ?? "";
  return id.startsWith(`${root}.`) ? id.slice(root.length + 1) : id;
};
export type NameOf = ReturnType<typeof namesIn>;

/** Where something happens. Of the machine itself: wherever it stands. */
export const at = (id: string, chart: Chart | null): Said =>
  id === chart?.states[0]?.id ? said`whatever its state` : said`${namesIn(chart)(id)}`;

/** A sentence that begins with a capital letter, unless it begins with a name. */
export const capital = (sentence: Said): Said => {
  const first = sentence.findIndex((piece) => piece !== "");
  const piece = sentence[first];
  if (typeof piece !== "string") return sentence;
  return [piece.charAt(0).toUpperCase() + piece.slice(1), ...sentence.slice(first + 1)];
};

/** "3 states", "1 state" */
export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? "" : "s"}`;

const without = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one));

/** What is done more and less; null where only the order is another. */
export function difference(
  before: readonly string[],
  after: readonly string[],
): { more: string[]; less: string[] } | null {
  const [more, less] = [without(after, before), without(before, after)];
  return more.length + less.length > 0 ? { more, less } : null;
}
