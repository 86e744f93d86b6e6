import { parseArgs } from "node:util";
import type { Sample } from "./choose-faults.mjs";
import { layers } from "./layers";

/** A mistake in the command line, explained in one sentence. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** What to do, from the command line. */
export interface Order {
  /** A layer, "all", "sample", or source files. */
  targets: string[];
  jobs: number;
  limitMs: number;
  isFresh: boolean;
  /** Only list the slices, or only report what is kept. */
  only: "list" | "report" | null;
  out: string;
  /** Try only a random part of the faults. */
  sample: Sample | null;
  /** Only what is compared with approved behavior counts. */
  isApprovedOnly: boolean;
}

export const names: readonly string[] = [...layers.map(({ name }) => name), "all", "sample"];

export const help = `npm run faults -- LAYER|FILE … [options]

Injects faults into the source, one at a time, runs the tests, and lists the faults that no test notices.

LAYER   ${layers.map(({ name }) => name).join(", ")}, or all; sample: what npm test runs
FILE    a source file of a layer

--jobs=N          processes (2)
--limit=MINUTES   stop a slice that takes longer, and go on with the next one (20)
--sample=PERCENT  try each fault with this probability, and say how far off the score may be
--seed=N          of the sample (1): the same faults every time
--oracle=approved run only the planned tests that compare machines with their approved behavior (npm run qa -- run)
--fresh           run everything; by default, slices are reused if neither files nor tests have changed
--list            list the slices and their tests; run nothing
--report          report the kept results; run nothing
--out=FOLDER      results, report.json, and index.html (test-results/faults)

Exits with 0 if every layer reaches its target, and with 1 if one does not, a slice could not be run, a judged fault
does not exist, or the arguments are invalid. See docs/qa.md, "Two scores".`;

function numberIn(option: string, typed: string, min: number): number {
  const value = Number(typed);
  if (!Number.isFinite(value) || value < min || typed.trim() === "")
    throw new UsageError(`--${option}=${typed} is not a number of at least ${min}.`);
  return value;
}

function sampleIn(percent: string | undefined, seed: string | undefined): Sample | null {
  if (percent === undefined) {
    if (seed !== undefined) throw new UsageError("--seed chooses a sample: it needs --sample.");
    return null;
  }
  const value = numberIn("sample", percent.replace(/%$/, ""), 0.01);
  if (value > 100) throw new UsageError(`--sample=${percent} is more than everything.`);
  return { percent: value, seed: Math.trunc(numberIn("seed", seed ?? "1", 0)) };
}

/** Reads the command line. @returns null if it asks for help @throws {UsageError} */
export function orderOf(args: readonly string[]): Order | null {
  const options = {
    jobs: { type: "string", default: "2" },
    limit: { type: "string", default: "20" },
    out: { type: "string", default: "test-results/faults" },
    sample: { type: "string" },
    seed: { type: "string" },
    oracle: { type: "string" },
    fresh: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    report: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  } as const;
  let parsed: ReturnType<typeof parse>;
  const parse = () => parseArgs({ args: [...args], options, allowPositionals: true });
  try {
    parsed = parse();
  } catch (thrown) {
    const [sentence = ""] = (thrown instanceof Error ? thrown.message : String(thrown)).split(/\. |\n/);
    throw new UsageError(`${sentence}; npm run faults -- --help lists the options.`);
  }
  const { values, positionals } = parsed;
  if (values.help || positionals[0] === "help") return null;
  if (positionals.length === 0)
    throw new UsageError(`Name a layer (${names.join(", ")}) or source files; npm run faults -- --help says more.`);
  if (values.list && values.report) throw new UsageError("--list and --report exclude each other.");
  if (values.oracle !== undefined && values.oracle !== "approved")
    throw new UsageError(`--oracle=${values.oracle} is unknown; the only oracle to choose is approved.`);
  return {
    targets: positionals,
    jobs: Math.trunc(numberIn("jobs", values.jobs, 1)),
    limitMs: numberIn("limit", values.limit, 0.01) * 60_000,
    isFresh: values.fresh,
    only: values.list ? "list" : values.report ? "report" : null,
    out: values.out,
    sample: sampleIn(values.sample, values.seed),
    isApprovedOnly: values.oracle === "approved",
  };
}
