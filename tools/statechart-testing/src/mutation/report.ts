/** A fault may be in a machine, or between its views and it. */
export const kinds = ["machine", "view"] as const;
export type Kind = (typeof kinds)[number];

/** How planned tests fared against the mutants of a machine, or of its views. */
export interface Report {
  machine: string;
  kind: Kind;
  /** In words: by what they were faced. */
  by: string;
  /** Mutants that count: equivalent and stillborn ones do not. */
  total: number;
  killed: number;
  /** Ids of mutants that nothing was noticed of. */
  survivors: string[];
  equivalent: { id: string; reason: string }[];
  /** Listed as equivalent, and killed or no mutant at all. */
  stale: string[];
  /** Ids of mutants that XState refuses. */
  stillborn: string[];
  seconds: number;
}
/** What was tried of a machine's mutants, and what lives on. */
interface Outcome {
  /** Ids of all mutants, also of those that were not tried. */
  known: readonly string[];
  tried: readonly string[];
  alive: readonly string[];
  stillborn: readonly string[];
}

/** Holds what lives on against the mutants that are listed as equivalent, with their reasons. */
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

/** So many of all, evenly spread. */
export const spread = <T>(items: readonly T[], count: number): T[] =>
  count >= items.length
    ? [...items]
    : Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as T);

/** The share that was killed, in percent. */
export const scoreOf = ({ killed, total }: Pick<Report, "killed" | "total">): number =>
  total === 0 ? 100 : (100 * killed) / total;

/** In percent, rounded down: a survivor is never rounded away. */
export const percentOf = (of: Pick<Report, "killed" | "total">): string =>
  `${(Math.floor(10 * scoreOf(of)) / 10).toFixed(1)} %`;

/** A report in lines: the score, then each survivor and whatever else needs a look. */
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
