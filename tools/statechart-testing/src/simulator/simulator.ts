import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  type InspectionEvent,
  type Snapshot,
} from "xstate";
import { probed } from "../model/payload-probe";
import type { Outcome, TestModel } from "../model/test-model";
import { SimulatedClock } from "./clock";
import { casesOf, heardAt } from "./event-alphabet";
import { childrenOf, idOf, isActive, pathOf, snapshotOf } from "./running-actors";
import { partsOf, rootStub, type SimulatorParts } from "./shared-machine";
import { type Effect, type Step, stepLabel, type Taken } from "./step";
import { inlineStubs } from "./stub-actor";

/** A machine that runs: the subject, which has no name, or a descendant that is run for real. */
export interface Player {
  name: string;
  testModel: TestModel;
  snapshot: AnyMachineSnapshot;
  ref: AnyActorRef;
}

/** An event that is due later. */
interface Timer {
  source: string;
  target: string;
  id: string;
  event: EventObject;
  dueIn: number;
}

/** Where a simulator stands, for others to go on from. */
export interface SimulatorCopy {
  snapshot: () => Snapshot<unknown>;
  timers: Timer[];
}

const made = (value: unknown, context: unknown): unknown => (typeof value === "function" ? value(context) : value);
/** A machine in a simulator: its actors are stubs, its clock stands still, everything it does is noted. */
export class Simulator {
  private readonly clock = new SimulatedClock();
  private readonly root: AnyActorRef;
  /** The actor of the test model's machine: a view of it may send to it while `noting` listens. */
  readonly subject: AnyActorRef;
  private readonly parts: SimulatorParts;
  /** By scheduled event: when it is due. */
  private readonly dues = new WeakMap<object, number>();
  /** What the machine asked of the world outside, in order. */
  readonly effects: Effect[] = [];
  /** What the subject has emitted while something was stubbed, in order. */
  readonly emitted: EventObject[] = [];
  /** What happened before the first step. */
  readonly first: Taken;

  constructor(
    private readonly testModel: TestModel,
    private readonly input: string,
    copy?: SimulatorCopy,
    inspect?: (happened: InspectionEvent) => void,
  ) {
    if (!(input in testModel.inputs)) throw new Error(`${testModel.machine.id} has no input "${input}".`);
    this.parts = partsOf(testModel);
    const { systemId } = testModel;
    const stubs = inlineStubs(this.parts.stubbed);
    const root = createActor(rootStub, {
      clock: this.clock,
      ...(systemId === undefined && { systemId: "academy" }),
      inspect: (happened) => {
        stubs(happened);
        inspect?.(happened);
      },
    });
    this.root = root.start() as AnyActorRef;
    let subject: AnyActorRef | undefined;
    this.first = this.noting(() => {
      subject = createActor(this.parts.stubbed.machine, {
        parent: this.root,
        id: "subject",
        input: testModel.inputs[input],
        ...(systemId !== undefined && { systemId }),
        ...(copy && { snapshot: copy.snapshot() }),
      }).start() as AnyActorRef;
    });
    this.subject = subject as unknown as AnyActorRef;
    this.subject.on("*", (event) => {
      if (this.parts.notes) this.emitted.push(event);
    });
    for (const timer of copy?.timers ?? []) this.schedule(timer);
    this.settle("at its start");
  }

  get snapshot(): AnyMachineSnapshot {
    return this.subject.getSnapshot() as AnyMachineSnapshot;
  }

  /** The subject and those below it that are run for real, as long as they run. */
  players(): Player[] {
    const players: Player[] = [];
    const add = (name: string, testModel: TestModel, ref: AnyActorRef) => {
      const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
      if (snapshot.status !== "active") return;
      players.push({ name, testModel, ref, snapshot });
      for (const [id, child] of Object.entries(testModel.children ?? {})) {
        const actor = snapshot.children[id];
        if (actor) add(name === "" ? id : `${name}/${id}`, child, actor);
      }
    };
    add("", this.testModel, this.subject);
    return players;
  }

  /** Where the machine stands: equal keys go on in equal ways. */
  key(): string {
    const { status, value } = this.snapshot;
    return JSON.stringify([
      this.input,
      status === "active" ? "" : [status, value],
      this.players().map(({ name, testModel, snapshot }) => [
        name,
        snapshot.value,
        Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
        childrenOf(snapshot).map(idOf).sort(),
        testModel.project?.(snapshot.context) ?? null,
      ]),
      this.timers().map(({ target, id, dueIn }) => [target, id, dueIn]),
    ]);
  }

  /** Everything that can happen now. */
  steps(): Step[] {
    const steps = this.players().flatMap(({ name: actor, testModel, snapshot }): Step[] => {
      const events = heardAt(testModel, snapshot).flatMap((type) =>
        Object.keys(casesOf(testModel, type)).map((one): Step => ({ kind: "event", actor, type, case: one })),
      );
      const outcomes = childrenOf(snapshot)
        .filter(({ id }) => !(id in (testModel.children ?? {})))
        .flatMap(({ id: invoke }) =>
          Object.keys(testModel.outcomes[invoke] ?? {}).map(
            (one): Step => ({ kind: "outcome", actor, invoke, case: one }),
          ),
        );
      return [...events, ...outcomes];
    });
    const [timer] = this.timers();
    return timer ? [...steps, { kind: "time", ms: timer.dueIn }] : steps;
  }

  /** Ids of running actors that the test model knows no outcome of: it says nothing about how they may end. */
  undeclared(): string[] {
    return this.players().flatMap(({ testModel, snapshot }) =>
      childrenOf(snapshot)
        .filter(({ id }) => !(id in testModel.outcomes) && !(id in (testModel.children ?? {})))
        .map(idOf),
    );
  }

  /** The event that a step sends, with its payload. */
  eventOf(step: Extract<Step, { kind: "event" }>): AnyEventObject {
    const { testModel, snapshot } = this.player(step.actor);
    const cases = casesOf(testModel, step.type);
    if (!(step.case in cases)) throw new Error(`${step.type} has no case "${step.case}".`);
    return probed(testModel, { type: step.type, ...(made(cases[step.case], snapshot.context) as object) });
  }

  /** How an outcome ends its actor. */
  outcomeOf(step: Extract<Step, { kind: "outcome" }>): { output: unknown } | { error: unknown } {
    const { testModel, snapshot } = this.player(step.actor);
    const outcome: Outcome<never> | undefined = testModel.outcomes[step.invoke]?.[step.case];
    if (!outcome) throw new Error(`${step.invoke} has no outcome "${step.case}".`);
    return "output" in outcome
      ? { output: made(outcome.output, snapshot.context) }
      : { error: made(outcome.error, snapshot.context) };
  }

  private player(name: string): Player {
    const player = this.players().find((one) => one.name === name);
    if (!player) throw new Error(`${name === "" ? "The machine" : name} is not running.`);
    return player;
  }

  /** Lets a step happen. */
  perform(step: Step): Taken {
    const taken = this.noting(() => {
      if (step.kind === "time") this.clock.advance(step.ms);
      else if (step.kind === "event") this.player(step.actor).ref.send(this.eventOf(step));
      else this.end(step);
    });
    this.settle(`at "${stepLabel(step)}"`);
    return taken;
  }

  private end(step: Extract<Step, { kind: "outcome" }>): void {
    const ended = this.outcomeOf(step);
    const actor = this.player(step.actor).snapshot.children[step.invoke];
    if (!actor || !isActive(actor)) throw new Error(`${step.invoke} is not running.`);
    actor.send({ type: "output" in ended ? "stub.done" : "stub.fail", ...ended });
  }

  /** Simulators of one test model share their machine: what it does is noted by whichever is stubbed. */
  noting(play: () => void): Taken {
    const taken: Taken = { states: [], transitions: [], guards: [] };
    this.parts.notes = { ...taken, effects: this.effects };
    try {
      play();
    } finally {
      this.parts.notes = null;
    }
    return { ...taken, guards: [...new Set(taken.guards)] };
  }

  /** Looks what has come of it. What is scheduled and was not there before is scheduled from now on. */
  settle(when: string): void {
    const { status, error } = this.snapshot;
    if (status === "error")
      throw new Error(
        `${this.testModel.machine.id} breaks ${when}: ${error instanceof Error ? error.message : JSON.stringify(error)}`,
        {
          cause: error,
        },
      );
    for (const event of this.scheduled())
      if (!this.dues.has(event)) this.dues.set(event, this.clock.now() + event.delay);
  }

  private scheduled() {
    return Object.values(this.root.system.getSnapshot()._scheduledEvents);
  }

  /** What is due later, the next one first. */
  private timers(): Timer[] {
    return this.scheduled()
      .map((scheduled) => ({
        source: pathOf(scheduled.source).join("/"),
        target: pathOf(scheduled.target).join("/"),
        id: scheduled.id,
        event: scheduled.event,
        dueIn: (this.dues.get(scheduled) ?? 0) - this.clock.now(),
      }))
      .sort((a, b) => a.dueIn - b.dueIn);
  }

  /** A snapshot carries no timers: they are set again with their remaining time. */
  private schedule({ source, target, event, dueIn, id }: Timer): void {
    this.root.system.scheduler.schedule(this.find(source), this.find(target), event, dueIn, id);
  }

  private find(path: string): AnyActorRef {
    const [, ...ids] = path.split("/");
    return ids.reduce<AnyActorRef>(
      (ref, id) => (ref.getSnapshot() as AnyMachineSnapshot).children[id] as AnyActorRef,
      path === "" ? this.root : this.subject,
    );
  }

  /** A copy of where this simulator stands. */
  copy(): SimulatorCopy {
    return { snapshot: snapshotOf(this.subject), timers: this.timers() };
  }
}
