import { isDeepStrictEqual } from "node:util";
import { TestModel as GraphTestModel } from "@xstate/test";
import type { EventObject, Snapshot } from "xstate";
import { stateText } from "../cli/names";
import { messageOf, UsageError } from "../cli/usage-error";
import type { Driver, Observation, Session } from "../drivers/driver";
import { statesOf } from "../model/identify";
import type { TestModel } from "../model/test-model";
import type { Place, Script } from "../planner/planning";
import type { Step, Taken } from "../simulator/step";

/** The first deviation of a test from its plan. */
export interface Failure {
  /** The number of the step, from 1; 0 for the start. */
  at: number;
  /** The label of the step. */
  label: string;
  message: string;
  /** A JPEG of the page at the failure, for drivers that have a page. */
  picture?: Buffer | undefined;
  /** The file with the trace, if there is one. */
  trace?: string | undefined;
}
export interface Result {
  failure: Failure | null;
  /** Ids of everything that was covered, and how often. */
  covered: Record<string, number>;
}

/** A place as the snapshot that the runner passes to its checks. */
type PlaceSnapshot = Snapshot<unknown> & { place: Place };
/** Called with the observation at the start (step 0) and after each step. */
type Watch = (at: number, observation: Observation) => void;

/** Options of a run. */
interface Watching {
  watch?: Watch;
  /** Whether a failure includes a picture of the page; retries that only count failures do not need one. */
  photographs?: boolean;
  /** The file for the trace of a failure. Only a run that is expected to fail should have one: recording it takes time. */
  traceFile?: string | undefined;
}

/** The functions with which the runner runs a test. */
export interface Executors {
  events: Record<string, () => Promise<void>>;
  states: Record<string, (snapshot: PlaceSnapshot) => Promise<void>>;
}

/**
 * Checks that nothing is missing or mistyped: the runner silently ignores an event without an executor and a check
 * whose key is not a state.
 * @throws {UsageError} that names the first missing or mistyped one
 */
export function assertComplete(testModel: TestModel, labels: readonly string[], { events, states }: Executors): void {
  const { id } = testModel.machine;
  const missing = labels.find((label) => !Object.hasOwn(events, label));
  if (missing !== undefined)
    throw new UsageError(
      `The driver cannot perform "${missing}" of ${id}; give it a way to do so, or leave the event out of the test model.`,
    );
  const known = new Set(statesOf(testModel.machine).map((state) => state.id));
  const mistyped = Object.keys(states).find((key) => key !== everywhere && !known.has(key));
  if (mistyped !== undefined)
    throw new UsageError(`"${mistyped}" is not a state of ${id}, so its check would never run; correct its id.`);
}

/** The key of the check that runs in every place. */
const everywhere = "*";

/** How the observation differs from the plan, in words; null if it does not. */
function difference(observation: Observation, place: Place): string | null {
  if (!isDeepStrictEqual(observation.value, place.value))
    return `the state is ${stateText(observation.value)}, expected ${stateText(place.value)}`;
  const [tags, wanted] = [observation.tags, place.tags].map((some) => [...some].sort().join(", "));
  if (tags !== wanted) return `the tags are [${tags}], planned were [${wanted}]`;
  return observation.drift.length > 0 ? observation.drift.join("; ") : null;
}

/** The time limit for one step of a driver, in milliseconds; a step that never settles fails and does not block. */
const timeoutMs = 60_000;

async function within(limit: number, work: void | Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the driver was not done with it after ${limit / 1000} s`)), limit);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A session and its progress through the script. */
class Passage {
  /** The number of the step that started last. */
  at = 0;
  private readonly taken: (Taken | undefined)[] = [];

  constructor(
    private readonly script: Script,
    private readonly session: Session,
    private readonly watch: Watch,
  ) {}

  async perform(step: Step): Promise<void> {
    this.at += 1;
    await within(timeoutMs, this.session.perform(step));
  }

  /** @throws {Error} that describes the deviation from the plan */
  async look(place: Place): Promise<void> {
    const observation = await this.session.observe();
    this.watch(this.at, observation);
    const found = difference(observation, place);
    if (found !== null) throw new Error(found);
    const taken = this.session.taken?.();
    this.taken.push(taken);
    const planned = this.script.steps[this.at - 1]?.transitions;
    if (taken && planned && taken.transitions.join() !== planned.join())
      throw new Error(`it takes [${taken.transitions.join(", ")}], expected [${planned.join(", ")}]`);
  }

  /** What the steps up to this one covered: as the session reported, or else as planned. */
  covered(upTo: number): Result["covered"] {
    const covered: Result["covered"] = {};
    for (let at = 0; at <= upTo; at += 1) {
      const planned = this.script.steps[at - 1]?.goals ?? this.script.goalsAtStart;
      const seen = this.taken[at];
      const ids = seen ? [...planned, ...seen.states, ...seen.transitions, ...seen.guards] : planned;
      for (const id of new Set(ids)) covered[id] = (covered[id] ?? 0) + 1;
    }
    return covered;
  }
}

/** How a driver performs the steps that it can perform, and what it checks in every place. */
async function executorsOf(
  driver: Driver,
  testModel: TestModel,
  script: Script,
  session: Session,
  passage: Passage,
): Promise<Executors> {
  const executors: Executors = { events: {}, states: { [everywhere]: ({ place }) => passage.look(place) } };
  for (const { step, label } of script.steps)
    if (driver.performs?.(testModel, step) ?? true) executors.events[label] = () => passage.perform(step);
  for (const [id, check] of Object.entries((await driver.checks?.(testModel)) ?? {}))
    executors.states[id] = async () => check(session);
  return executors;
}

/** Only the first line is the error itself: the runner adds the whole path. */
const firstOf = (thrown: unknown): string => messageOf(thrown).split("\n\nPath:")[0]?.split("\nPath:")[0] ?? "";

/** Saves a session's trace. @returns the file, unless there is no trace */
async function traceOf(session: Session | undefined, file: string): Promise<string | undefined> {
  if (!session?.saveTrace) return undefined;
  return session.saveTrace(file).then(
    () => file,
    () => undefined,
  );
}

/**
 * Runs one planned test in a new session. The runner is @xstate/test's; the path is the project's own.
 * @throws {UsageError} if the driver cannot perform a step or checks a state that does not exist
 */
export async function runScript(
  driver: Driver,
  testModel: TestModel,
  script: Script,
  { watch = () => undefined, photographs = false, traceFile }: Watching = {},
): Promise<Result> {
  const snapshotOf = (place: Place): PlaceSnapshot => ({
    status: "active",
    output: undefined,
    error: undefined,
    place,
  });
  // The runner only uses what it is given; it looks up no states or events of the machine.
  const model = new GraphTestModel<PlaceSnapshot, EventObject, unknown>(testModel.machine as never, {
    stateMatcher: ({ place }, key) => key === everywhere || place.states.includes(key),
  });
  const steps = script.steps.map(({ place, label }) => ({ state: snapshotOf(place), event: { type: label } }));
  const end = steps.at(-1)?.state ?? snapshotOf(script.start);
  let session: Session | undefined;
  let passage: Passage | undefined;
  try {
    session = await driver.start(testModel, script.input, { isTraced: traceFile !== undefined });
    passage = new Passage(script, session, watch);
    const executors = await executorsOf(driver, testModel, script, session, passage);
    assertComplete(
      testModel,
      script.steps.map(({ label }) => label),
      executors,
    );
    await model.testState(executors, snapshotOf(script.start));
    await model.testPath({ state: end, weight: steps.length, steps }, executors);
    return { failure: null, covered: passage.covered(steps.length) };
  } catch (thrown) {
    if (thrown instanceof UsageError) throw thrown;
    const at = passage?.at ?? 0;
    const label = script.steps[at - 1]?.label ?? "the start";
    // A closed page has neither picture nor trace, but the failure is still reported.
    const picture = photographs ? await session?.photograph?.().catch(() => undefined) : undefined;
    const trace = traceFile === undefined ? undefined : await traceOf(session, traceFile);
    return {
      failure: { at, label, message: firstOf(thrown), picture, trace },
      covered: passage?.covered(at - 1) ?? {},
    };
  } finally {
    await session?.stop();
  }
}
