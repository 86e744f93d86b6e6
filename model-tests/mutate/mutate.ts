import { explore } from "../engine/explore";
import type { Flow } from "../engine/flow";
import { planOf } from "../engine/plan";
import type { PlannedTest, Strategy } from "../engine/walks";
import { draftOf, machineOf } from "./draft";
import { equivalents } from "./equivalents";
import { type Sight, sightsOf } from "./observe";
import { type Mutant, mutantsOf } from "./operators";

export interface MutateOptions {
  /** How the tests are planned; each plan faces what the ones before it let live. A tour alone unless told. */
  strategies?: readonly Strategy[];
  /** Ids of mutants that cannot be told from the machine, with the reasons. */
  equivalents?: Record<string, string>;
  /** Only so many mutants, spread evenly over all. */
  sample?: number;
  /** A mutant that takes longer under one plan counts as killed: the machine itself takes a small part of it. */
  limitMs?: number;
}
/** How planned tests fared against the mutants of a machine. */
export interface Report {
  machine: string;
  /** By plan: how many mutants it killed that the ones before it had let live. */
  plans: { strategy: Strategy; hash: string; killed: number }[];
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

/** A mutant that XState takes. */
interface Built {
  id: string;
  machine: Flow["machine"];
}

/** Far more than any takes on a machine that is busy with something else: a score must not hang on that. */
const longest = 60_000;

/** Whether a machine looks like the original throughout a test. */
function looksSame(flow: Flow, machine: Flow["machine"], test: PlannedTest, sights: readonly Sight[], until: number) {
  let moment = 0;
  for (const { seen } of sightsOf(flow, machine, test)) {
    if (seen !== sights[moment]?.seen || Date.now() > until) return false;
    moment += 1;
  }
  return moment === sights.length;
}

/** The tests of a plan with what is seen of the original in them. */
const watched = (flow: Flow, tests: readonly PlannedTest[]) =>
  tests.map((test) => ({ test, sights: [...sightsOf(flow, flow.machine, test)] }));

type Watched = ReturnType<typeof watched>;

/** Whether any test tells a machine from the original. One that breaks is told. */
function isTold(flow: Flow, machine: Flow["machine"], tests: Watched, limitMs: number): boolean {
  const until = Date.now() + limitMs;
  try {
    return !tests.every(({ test, sights }) => looksSame(flow, machine, test, sights, until));
  } catch {
    return true;
  }
}

/** Builds what can be built. */
export function buildAll(mutants: readonly Mutant[]): { built: Built[]; stillborn: string[] } {
  const built: Built[] = [];
  const stillborn: string[] = [];
  for (const { id, build } of mutants)
    try {
      built.push({ id, machine: build() });
    } catch {
      stillborn.push(id);
    }
  return { built, stillborn };
}

/** @throws where the original is told from its own copy: then every mutant would be, for nothing. */
function assertSteady(flow: Flow, tests: Watched): void {
  const copy = machineOf(draftOf(flow.machine), flow.machine);
  for (const [index, { test, sights }] of tests.entries()) {
    let moment = 0;
    for (const { at, seen } of sightsOf(flow, copy, test)) {
      const expected = sights[moment]?.seen;
      if (seen !== expected)
        throw new Error(`${flow.machine.id} differs from its copy in test ${index + 1}, ${at}:\n${expected}\n${seen}`);
      moment += 1;
    }
  }
}

const spread = <T>(items: readonly T[], count: number): T[] =>
  count >= items.length
    ? [...items]
    : Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)] as T);

/** Whether an id is one of this machine's: those of its states begin with its own. */
const isOf = (machine: string, id: string): boolean =>
  id.startsWith(machine) && /^[.: ]/.test(id.slice(machine.length));

/** What is listed as equivalent, against what became of it. */
function hold(listed: Record<string, string>, known: ReadonlySet<string>, dead: ReadonlySet<string>, machine: string) {
  const entries = Object.entries(listed).filter(([id]) => isOf(machine, id));
  return {
    stale: entries.map(([id]) => id).filter((id) => !known.has(id) || dead.has(id)),
    reasonOf: new Map(entries),
  };
}

/** Puts one fault after the other into a flow's machine and looks whether the planned tests notice. */
export function mutate(flow: Flow, options: MutateOptions = {}): Report {
  const begun = performance.now();
  const all = mutantsOf(flow.machine);
  const { built, stillborn } = buildAll(spread(all, options.sample ?? all.length));
  const graph = explore(flow);
  let living = built;
  const plans = (options.strategies ?? ["tour"]).map((strategy) => {
    const { tests, hash } = planOf(flow, strategy, graph);
    const seen = watched(flow, tests);
    assertSteady(flow, seen);
    const before = living.length;
    living = living.filter(({ machine }) => !isTold(flow, machine, seen, options.limitMs ?? longest));
    return { strategy, hash, killed: before - living.length };
  });
  const alive = new Set(living.map(({ id }) => id));
  const dead = new Set([...built.map(({ id }) => id).filter((id) => !alive.has(id)), ...stillborn]);
  const { stale, reasonOf } = hold(
    options.equivalents ?? equivalents,
    new Set(all.map(({ id }) => id)),
    dead,
    flow.machine.id,
  );
  const survivors = [...alive].filter((id) => !reasonOf.has(id));
  const killed = built.length - alive.size;
  return {
    machine: flow.machine.id,
    plans,
    total: killed + survivors.length,
    killed,
    survivors,
    equivalent: [...alive]
      .flatMap((id) => ({ id, reason: reasonOf.get(id) ?? "" }))
      .filter(({ reason }) => reason !== ""),
    stale,
    stillborn,
    seconds: (performance.now() - begun) / 1000,
  };
}

/** The share that was killed, in percent. */
export const scoreOf = ({ killed, total }: Pick<Report, "killed" | "total">): number =>
  total === 0 ? 100 : (100 * killed) / total;

/** In percent, rounded down: a survivor is never rounded away. */
export const percentOf = (of: Pick<Report, "killed" | "total">): string =>
  `${(Math.floor(10 * scoreOf(of)) / 10).toFixed(1)} %`;

/** A report in lines: the score, then each survivor and whatever else needs a look. */
export function linesOf({ machine, plans, killed, total, survivors, equivalent, stale, stillborn, seconds }: Report) {
  const by = plans.map((plan) => `${plan.strategy} ${plan.hash}: ${plan.killed}`).join(", ");
  return [
    `${machine}: killed ${killed}/${total} (${percentOf({ killed, total })}; ${by}), equivalent ${equivalent.length}, ${seconds.toFixed(1)} s`,
    ...survivors.map((id) => `  SURVIVED ${id}`),
    ...stale.map((id) => `  STALE ${id} is listed as equivalent, and is not`),
    ...stillborn.map((id) => `  STILLBORN ${id}`),
  ];
}
