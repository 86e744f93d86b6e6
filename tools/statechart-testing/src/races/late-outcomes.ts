import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { valueText } from "../approval/value-text";
import { stateText } from "../cli/names";
import { messageOf } from "../cli/usage-error";
import type { TestModel } from "../model/test-model";
import { type Edge, type Graph, simulatorAt } from "../planner/explore";
import type { Simulator } from "../simulator/simulator";
import { type Step, stepLabel } from "../simulator/step";

type Outcome = Extract<Step, { kind: "outcome" }>;

/** A step after which calls no longer run. */
interface Left {
  edge: Edge;
  calls: { actor: string; invoke: string; isRepeated: boolean }[];
}

const partsOf = (call: string): { actor: string; invoke: string } => {
  const at = call.lastIndexOf("/");
  return { actor: call.slice(0, at), invoke: call.slice(at + 1) };
};

/**
 * Every step after which calls no longer run; of steps that lead to the same state, the first one for each call. If the
 * step is the call's own outcome, the late one repeats it.
 */
function* leftIn({ nodes }: Graph): Generator<Left> {
  const known = new Set<string>();
  for (const { calls, edges } of nodes)
    for (const edge of edges) {
      const { step } = edge;
      const to = nodes[edge.to];
      const left = calls.flatMap((call) => {
        if (!to || to.calls.includes(call)) return [];
        const { actor, invoke } = partsOf(call);
        const isRepeated = step.kind === "outcome" && step.actor === actor && step.invoke === invoke;
        const key = JSON.stringify([call, isRepeated, to.input, to.value]);
        if (known.has(key)) return [];
        known.add(key);
        return [{ actor, invoke, isRepeated }];
      });
      if (left.length > 0) yield { edge, calls: left };
    }
}

/** The event with which XState tells a machine the outcome of an actor. */
const eventOf = (invoke: string, ended: ReturnType<Simulator["outcomeOf"]>): AnyEventObject =>
  "output" in ended
    ? { type: `xstate.done.actor.${invoke}`, actorId: invoke, output: ended.output }
    : { type: `xstate.error.actor.${invoke}`, actorId: invoke, error: ended.error };

/** Sends a machine an outcome that is too late. @returns what it changed, a few words each */
function deliver(simulator: Simulator, actor: string, event: AnyEventObject): string[] {
  const player = simulator.players().find(({ name }) => name === actor);
  // A machine that has ended hears nothing.
  if (!player) return [];
  // An error that no transition is for would break a machine, which is XState's way of reporting it.
  if (event.type.startsWith("xstate.error.") && !player.snapshot.can(event)) return [];
  const now = () => player.ref.getSnapshot() as AnyMachineSnapshot;
  const contextOf = () => valueText(now().context);
  const stateOf = () => stateText(now().value);
  const before = {
    state: stateOf(),
    context: contextOf(),
    effects: simulator.effects.length,
    emitted: simulator.emitted.length,
  };
  try {
    const { transitions } = simulator.report(player, event);
    return [
      ...transitions.map((id) => `took ${id}`),
      ...simulator.effects.slice(before.effects).map(({ name }) => `did ${name}`),
      ...simulator.emitted.slice(before.emitted).map(({ type }) => `emitted ${type}`),
      ...(stateOf() === before.state ? [] : [`led to ${stateOf()}`]),
      ...(contextOf() === before.context ? [] : ["changed the context"]),
    ];
  } catch (thrown) {
    return [`broke it: ${messageOf(thrown)}`];
  }
}

/** Delivers all outcomes of the calls that a step has left. @returns what came of it, one sentence each */
function deliverAll(testModel: TestModel, { nodes }: Graph, { edge, calls }: Left): string[] {
  const from = nodes[edge.from];
  if (!from) throw new Error(`The graph has no place ${edge.from}.`);
  const start = () => simulatorAt(testModel, from.input, from.path);
  let simulator = start();
  const outcomes = calls.flatMap(({ actor, invoke, isRepeated }) => {
    const { outcomes: declared } = simulator.players().find(({ name }) => name === actor)?.testModel ?? testModel;
    return Object.keys(declared[invoke] ?? {}).map((one) => {
      const outcome: Outcome = { kind: "outcome", actor, invoke, case: one };
      return { outcome, isRepeated, event: eventOf(invoke, simulator.outcomeOf(outcome)) };
    });
  });
  simulator.perform(edge.step);
  return outcomes.flatMap(({ outcome, isRepeated, event }) => {
    const changes = deliver(simulator, outcome.actor, event);
    if (changes.length > 0) {
      simulator = start();
      simulator.perform(edge.step);
    }
    const state = stateText(from.value);
    const at = `after ${stepLabel(edge.step)}${state && ` in ${state}`}`;
    return changes.map((change) => `${at}, the ${isRepeated ? "repeated" : "late"} ${stepLabel(outcome)} ${change}`);
  });
}

/**
 * Delivers the outcome of every call once more after it was left or has ended, as an actor does that ignores that it was
 * stopped: nothing may come of it.
 * @returns what did, one sentence each
 */
export function lateOutcomes(testModel: TestModel, graph: Graph): string[] {
  const found = [...leftIn(graph)].flatMap((left) => deliverAll(testModel, graph, left));
  return [...new Set(found)];
}
