import { aligned } from "../api/table";
import type { ReadBack } from "./read-back";
import type { Records } from "./records";
import type { Scenario } from "./scenarios";

export interface Result {
  scenario: Scenario;
  /** The longest time without an acknowledged write, in seconds, of each round. */
  seconds: readonly number[];
}

const range = (values: readonly number[]): string =>
  values.length === 0
    ? "–"
    : [...new Set([Math.min(...values), Math.max(...values)].map((one) => one.toFixed(1)))].join(" to ");

/** The results as a table, and every limit that was exceeded, as a sentence. */
export function report(
  results: readonly Result[],
  records: Records,
  found: ReadonlyMap<number, ReadBack>,
  changed: number,
): { table: string; exceeded: string[] } {
  const exceeded: string[] = [];
  const lines = results.map(({ scenario, seconds }, index) => {
    const { name, limit, breaksCalls } = scenario;
    const { lost, doubled } = found.get(index) ?? { lost: 0, doubled: 0 };
    const [writes, pages] = [records.answers("writes", index), records.answers("pages", index)];
    const broken = breaksCalls ? ["broken", "unreachable"] : [];
    const exceed = (isExceeded: boolean, sentence: string) => {
      if (isExceeded) exceeded.push(`${name}: ${sentence}`);
    };
    exceed(
      seconds.some((one) => one > limit),
      `writes went on after ${range(seconds)} s, the limit is ${limit} s.`,
    );
    exceed(lost > 0, `${lost} acknowledged writes are lost.`);
    exceed(doubled > 0, `${doubled} acknowledged writes took effect twice.`);
    exceed(writes.except("200", "503", ...broken) > 0, `writes were answered with ${writes}.`);
    exceed(pages.except("200", ...broken) > 0, `public pages were answered with ${pages}.`);
    return [name, range(seconds), `${limit}`, `${lost}`, `${doubled}`, `${writes}`, `${pages}`];
  });
  if (changed > 0) exceeded.push(`${changed} attempts, draws or deadlines have changed.`);
  const heads = ["what fails", "seconds", "limit", "lost", "doubled", "writes", "public pages"];
  return { table: aligned([heads, ...lines]), exceeded };
}
