import type { TestModel } from "../model/test-model";
import { explore } from "../planner/explore";
import type { PlannedTest, Strategy } from "../planner/paths";
import { planOf } from "../planner/plan";
import { draftOf, machineOf } from "./draft";
import { type Observation, observationsOf } from "./observe";
import { type Mutant, mutantsOf } from "./operators";
import { judge, type Report, spread } from "./report";

export interface MutateOptions {
  /** The strategies, in order: each plan only runs what survived the previous ones. Default: only a tour. */
  strategies?: readonly Strategy[];
  /** Ids of equivalent mutants, with the reasons. */
  equivalents?: Readonly<Record<string, string>>;
  /** The maximum number of mutants, sampled evenly. */
  sample?: number;
  /** The time limit for a mutant under one plan, in milliseconds; beyond it, the mutant counts as killed. */
  limitMs?: number;
}

interface MachineReport extends Report {
  /** By plan: how many mutants it killed that survived the previous plans. */
  plans: { strategy: Strategy; hash: string; killed: number }[];
}

/** A mutant that XState accepts. */
interface Built {
  id: string;
  machine: TestModel["machine"];
}

/** Far more than a mutant takes even on a busy computer: the score must not depend on the load. */
const longest = 60_000;

/** Whether a machine is indistinguishable from the original throughout a test. */
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

/** The tests of a plan with the observations of the original. */
const observed = (testModel: TestModel, tests: readonly PlannedTest[]) =>
  tests.map((test) => ({ test, observations: [...observationsOf(testModel, testModel.machine, test)] }));

type Observed = ReturnType<typeof observed>;

/** Whether any test distinguishes a machine from the original. A machine that fails is distinguished. */
function isTold(testModel: TestModel, machine: TestModel["machine"], tests: Observed, limitMs: number): boolean {
  const until = Date.now() + limitMs;
  try {
    return !tests.every(({ test, observations }) => isUnchanged(testModel, machine, test, observations, until));
  } catch {
    return true;
  }
}

const idsOf = (mutants: readonly { id: string }[]): string[] => mutants.map(({ id }) => id);

/** Builds the mutants that XState accepts. */
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

/** @throws {Error} if the tests distinguish the original from its own copy: then every mutant would count as killed */
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

/** Whether an id belongs to this machine: the ids of its states start with the machine's id. */
const isOf = (machine: string, id: string): boolean =>
  id.startsWith(machine) && /^[.: ]/.test(id.slice(machine.length));

/** Injects faults into a test model's machine, one at a time, and checks whether the planned tests notice them. */
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
