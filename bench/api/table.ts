import type { Figures } from "./load";

/** A scenario with its references. */
export interface Row {
  name: string;
  /** Size of the reply before compression. */
  bytes: number;
  queriesPerCall: number;
  academy: Figures;
  bare: Figures;
  /** Null if a request sends no queries. */
  queries: Figures | null;
}

const rate = (figures: Figures | null): string => (figures ? figures.perSecond.toFixed(0) : "–");
const time = (milliseconds: number): string => milliseconds.toFixed(1);
const ratio = (one: Figures, other: Figures | null | undefined): string =>
  other ? (one.perSecond / other.perSecond).toFixed(2) : "–";

/** The rows as text; `before` has the same scenarios with less data, to show what growth costs. */
export function table(rows: readonly Row[], before?: readonly Row[]): string {
  const heads = [
    "",
    "bytes",
    "calls/s",
    "p50 ms",
    "p99 ms",
    "bare/s",
    "× bare",
    "queries",
    "runs/s",
    "× runs",
    "failed",
  ];
  const lines = rows.map(({ name, bytes, queriesPerCall, academy, bare, queries }) => [
    name,
    String(bytes),
    rate(academy),
    time(academy.p50),
    time(academy.p99),
    rate(bare),
    ratio(academy, bare),
    queriesPerCall.toFixed(1),
    rate(queries),
    ratio(academy, queries),
    String(academy.failed),
    ...(before ? [ratio(academy, before.find((one) => one.name === name)?.academy)] : []),
  ]);
  const all = [[...heads, ...(before ? ["× small"] : [])], ...lines];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? [];
  const padded = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return all.map((line) => line.map(padded).join("  ").trimEnd()).join("\n");
}
