import type { Flow } from "../model/test-model";
import { explore } from "../planner/explore";
import type { PlannedTest, Strategy } from "../planner/paths";
import { planOf } from "../planner/plan";
import { draftOf, machineOf } from "./draft";
import { type Sight, sightsOf } from "./observe";
import { type Mutant, mutantsOf } from "./operators";
import { judge, type Report, spread } from "./report";

export interface MutateOptions {
  /** How the tests are planned; each plan faces what the ones before it let live. A tour alone unless told. */
  strategies?: readonly Strategy[];
  /** Ids of mutants that cannot be told from the machine, with the reasons. */
  equivalents?: Readonly<Record<string, string>>;
  /** Only so many mutants, spread evenly over all. */
  sample?: number;
  /** A mutant that takes longer under one plan counts as killed: the machine itself takes a small part of it. */
  limitMs?: number;
}

interface MachineReport extends Report {
  /** By plan: how many mutants it killed that the ones before it had let live. */
  plans: { strategy: Strategy; hash: string; killed: number }[];
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

const idsOf = (mutants: readonly { id: string }[]): string[] => mutants.map(({ id }) => id);

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

/** Whether an id is one of this machine's: those of its states begin with its own. */
const isOf = (machine: string, id: string): boolean =>
  id.startsWith(machine) && /^[.: ]/.test(id.slice(machine.length));

/** Puts one fault after the other into a flow's machine and looks whether the planned tests notice. */
export function mutate(flow: Flow, options: MutateOptions = {}): MachineReport {
  const begun = performance.now();
  const { id: machine } = flow.machine;
  const all = mutantsOf(flow.machine);
  const { built, stillborn } = buildAll(spread(all, options.sample ?? all.length));
  const graph = explore(flow);
  let living = built;
  const plans = (options.strategies ?? ["tour"]).map((strategy) => {
    const { tests, hash } = planOf(flow, strategy, graph);
    const seen = watched(flow, tests);
    assertSteady(flow, seen);
    const before = living.length;
    living = living.filter((mutant) => !isTold(flow, mutant.machine, seen, options.limitMs ?? longest));
    return { strategy, hash, killed: before - living.length };
  });
  const listed = Object.entries(options.equivalents ?? {}).filter(([id]) => isOf(machine, id));
  return {
    machine,
    kind: "machine",
    plans,
    by: plans.map((plan) => `${plan.strategy} ${plan.hash}: ${plan.killed}`).join(", "),
    ...judge({ known: idsOf(all), tried: idsOf(built), alive: idsOf(living), stillborn }, Object.fromEntries(listed)),
    seconds: (performance.now() - begun) / 1000,
  };
}
