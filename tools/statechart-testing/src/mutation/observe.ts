import type { ActorRefLike, AnyActorRef, AnyMachineSnapshot, InspectionEvent, Snapshot } from "xstate";
import type { TestModel } from "../model/test-model";
import type { PlannedTest } from "../planner/paths";
import { casesOf, heardAt } from "../simulator/event-alphabet";
import { Simulator } from "../simulator/simulator";
import { type Step, stepLabel } from "../simulator/step";

/** What is observable at one moment of a test; moments with equal texts look the same. */
export interface Observation {
  at: string;
  seen: string;
}

const nameOf = (ref: AnyActorRef): string => (ref.id === ref.sessionId ? "?" : ref.id);
/** The path of an actor; the declared type of inspection events hides part of it. */
function pathOf(like: ActorRefLike): string {
  const ref = like as AnyActorRef;
  return ref._parent ? `${pathOf(ref._parent)}/${nameOf(ref)}` : "";
}

const isActor = (value: unknown): value is AnyActorRef =>
  typeof value === "object" && value !== null && "sessionId" in value && "send" in value;

/** Serializes a value: actors as their paths, errors as their messages. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, plain) {
    // An actor's own `toJSON` would run before this replacer.
    const raw = this[key];
    if (isActor(raw)) return pathOf(raw);
    return raw instanceof Error ? raw.message : plain;
  });

/** What a machine does to the outside world: actors started, events sent and emitted, effects. */
function deedOf(happened: InspectionEvent): unknown[] | null {
  switch (happened.type) {
    case "@xstate.actor": {
      const { src, options } = happened.actorRef as AnyActorRef & { options: { input?: unknown } };
      return ["starts", pathOf(happened.actorRef), typeof src === "string" ? src : "", options.input];
    }
    case "@xstate.event": {
      const { sourceRef, actorRef, event } = happened;
      // Events that an actor sends to itself are internal.
      if (!sourceRef || sourceRef === actorRef) return null;
      return ["sends", pathOf(sourceRef), pathOf(actorRef), event];
    }
    case "@xstate.action": {
      const { type, params } = happened.action;
      if (type.startsWith("xstate.") && type !== "xstate.emit") return null;
      return ["does", pathOf(happened.actorRef), type, params];
    }
    default:
      return null;
  }
}

type StubSnapshot = Snapshot<unknown> & { input?: unknown };

/** The state of an actor: of a machine, its snapshot; of a stub, its input. */
function stateOf(ref: AnyActorRef): unknown {
  const snapshot: AnyMachineSnapshot | StubSnapshot = ref.getSnapshot();
  if (!("machine" in snapshot)) return [ref.id, ref.src, snapshot.status, snapshot.input];
  const { status, value, context, tags, children } = snapshot;
  return [ref.id, status, value, context, [...tags].sort(), actorsIn(children)];
}
const actorsIn = (children: Record<string, AnyActorRef>): unknown[] =>
  Object.entries(children)
    .filter(([, ref]) => ref.getSnapshot().status === "active")
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, ref]) => stateOf(ref));

/** The events of the test model that would have an effect now. */
function enabledIn(testModel: TestModel, snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status !== "active") return [];
  return heardAt(testModel, snapshot).flatMap((type) =>
    Object.entries(casesOf(testModel, type))
      .filter(([, one]) => {
        const payload = typeof one === "function" ? one(snapshot.context) : one;
        return snapshot.can({ type, ...payload });
      })
      .map(([name]) => `${type} ${name}`),
  );
}

function observationOf(testModel: TestModel, { snapshot }: Simulator, deeds: readonly string[]): string {
  const { status, value, context, tags, output, children } = snapshot;
  return textOf([
    status,
    value,
    [...tags].sort(),
    enabledIn(testModel, snapshot),
    actorsIn(children as Record<string, AnyActorRef>),
    context,
    output,
    deeds,
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
  const deeds: string[] = [];
  const simulator = new Simulator(
    testModel.machine === machine ? testModel : { ...testModel, machine },
    test.input,
    undefined,
    (happened) => {
      const deed = deedOf(happened);
      if (deed) deeds.push(textOf(deed));
    },
  );
  const look = (at: string): Observation => ({ at, seen: observationOf(testModel, simulator, deeds.splice(0).sort()) });
  yield look("at its start");
  for (const [index, step] of test.steps.entries())
    for (const part of partsOf(step)) {
      simulator.perform(part);
      yield look(`step ${index + 1}, ${stepLabel(step)}`);
    }
}
