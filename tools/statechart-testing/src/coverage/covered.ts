import type { TestModel } from "../model/test-model";
import { goals } from "../planner/plan";
import { type Planning, planning } from "../planner/planning";
import type { RunRecord } from "../recordings/records";

const kinds = ["states", "transitions", "guards", "outcomes"] as const;
export type Kind = (typeof kinds)[number];

/** How often each id of a kind was covered, in the machine's order; without exceptions. */
type Counts = Record<Kind, Record<string, number>>;

/** What runs in one driver covered of one machine. */
export interface Coverage {
  machine: string;
  driver: string;
  /** The time of the oldest run that counts. */
  since: string;
  plans: { strategy: string; seed: number; hash: string; date: string }[];
  tests: { passed: number; failed: number; flaky: number };
  counts: Counts;
}

/** A machine's coverage by driver, and the runs that no longer count because their plan has changed. */
export interface CoverageSummary {
  machine: string;
  coverages: Coverage[];
  stale: RunRecord[];
}

/** Everything that the runs covered, over all tests. */
function countsOf(testModel: TestModel, runs: readonly RunRecord[]): Counts {
  const all = goals(testModel);
  const covered = runs.flatMap(({ tests }) => tests.map((test) => test.covered));
  const count = (ids: readonly string[]) =>
    Object.fromEntries(
      ids
        .filter((id) => !(id in (testModel.exceptions ?? {})))
        .map((id) => [id, covered.reduce((sum, one) => sum + (one[id] ?? 0), 0)]),
    );
  return Object.fromEntries(kinds.map((kind) => [kind, count(all[kind])])) as Counts;
}

function coverageOf(testModel: TestModel, driver: string, runs: readonly RunRecord[]): Coverage {
  const tests = runs.flatMap((run) => run.tests);
  const number = (result: string) => tests.filter((test) => test.result === result).length;
  return {
    machine: testModel.machine.id,
    driver,
    since: runs.map(({ date }) => date).sort()[0] ?? "",
    plans: runs.map(({ strategy, seed, hash, date }) => ({ strategy, seed, hash, date })),
    tests: { passed: number("passed"), failed: number("failed"), flaky: number("flaky") },
    counts: countsOf(testModel, runs),
  };
}

/** Reads what the runs covered of a test model's current version. */
export function summaryOf(testModel: TestModel, runs: readonly RunRecord[]): CoverageSummary {
  const mine = runs.filter(({ machine }) => machine === testModel.machine.id);
  const plans = new Map<string, Planning>();
  const hashOf = ({ strategy, seed }: RunRecord): string => {
    const key = `${strategy} ${seed}`;
    const known = plans.get(key) ?? planning(testModel, strategy, seed);
    plans.set(key, known);
    return known.plan.hash;
  };
  const current = mine.filter((run) => run.hash === hashOf(run));
  const drivers = [...new Set(current.map(({ driver }) => driver))];
  return {
    machine: testModel.machine.id,
    coverages: drivers.map((name) =>
      coverageOf(
        testModel,
        name,
        current.filter(({ driver }) => driver === name),
      ),
    ),
    stale: mine.filter((run) => !current.includes(run)),
  };
}

/** Why a run does not count. */
export const staleText = ({ machine, driver, strategy, date }: RunRecord): string =>
  `${machine}, ${driver}: its plan (${strategy}) has changed since ${date.slice(0, 16).replace("T", " ")}; run it again.`;

export const missingOf = (counts: Record<string, number>): string[] =>
  Object.keys(counts).filter((id) => counts[id] === 0);

export const shareText = (counts: Record<string, number>): string => {
  const total = Object.keys(counts).length;
  return `${total - missingOf(counts).length}/${total}`;
};

/** The kinds with their labels. */
export const kindNames: Record<Kind, string> = {
  states: "states",
  transitions: "transitions",
  guards: "guard branches",
  outcomes: "outcomes",
};
export { kinds };
