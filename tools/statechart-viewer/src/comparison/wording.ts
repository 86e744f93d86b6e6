import type { Chart } from "../chart/chart";
import type { Said } from "./text";

/** The names of a chart's states: their ids without the machine. */
export const namesIn = (chart: Chart | null) => (id: string) => {
  const root = chart?.states[0]?.id ?? "";
  return id.startsWith(`${root}.`) ? id.slice(root.length + 1) : id;
};

/** Capitalizes a sentence unless it starts with an identifier. */
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

/** What was added and removed; null if only the order has changed. */
export function difference(
  before: readonly string[],
  after: readonly string[],
): { more: string[]; less: string[] } | null {
  const [more, less] = [without(after, before), without(before, after)];
  return more.length + less.length > 0 ? { more, less } : null;
}
