import type { TestModel } from "../model/test-model";
import { explore } from "../planner/explore";
import type { PlannedTest, Strategy } from "../planner/paths";
import { planOf } from "../planner/plan";
import { draftOf, machineOf } from "./draft";
import { type Observation, observationsOf } from "./observe";
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
  machine: TestModel["machine"];
}

/** Far more than any takes on a machine that is busy with something else: a score must not hang on that. */
const longest = 60_000;

/** Whether a machine looks like the original throughout a test. */
function isUnchanged(
  testModel: TestModel,
  machine: TestModel["machine"],
  test: PlannedTest,
  observations: readonly Observation[],
  until: number,
) {
  let moment = 0;
  for (const { seen } of observationsOf(testModel, machine, test)) {
    if (seen !== observations[moment]?.seen || Date.now() > until) return false;
    moment += 1;
  }
  return moment === observations.length;
}

/** The tests of a plan with what is seen of the original in them. */
const observed = (testModel: TestModel, tests: readonly PlannedTest[]) =>
  tests.map((test) => ({ test, observations: [...observationsOf(testModel, testModel.machine, test)] }));

type Observed = ReturnType<typeof observed>;

/** Whether any test tells a machine from the original. One that breaks is told. */
function isTold(testModel: TestModel, machine: TestModel["machine"], tests: Observed, limitMs: number): boolean {
  const until = Date.now() + limitMs;
  try {
    return !tests.every(({ test, observations }) => isUnchanged(testModel, machine, test, observations, until));
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
function assertSteady(testModel: TestModel, tests: Observed): void {
  const copy = machineOf(draftOf(testModel.machine), testModel.machine);
  for (const [index, { test, observations }] of tests.entries()) {
    let moment = 0;
    for (const { at, seen } of observationsOf(testModel, copy, test)) {
      const expected = observations[moment]?.seen;
      if (seen !== expected)
        throw new Error(
          `${testModel.machine.id} differs from its copy in test ${index + 1}, ${at}:\n${expected}\n${seen}`,
        );
      moment += 1;
    }
  }
}

/** Whether an id is one of this machine's: those of its states begin with its own. */
const isOf = (machine: string, id: string): boolean =>
  id.startsWith(machine) && /^[.: ]/.test(id.slice(machine.length));

/** Puts one fault after the other into a test model's machine and looks whether the planned tests notice. */
export function mutate(testModel: TestModel, options: MutateOptions = {}): MachineReport {
  const begun = performance.now();
  const { id: machine } = testModel.machine;
  const all = mutantsOf(testModel.machine);
  const { built, stillborn } = buildAll(spread(all, options.sample ?? all.length));
  const graph = explore(testModel);
  let living = built;
  const plans = (options.strategies ?? ["tour"]).map((strategy) => {
    const { tests, hash } = planOf(testModel, strategy, graph);
    const seen = observed(testModel, tests);
    assertSteady(testModel, seen);
    const before = living.length;
    living = living.filter((mutant) => !isTold(testModel, mutant.machine, seen, options.limitMs ?? longest));
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
