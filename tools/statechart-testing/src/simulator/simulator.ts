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
import { childrenOf, idOf, pathOf, snapshotOf } from "./running-actors";
import { partsOf, rootStub, type SimulatorParts } from "./shared-machine";
import { type Effect, type Step, stepLabel, type Taken } from "./step";
import { inlineStubs } from "./stub-actor";

/** A running machine: the subject, whose name is empty, or an unstubbed descendant. */
export interface Player {
  name: string;
  testModel: TestModel;
  snapshot: AnyMachineSnapshot;
  ref: AnyActorRef;
}

/** A scheduled event; `dueIn` is in milliseconds. */
interface Timer {
  source: string;
  target: string;
  id: string;
  event: EventObject;
  dueIn: number;
}

/** The state of a simulator, from which others can continue. */
export interface SimulatorCopy {
  snapshot: () => Snapshot<unknown>;
  timers: Timer[];
}

const made = (value: unknown, context: unknown): unknown => (typeof value === "function" ? value(context) : value);
/** Runs a machine with stubbed actors and a simulated clock, and records everything it does. */
export class Simulator {
  private readonly clock = new SimulatedClock();
  private readonly root: AnyActorRef;
  /** The actor of the test model's machine. A view may send events to it while `noting` runs. */
  readonly subject: AnyActorRef;
  private readonly parts: SimulatorParts;
  /** When each scheduled event is due, in milliseconds. */
  private readonly dues = new WeakMap<object, number>();
  /** The machine's effects, in order. */
  readonly effects: Effect[] = [];
  /** The events that the subject emitted while it was being recorded, in order. */
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

  /** The running subject and its running, unstubbed descendants. */
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

  /** Identifies the current place: equal keys behave the same from here on. */
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

  /** Every step that is possible now. */
  steps(): Step[] {
    const steps = this.players().flatMap(({ name: actor, testModel, snapshot }): Step[] => {
      const events = heardAt(testModel, snapshot).flatMap((type) =>
        Object.keys(casesOf(testModel, type)).map((one): Step => ({ kind: "event", actor, type, case: one })),
      );
      const outcomes = childrenOf(snapshot)
        .filter(({ id }) => !(id in (testModel.children ?? {})))
        .map(idOf)
        .filter((invoke, index, all) => all.indexOf(invoke) === index)
        .flatMap((invoke) =>
          Object.keys(testModel.outcomes[invoke] ?? {}).map(
            (one): Step => ({ kind: "outcome", actor, invoke, case: one }),
          ),
        );
      return [...events, ...outcomes];
    });
    const [timer] = this.timers();
    return timer ? [...steps, { kind: "time", ms: timer.dueIn }] : steps;
  }

  /** The running actors with declared outcomes, each with the name of its machine: `/loadPage`, `quiz/checkAnswer`. */
  calls(): string[] {
    return this.players().flatMap(({ name, testModel, snapshot }) =>
      childrenOf(snapshot)
        .filter(({ id }) => id in testModel.outcomes)
        .map(({ id }) => `${name}/${id}`),
    );
  }

  /**
   * Sends a machine what an actor that it has left would report, if the actor went on regardless: XState's own actors
   * say nothing after they were stopped.
   */
  report(player: Player, event: AnyEventObject): Taken {
    return this.noting(() => player.ref.send(event));
  }

  /** Ids of running actors for which the test model declares no outcomes. */
  undeclared(): string[] {
    return this.players().flatMap(({ testModel, snapshot }) =>
      childrenOf(snapshot)
        .filter((ref) => !(idOf(ref) in testModel.outcomes) && !(ref.id in (testModel.children ?? {})))
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

  /** Performs a step. @throws {Error} if the step is impossible or the machine fails */
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
    const actor = childrenOf(this.player(step.actor).snapshot).find((ref) => idOf(ref) === step.invoke);
    if (!actor) throw new Error(`${step.invoke} is not running.`);
    actor.send({ type: "output" in ended ? "stub.done" : "stub.fail", ...ended });
  }

  /** Records what `play` does. Simulators of one test model share a machine; the active one gets the notes. */
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

  /** Checks for an error and sets the due time of newly scheduled events. @throws {Error} if the machine has failed */
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

  /** Pending timers, the next one first. */
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

  /** Snapshots contain no timers, so they are scheduled again with their remaining time. */
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

  /** Copies the current state of this simulator. */
  copy(): SimulatorCopy {
    return { snapshot: snapshotOf(this.subject), timers: this.timers() };
  }
}
