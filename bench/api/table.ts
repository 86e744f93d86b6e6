import type { Figures } from "./load";

/** A scenario with its references. */
export interface Row {
  name: string;
  /** Size of the reply as it is sent. */
  bytes: number;
  queriesPerCall: number;
  academy: Figures;
  bare: Figures;
  /** Null if a request sends no queries. */
  queries: Figures | null;
}

const rate = (figures: Figures | null): string => (figures ? figures.perSecond.toFixed(0) : "–");
const micros = (figures: Figures | null): string => (figures ? figures.cpu.toFixed(0) : "–");
const time = (milliseconds: number): string => milliseconds.toFixed(1);
const ratio = (one: Figures, other: Figures | null | undefined): string =>
  other ? (one.perSecond / other.perSecond).toFixed(2) : "–";

/** Lines of cells as text: the first column begins at the left, the others end at the right. */
export function aligned(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const padded = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return lines.map((line) => line.map(padded).join("  ").trimEnd()).join("\n");
}

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
    "CPU µs",
    "bare µs",
    "runs µs",
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
    micros(academy),
    micros(bare),
    micros(queries),
    ...(before ? [ratio(academy, before.find((one) => one.name === name)?.academy)] : []),
  ]);
  return aligned([[...heads, ...(before ? ["× small"] : [])], ...lines]);
}
