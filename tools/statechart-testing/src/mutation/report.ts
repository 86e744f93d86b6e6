/** A fault is in a machine, or between its views and the machine. */
export const kinds = ["machine", "view"] as const;
export type Kind = (typeof kinds)[number];

/** How many mutants of a machine, or of its views, the planned tests killed. */
export interface Report {
  machine: string;
  kind: Kind;
  /** The tests that ran, in words. */
  by: string;
  /** The number of mutants without equivalent and stillborn ones. */
  total: number;
  killed: number;
  /** Ids of mutants that no test noticed. */
  survivors: string[];
  equivalent: { id: string; reason: string }[];
  /** Ids that are listed as equivalent but were killed or do not exist. */
  stale: string[];
  /** Ids of mutants that XState rejects. */
  stillborn: string[];
  seconds: number;
}
/** Which mutants of a machine ran, and which survived. */
interface Outcome {
  /** Ids of all mutants, including those that did not run. */
  known: readonly string[];
  tried: readonly string[];
  alive: readonly string[];
  stillborn: readonly string[];
}

/** Compares the survivors with the mutants that are listed as equivalent. */
export function judge({ known, tried, alive, stillborn }: Outcome, listed: Record<string, string>) {
  const living = new Set(alive);
  const dead = new Set([...tried.filter((id) => !living.has(id)), ...stillborn]);
  const all = new Set(known);
  const survivors = alive.filter((id) => !Object.hasOwn(listed, id));
  const killed = tried.length - living.size;
  return {
    total: killed + survivors.length,
    killed,
    survivors,
    equivalent: alive.flatMap((id) => {
      const reason = listed[id];
      return reason === undefined ? [] : [{ id, reason }];
    }),
    stale: Object.keys(listed).filter((id) => !all.has(id) || dead.has(id)),
    stillborn: [...stillborn],
  };
}

/** A sample of this size, spread evenly. */
export const spread = <T>(items: readonly T[], count: number): T[] =>
  count >= items.length
    ? [...items]
    : Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as T);

/** The share of killed mutants, in percent. */
export const scoreOf = ({ killed, total }: Pick<Report, "killed" | "total">): number =>
  total === 0 ? 100 : (100 * killed) / total;

/** In percent, rounded down, so that a single survivor is never rounded away. */
export const percentOf = (of: Pick<Report, "killed" | "total">): string =>
  `${(Math.floor(10 * scoreOf(of)) / 10).toFixed(1)} %`;

/** A report as lines: the score, then each survivor and everything else that needs attention. */
export function linesOf(report: Report): string[] {
  const { machine, kind, by, killed, total, survivors, equivalent, stale, stillborn, seconds } = report;
  const whose = kind === "machine" ? machine : `${machine} view`;
  return [
    `${whose}: killed ${killed}/${total} (${percentOf({ killed, total })}; ${by}), equivalent ${equivalent.length}, ${seconds.toFixed(1)} s`,
    ...survivors.map((id) => `  SURVIVED ${id}`),
    ...stale.map((id) => `  STALE ${id} is listed as equivalent, and is not`),
    ...stillborn.map((id) => `  STILLBORN ${id}`),
  ];
}
