import type { AnyMachineSnapshot, InspectionEvent } from "xstate";
import { stateText } from "../cli/names";
import type { TestModel } from "../model/test-model";
import type { PlannedTest } from "../planner/paths";
import { enabledIn } from "../simulator/event-alphabet";
import { type InspectedEffect, inspectedEffect } from "../simulator/inspected-effects";
import { childrenOf, idOf } from "../simulator/running-actors";
import { type Player, Simulator } from "../simulator/simulator";
import type { Step, Taken } from "../simulator/step";
import { References, valueText } from "./value-text";

/**
 * What could be observed in one step. Lists are sorted where their order is not observable. Of what lasts (states, tags,
 * enabled events, running actors, context) only the changes.
 */
export interface Moment {
  /** The state of the machine, and of each child machine that runs unstubbed: `quiz: asking`. Only if it changed. */
  state: string[];
  /** The tags that the machine has now. Only if they changed. */
  tags: string[] | null;
  /** Ids of the transitions, in order. */
  takes: string[];
  /** Answers of guards: `quiz.asking answer.submit [true]`. */
  guards: string[];
  /** Actors started, events sent and emitted, and actions, each with its parameters. */
  effects: string[];
  /** Actors that no longer run: ended, or stopped. */
  stops: string[];
  /** Changes of the context: `answer = null`. */
  context: string[];
  /** Events that can be sent now and could not before, with `+`; those that no longer can, with `-`. */
  can: string[];
  /** What happened too early, in the first half of a step in which time passes. */
  early: string[];
  /** The output of a machine that has ended. */
  output: string | null;
}

const nameOf = (path: string): string => (path === "" ? "parent" : path.replace(/^\/subject\/?/, "") || "itself");
const byOf = (path: string): string => (path === "/subject" || path === "" ? "" : `${nameOf(path)}: `);

/** An effect in words, or null if it says nothing new. */
function effectText(effect: InspectedEffect, references: References): string | null {
  const by = byOf(effect.by);
  if (effect.kind === "start") {
    if (effect.actor === "/subject") return null;
    const id = effect.actor.split("/").at(-1) ?? "";
    const logic = effect.src === "" || effect.src === id ? "" : ` (${effect.src})`;
    return `${by}start ${id}${logic} ${valueText(effect.input, references)}`;
  }
  if (effect.kind === "send") {
    const { type, ...payload } = effect.event;
    // Every actor gets this when it starts.
    if (type === "xstate.init") return null;
    return `${by}send ${type} to ${nameOf(effect.to)} ${valueText(payload, references)}`;
  }
  if (effect.type !== "xstate.emit") return `${by}do ${effect.type} ${valueText(effect.params, references)}`;
  const { event } = (effect.params ?? {}) as { event?: { type: string } };
  const { type = "", ...payload } = event ?? {};
  return `${by}emit ${type} ${valueText(payload, references)}`;
}

/** What lasts from one step to the next. */
interface Lasting {
  state: string[];
  tags: string[];
  can: string[];
  runs: string[];
  context: Map<string, string>;
}

const prefix = ({ name }: Player): string => (name === "" ? "" : `${name}: `);

function lastingOf(testModel: TestModel, simulator: Simulator, references: References): Lasting {
  const { snapshot } = simulator;
  const players = simulator.players();
  const [subject] = players;
  const context = (of: { name: string; snapshot: AnyMachineSnapshot }) =>
    Object.entries(of.snapshot.context as object)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, string] => [
        `${of.name === "" ? "" : `${of.name}: `}${key}`,
        valueText(value, references),
      ]);
  return {
    // A machine that has ended is no player any more.
    state: subject
      ? players.map((player) => `${prefix(player)}${stateText(player.snapshot.value)}`)
      : [`${stateText(snapshot.value)} (${snapshot.status})`],
    tags: [...snapshot.tags].sort(),
    can: enabledIn(testModel, snapshot),
    runs: players.flatMap((player) => childrenOf(player.snapshot).map((ref) => `${prefix(player)}${idOf(ref)}`)).sort(),
    context: new Map(subject ? players.flatMap(context) : context({ name: "", snapshot })),
  };
}

const nothing: Lasting = { state: [], tags: [], can: [], runs: [], context: new Map() };

const missingIn = (some: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return some.filter((one) => !known.has(one));
};

/** Observes a machine step by step. */
export class Observer {
  private readonly simulator: Simulator;
  private readonly effects: InspectedEffect[] = [];
  /** What lasted at the end of the previous step, in full texts. */
  private before: Lasting = nothing;
  private readonly testModel: TestModel;

  /** The moment at the start. */
  readonly start: Moment;
  /** Ids of everything covered so far. */
  readonly covered = new Set<string>();

  /** @throws {Error} if the machine fails, or has no such input */
  constructor(testModel: TestModel, input: PlannedTest["input"]) {
    this.testModel = testModel;
    this.simulator = new Simulator(testModel, input, undefined, (happened: InspectionEvent) => {
      const effect = inspectedEffect(happened);
      if (effect) this.effects.push(effect);
    });
    const references = new References();
    references.add("input", testModel.inputs[input]);
    this.start = this.moment(this.simulator.first, references, []);
  }

  /** The state before the next step, in words. */
  get state(): string {
    return this.before.state.join(", ");
  }

  /** Performs a step. @throws {Error} if the step is impossible or the machine fails */
  perform(step: Step): Moment {
    const references = this.referencesFor(step);
    if (step.kind !== "time") return this.moment(this.simulator.perform(step), references, []);
    // In two halves, so that timers that fire too early are noticed.
    const half: Step = { kind: "time", ms: step.ms / 2 };
    const first = this.simulator.perform(half);
    for (const id of [...first.states, ...first.guards]) this.covered.add(id);
    const early = [...first.transitions, ...this.takeEffects(references)];
    const second = this.simulator.perform(half);
    return this.moment(second, references, early);
  }

  /** What large values can be known by: the payload or the result of the step, and the context before it. */
  private referencesFor(step: Step): References {
    const references = new References();
    if (step.kind === "event") {
      const { type: _, ...payload } = this.simulator.eventOf(step);
      for (const [key, value] of Object.entries(payload)) references.add(`event.${key}`, value);
    }
    if (step.kind === "outcome") {
      const ended = this.simulator.outcomeOf(step);
      if ("output" in ended) references.add("output", ended.output);
      else references.add("error", ended.error);
    }
    for (const player of this.simulator.players())
      for (const [key, value] of Object.entries(player.snapshot.context as object))
        references.add(`${prefix(player)}${key}`, value);
    return references;
  }

  private takeEffects(references: References): string[] {
    return this.effects
      .splice(0)
      .flatMap((effect) => effectText(effect, references) ?? [])
      .sort();
  }

  private moment(taken: Taken, references: References, early: string[]): Moment {
    const { before, simulator } = this;
    for (const id of [...taken.states, ...taken.transitions, ...taken.guards]) this.covered.add(id);
    // Whether a value has changed depends on the value, not on the name that it can be known by in this step.
    const now = lastingOf(this.testModel, simulator, new References());
    const named = lastingOf(this.testModel, simulator, references).context;
    this.before = now;
    const { output } = simulator.snapshot;
    return {
      state: now.state.join() === before.state.join() ? [] : now.state,
      tags: now.tags.join() === before.tags.join() ? null : now.tags,
      takes: taken.transitions,
      guards: taken.guards,
      effects: this.takeEffects(references),
      stops: missingIn(before.runs, now.runs),
      context: [
        ...[...now.context]
          .filter(([key, text]) => before.context.get(key) !== text)
          .map(([key, text]) => `${key} = ${named.get(key) ?? text}`),
        ...missingIn([...before.context.keys()], [...now.context.keys()]).map((key) => `${key} is gone`),
      ].sort(),
      can: [
        ...missingIn(now.can, before.can).map((one) => `+ ${one}`),
        ...missingIn(before.can, now.can).map((one) => `- ${one}`),
      ],
      early,
      output: output === undefined ? null : valueText(output, references),
    };
  }
}
