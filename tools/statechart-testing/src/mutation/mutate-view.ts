import { UsageError } from "../cli/usage-error";
import type { Mount } from "../drivers/mount";
import type { Screen } from "../drivers/screen-tests";
import { runPath } from "../drivers/tour";
import type { PlannedTest } from "../planner/paths";
import { type Interceptor, passthrough } from "./proxy";
import { judge, type Report, spread } from "./report";
import { type ViewMutant, viewMutantsOf } from "./view-operators";
import { behind, record } from "./wiring";

export interface MutateViewOptions {
  /** Ids of machines that have their own page: they are not mutated on other pages. */
  elsewhere?: readonly string[];
  /** Ids of equivalent mutants, with the reasons. */
  equivalents?: Readonly<Record<string, string>>;
  /** The maximum number of mutants, sampled evenly. */
  sample?: number;
  /** The time limit for a mutant in one test, in milliseconds; beyond it, the mutant counts as killed. */
  limitMs?: number;
  /** How long a page may take to show something, in milliseconds; its code and data are already loaded. */
  timeoutMs?: number;
}
/** How a screen with a fault is run. */
type RunSettings = Required<Pick<MutateViewOptions, "limitMs" | "timeoutMs">> & { mount: Mount };

/** Far more than a test takes even on a busy computer: the score must not depend on the load. */
const longest = 60_000;
/** The second limit is for computers so busy that even a view without a fault fails with the first. */
const timeouts = [200, 2000];
/** No test makes a view send this often: a view that does is in an endless loop. */
const maxSends = 5000;

/** An interceptor that breaks endless loops. */
function breaking(interceptor: Interceptor): Interceptor {
  let sends = 0;
  return {
    ...interceptor,
    send(event) {
      sends += 1;
      if (sends > maxSends)
        throw new Error(`The view has sent more than ${maxSends} events; does it send one whenever it is rendered?`);
      return interceptor.send(event);
    },
  };
}

/** React logs errors of views; here they are expected. */
async function quietly<T>(play: () => Promise<T>): Promise<T> {
  const { error, warn } = console;
  Object.assign(console, { error: () => undefined, warn: () => undefined });
  try {
    return await play();
  } finally {
    Object.assign(console, { error, warn });
  }
}

/** Whether a test fails on a screen with a fault. */
async function isToldBy(
  test: PlannedTest,
  screen: Screen,
  interceptorOf: ViewMutant["interceptorOf"],
  { limitMs, timeoutMs, mount }: RunSettings,
): Promise<boolean> {
  const until = Date.now() + limitMs;
  const faulty = behind(screen, (actor) => breaking(interceptorOf(actor)));
  const onStep = (step: number | "end") => {
    if (step !== "end" && Date.now() > until) throw new Error("The view takes too long.");
  };
  try {
    await runPath(faulty, mount, test, { timeoutMs, onStep });
    return false;
  } catch {
    return true;
  }
}

/** The first test that notices a fault, of those that the fault affects, in the order of their spots. */
async function killerOf(
  { spots, interceptorOf }: ViewMutant,
  tests: readonly PlannedTest[],
  screen: Screen,
  settings: RunSettings,
): Promise<PlannedTest | undefined> {
  const nearest = [...spots].sort(([, one], [, other]) => one - other);
  for (const test of nearest.flatMap(([number]) => tests[number] ?? []))
    if (await isToldBy(test, screen, interceptorOf, settings)) return test;
  return undefined;
}

/** Runs mutants. @returns the survivors, or null if a test that kills a mutant also fails without a fault */
async function livingOf(
  mutants: readonly ViewMutant[],
  tests: readonly PlannedTest[],
  screen: Screen,
  settings: RunSettings,
): Promise<ViewMutant[] | null> {
  const living: ViewMutant[] = [];
  const killers = new Set<PlannedTest>();
  for (const mutant of mutants) {
    const killer = await killerOf(mutant, tests, screen, settings);
    if (killer) killers.add(killer);
    else living.push(mutant);
  }
  for (const test of killers) if (await isToldBy(test, screen, () => passthrough, settings)) return null;
  return living;
}

const listedFor = (machine: string, listed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(listed).filter(([id]) => id.startsWith(`${machine} view: `)));

const idsOf = (mutants: readonly ViewMutant[]): string[] => mutants.map(({ id }) => id);

/**
 * Injects faults between a screen's views and their machines, one at a time, and checks whether the tests notice them.
 * @throws {UsageError} if the tests fail without a fault
 */
export async function mutateView(screen: Screen, mount: Mount, options: MutateViewOptions = {}): Promise<Report> {
  const begun = performance.now();
  const { id: machine } = screen.testModel.machine;
  const { tests, wirings } = await record(screen, mount).catch((cause: Error) => {
    throw new UsageError(
      `The tests of the view of ${machine} fail without a fault (${cause.message}); fix that first.`,
      { cause },
    );
  });
  const all = viewMutantsOf(machine, wirings, options.elsewhere);
  const tried = spread(all, options.sample ?? all.length);
  const { limitMs = longest } = options;
  let living: ViewMutant[] | null = null;
  for (const timeoutMs of options.timeoutMs === undefined ? timeouts : [options.timeoutMs])
    living ??= await quietly(() => livingOf(tried, tests, screen, { limitMs, timeoutMs, mount }));
  if (!living)
    throw new UsageError(
      `The tests of the view of ${machine} are flaky: one that fails with a fault also fails without it; run them again with \`run ${machine} --driver=dom\`.`,
    );
  return {
    machine,
    kind: "view",
    by: `${tests.length} tests`,
    ...judge(
      { known: idsOf(all), tried: idsOf(tried), alive: idsOf(living), stillborn: [] },
      listedFor(machine, options.equivalents ?? {}),
    ),
    seconds: (performance.now() - begun) / 1000,
  };
}
