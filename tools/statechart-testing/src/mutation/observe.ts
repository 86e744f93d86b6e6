import type { ActorRefLike, AnyActorRef, AnyMachineSnapshot, InspectionEvent, Snapshot } from "xstate";
import type { TestModel } from "../model/test-model";
import type { PlannedTest } from "../planner/paths";
import { casesOf, heardAt } from "../simulator/event-alphabet";
import { Simulator } from "../simulator/simulator";
import { type Step, stepLabel } from "../simulator/step";

/** What can be seen at a moment of a test: equal texts look equal. */
export interface Observation {
  at: string;
  seen: string;
}

const nameOf = (ref: AnyActorRef): string => (ref.id === ref.sessionId ? "?" : ref.id);
/** Where an actor stands; inspection shows less of it than there is. */
function pathOf(like: ActorRefLike): string {
  const ref = like as AnyActorRef;
  return ref._parent ? `${pathOf(ref._parent)}/${nameOf(ref)}` : "";
}

const isActor = (value: unknown): value is AnyActorRef =>
  typeof value === "object" && value !== null && "sessionId" in value && "send" in value;

/** As text: actors by their place, errors by what they say. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, plain) {
    // An actor is asked for its own text before it comes here.
    const raw = this[key];
    if (isActor(raw)) return pathOf(raw);
    return raw instanceof Error ? raw.message : plain;
  });

/** What a machine does to the world outside while it runs: actors started, events sent and emitted, effects. */
function deedOf(happened: InspectionEvent): unknown[] | null {
  switch (happened.type) {
    case "@xstate.actor": {
      const { src, options } = happened.actorRef as AnyActorRef & { options: { input?: unknown } };
      return ["starts", pathOf(happened.actorRef), typeof src === "string" ? src : "", options.input];
    }
    case "@xstate.event": {
      const { sourceRef, actorRef, event } = happened;
      // What an actor sends to itself is its own affair.
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

/** An actor as it stands: a machine with what is in it, a stub with what it was started with. */
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

/** Which of the events that it listens to, as the test model tries them, would do something now. */
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

/** Time passes in two halves, so that a timer that fires too early is noticed. */
const partsOf = (step: Step): Step[] =>
  step.kind === "time"
    ? [
        { kind: "time", ms: step.ms / 2 },
        { kind: "time", ms: step.ms / 2 },
      ]
    : [step];

/**
 * What is seen of a machine during a test, moment by moment: the next one is played when it is asked for. The machine
 * may be another than the test model's, as long as it has the same states.
 * @throws where the machine breaks.
 */
export function* observationsOf(
  testModel: TestModel,
  machine: TestModel["machine"],
  test: PlannedTest,
): Generator<Observation> {
  // Within a step in alphabetical order: what two regions do at once, they do in no order that anyone could see.
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
