import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from "xstate";
import type { TestModel } from "../model/test-model";
import type { PlannedTest } from "../planner/paths";
import { enabledIn } from "../simulator/event-alphabet";
import { inspectedEffect, inspectedPath } from "../simulator/inspected-effects";
import { idOf } from "../simulator/running-actors";
import { Simulator } from "../simulator/simulator";
import { type Step, stepLabel } from "../simulator/step";

/** What is observable at one moment of a test; moments with equal texts look the same. */
export interface Observation {
  at: string;
  seen: string;
}

const isActor = (value: unknown): value is AnyActorRef =>
  typeof value === "object" && value !== null && "sessionId" in value && "send" in value;

/** Serializes a value: actors as their paths, errors as their messages. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, plain) {
    // An actor's own `toJSON` would run before this replacer.
    const raw = this[key];
    if (isActor(raw)) return inspectedPath(raw);
    return raw instanceof Error ? raw.message : plain;
  });

type StubSnapshot = Snapshot<unknown> & { input?: unknown };

/** The state of an actor: of a machine, its snapshot; of a stub, its input. */
function stateOf(ref: AnyActorRef): unknown {
  const snapshot: AnyMachineSnapshot | StubSnapshot = ref.getSnapshot();
  if (!("machine" in snapshot)) return [idOf(ref), ref.src, snapshot.status, snapshot.input];
  const { status, value, context, tags, children } = snapshot;
  return [idOf(ref), status, value, context, [...tags].sort(), actorsIn(children)];
}
const actorsIn = (children: Record<string, AnyActorRef>): unknown[] =>
  Object.entries(children)
    .filter(([, ref]) => ref.getSnapshot().status === "active")
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, ref]) => stateOf(ref));

function observationOf(testModel: TestModel, { snapshot }: Simulator, effects: readonly string[]): string {
  const { status, value, context, tags, output, children } = snapshot;
  return textOf([
    status,
    value,
    [...tags].sort(),
    enabledIn(testModel, snapshot),
    actorsIn(children as Record<string, AnyActorRef>),
    context,
    output,
    effects,
  ]);
}

/** Time passes in two halves, so that timers that fire too early are noticed. */
const partsOf = (step: Step): Step[] =>
  step.kind === "time"
    ? [
        { kind: "time", ms: step.ms / 2 },
        { kind: "time", ms: step.ms / 2 },
      ]
    : [step];

/**
 * Observes a machine during a test, moment by moment; each step is performed when its moment is requested. The machine
 * may differ from the test model's but must have the same states.
 * @throws {Error} if the machine fails
 */
export function* observationsOf(
  testModel: TestModel,
  machine: TestModel["machine"],
  test: PlannedTest,
): Generator<Observation> {
  // Sorted within a step, because the order in which two regions act is not observable.
  const effects: string[] = [];
  const simulator = new Simulator(
    testModel.machine === machine ? testModel : { ...testModel, machine },
    test.input,
    undefined,
    (happened) => {
      const effect = inspectedEffect(happened);
      if (effect) effects.push(textOf(effect));
    },
  );
  const look = (at: string): Observation => ({
    at,
    seen: observationOf(testModel, simulator, effects.splice(0).sort()),
  });
  yield look("at its start");
  for (const [index, step] of test.steps.entries())
    for (const part of partsOf(step)) {
      simulator.perform(part);
      yield look(`step ${index + 1}, ${stepLabel(step)}`);
    }
}
