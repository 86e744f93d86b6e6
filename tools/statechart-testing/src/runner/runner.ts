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

/** Where a test first goes another way than planned. */
export interface Failure {
  /** The number of the step, from 1; 0 is the start. */
  at: number;
  /** What the step is. */
  label: string;
  message: string;
  /** The page as it was then, of drivers that have one. */
  picture?: Buffer | undefined;
}
export interface Result {
  failure: Failure | null;
  /** Ids of all that was really covered, and how often. */
  covered: Record<string, number>;
}

/** A place in the form of the snapshots that the runner hands on. */
type PlaceSnapshot = Snapshot<unknown> & { place: Place };
/** Told what is seen at the start, which is step 0, and after each step. */
type Watch = (at: number, observation: Observation) => void;

/** What else is wanted of a run. */
interface Watching {
  watch?: Watch;
  /** Whether a failure comes with a picture of the page: of tries that only count failures nobody looks at one. */
  photographs?: boolean;
}

/** What the runner is given to run a test with. */
export interface Executors {
  events: Record<string, () => Promise<void>>;
  states: Record<string, (snapshot: PlaceSnapshot) => Promise<void>>;
}

/**
 * Holds what is to be executed against what there is to execute it with: the runner passes in silence over an event
 * without an executor and over a check under a key that is not a state.
 * @throws {UsageError} which names the first that is missing or mistyped
 */
export function assertComplete(testModel: TestModel, labels: readonly string[], { events, states }: Executors): void {
  const { id } = testModel.machine;
  const missing = labels.find((label) => !Object.hasOwn(events, label));
  if (missing !== undefined)
    throw new UsageError(`Nothing executes "${missing}" of ${id}; give the driver a way to do it, or leave it out.`);
  const known = new Set(statesOf(testModel.machine).map((state) => state.id));
  const mistyped = Object.keys(states).find((key) => key !== everywhere && !known.has(key));
  if (mistyped !== undefined)
    throw new UsageError(
      `"${mistyped}" is not a state of ${id}, so its check would never run; give it the id of a state.`,
    );
}

/** The key of the check that every place gets. */
const everywhere = "*";

/** What is seen and should not be, in words; null if everything is as planned. */
function difference(observation: Observation, place: Place): string | null {
  if (!isDeepStrictEqual(observation.value, place.value))
    return `the state is ${stateText(observation.value)}, expected ${stateText(place.value)}`;
  const [tags, wanted] = [observation.tags, place.tags].map((some) => [...some].sort().join(", "));
  if (tags !== wanted) return `the tags are [${tags}], planned were [${wanted}]`;
  return observation.drift.length > 0 ? observation.drift.join("; ") : null;
}

/** How long a driver may take over one step, in milliseconds: what never settles fails, and holds up nothing. */
const timeoutMs = 60_000;

async function within(limit: number, work: void | Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the driver was not done with it after ${limit / 1000} s`)), limit);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A session together with how far it has come on its script. */
class Passage {
  /** The number of the step that was begun last. */
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

  /** @throws {Error} which says what is not as planned */
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

  /** What was covered by the steps up to one: as the session told, or else as planned. */
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

/** How a driver performs every step of a test model that it can, and what it looks at in every place. */
function executorsOf(
  driver: Driver,
  testModel: TestModel,
  script: Script,
  session: Session,
  passage: Passage,
): Executors {
  const executors: Executors = { events: {}, states: { [everywhere]: ({ place }) => passage.look(place) } };
  for (const { step, label } of script.steps)
    if (driver.performs?.(testModel, step) ?? true) executors.events[label] = () => passage.perform(step);
  for (const [id, check] of Object.entries(driver.checks?.(testModel) ?? {}))
    executors.states[id] = async () => check(session);
  return executors;
}

/** Only the first line is what went wrong: the runner adds the whole path. */
const firstOf = (thrown: unknown): string => messageOf(thrown).split("\n\nPath:")[0]?.split("\nPath:")[0] ?? "";

/**
 * Runs one planned test in a session of its own; the runner is @xstate/test's, the way is the project's.
 * @throws {UsageError} where the driver lacks a way to do a step, or checks a state that there is not
 */
export async function runScript(
  driver: Driver,
  testModel: TestModel,
  script: Script,
  { watch = () => undefined, photographs = false }: Watching = {},
): Promise<Result> {
  const snapshotOf = (place: Place): PlaceSnapshot => ({
    status: "active",
    output: undefined,
    error: undefined,
    place,
  });
  // Of the machine it only runs what it is given: no state, no event of its own is looked up.
  const model = new GraphTestModel<PlaceSnapshot, EventObject, unknown>(testModel.machine as never, {
    stateMatcher: ({ place }, key) => key === everywhere || place.states.includes(key),
  });
  const steps = script.steps.map(({ place, label }) => ({ state: snapshotOf(place), event: { type: label } }));
  const end = steps.at(-1)?.state ?? snapshotOf(script.start);
  const session = await driver.start(testModel, script.input);
  const passage = new Passage(script, session, watch);
  try {
    const executors = executorsOf(driver, testModel, script, session, passage);
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
    const { at } = passage;
    const label = script.steps[at - 1]?.label ?? "the start";
    // A page that is gone has no picture; what went wrong is told all the same.
    const picture = photographs ? await session.photograph?.().catch(() => undefined) : undefined;
    return { failure: { at, label, message: firstOf(thrown), picture }, covered: passage.covered(at - 1) };
  } finally {
    await session.stop();
  }
}
