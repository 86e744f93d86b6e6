import { nodesOf, transitionsOf } from "statechart-testing/model/identify";
import { type Planning, planning } from "statechart-testing/planner/planning";
import { Simulator } from "statechart-testing/simulator/simulator";
import { describe, expect, it } from "vitest";
import { type AnyActorRef, type AnyStateMachine, type AnyStateNode, createMachine } from "xstate";
import { parse } from "zod/mini";
import { stayLimits, UsageCounts, uncountedMachines } from "../../contract/telemetry";
import type { StepReport } from "../../machines/account/consent";
import { machineIds, machines } from "../../machines/index";
import { transitionId } from "../../machines/shared/transition-id";
import { isState, isTransition } from "../../server/flows/charts";
import type { Inspector } from "../../src/telemetry/inspector";
import { countTransitions } from "../../src/telemetry/transitions";
import { testModelOf } from "../shared/test-models";

const all = Object.values(machines).map(({ machine }) => machine);
const counted = machineIds.filter((id) => !uncountedMachines.includes(id));

describe("the ids of transitions that pages count", () => {
  it("are those of plans and drawings, for every transition of every machine", () => {
    const ids = all.flatMap((machine) => [...transitionsOf(machine)]);
    expect(ids.length).toBeGreaterThan(1000);
    expect(ids.map(([transition]) => transitionId(transition))).toEqual(ids.map(([, id]) => id));
    expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length);
  });

  it("are taken by the server, like the ids of innermost states", () => {
    const token = `1.${"t".repeat(43)}`;
    const times = stayLimits.map(() => 0);
    for (const machine of all.filter(({ id }) => !uncountedMachines.includes(id))) {
      const transitions = [...transitionsOf(machine).values()].map((transition) => ({
        machine: machine.id,
        transition,
        count: 1,
      }));
      const states = nodesOf(machine)
        .filter(({ type }) => type === "atomic" || type === "final")
        .map(({ id }) => ({ machine: machine.id, state: id, entered: 1, left: 0, leftWithPage: 0, times }));
      expect(parse(UsageCounts, { token, locale: "en", transitions, states })).toMatchObject({ transitions, states });
      expect([...transitions.filter((one) => !isTransition(one)), ...states.filter((one) => !isState(one))]).toEqual(
        [],
      );
    }
  });
});

/**
 * XState reports each transition that it has selected. Of two regions' transitions for one event it takes only one if
 * the other would leave its region. No machine may have such a pair, or one of them would be counted in vain.
 */
describe("what XState reports", () => {
  const isWithin = (node: AnyStateNode, outer: AnyStateNode) =>
    node.id === outer.id || node.id.startsWith(`${outer.id}.`);
  const mayBeOne = (type: string, other: string) => type === other || type === "*" || other === "*";

  /** Pairs of transitions for one event, of which one leaves the parallel region that it is in. */
  function exclusivePairs(machine: AnyStateMachine): string[] {
    const transitions = [...transitionsOf(machine)].filter(([{ eventType }]) => eventType !== "");
    const regions = nodesOf(machine).filter(({ parent }) => parent?.type === "parallel");
    return regions.flatMap((region) => {
      const inside = transitions.filter(([{ source }]) => isWithin(source, region));
      const leaving = inside.filter(([{ target = [] }]) => target.some((one) => !isWithin(one, region)));
      const beside = transitions.filter(
        ([{ source }]) =>
          !isWithin(source, region) &&
          region.parent &&
          isWithin(source, region.parent) &&
          source.id !== region.parent.id,
      );
      return leaving.flatMap(([{ eventType }, id]) =>
        beside.filter(([other]) => mayBeOne(eventType, other.eventType)).map(([, other]) => `${id}, ${other}`),
      );
    });
  }

  it("is what a machine takes", () => {
    expect(all.flatMap(exclusivePairs)).toEqual([]);
    const [inner, out] = [{ on: { go: "#end" } }, { on: { go: "b" } }];
    const machine = createMachine({
      id: "pair",
      initial: "both",
      states: {
        both: {
          type: "parallel",
          states: { one: { initial: "a", states: { a: inner } }, other: { initial: "a", states: { a: out, b: {} } } },
        },
        end: { id: "end" },
      },
    });
    expect(exclusivePairs(machine)).toEqual(["pair.both.one.a go, pair.both.other.a go"]);
  });
});

interface Played {
  /** What a page would report of the tests of a machine. */
  reports: StepReport[];
  /** The transitions that its machine and its children took, as the simulator observed them. */
  taken: string[];
}

/** Runs a machine's planned tests, with all events and replies of its test model, while it is being counted. */
function play({ testModel, plan }: Planning): Played {
  const reports: StepReport[] = [];
  const taken: string[] = [];
  for (const { input, steps } of plan.tests) {
    const counter = countTransitions({ locale: "en", report: (one) => reports.push(one) });
    const inspect: Inspector = (happened) => {
      if (happened.type === "@xstate.microstep" || happened.type === "@xstate.snapshot")
        counter.see({ happened, at: 0 });
      else if (happened.type === "@xstate.event" && happened.event.type !== "xstate.init") {
        const { value } = (happened.actorRef as AnyActorRef).getSnapshot() as { value?: unknown };
        counter.see({ happened, at: 0, value });
      }
    };
    const simulator = new Simulator(testModel, input, undefined, inspect);
    taken.push(...simulator.first.transitions);
    for (const step of steps) taken.push(...simulator.perform(step).transitions);
    counter.leavePage(0);
  }
  return { reports, taken };
}

const played = new Map<string, Promise<Played>>();
const playedOf = (id: (typeof machineIds)[number]): Promise<Played> => {
  const known = played.get(id) ?? testModelOf(id).then((testModel) => play(planning(testModel, "tour", 0)));
  played.set(id, known);
  return known;
};
const isOf = (id: string) => (transition: string) => transition.startsWith(`${id} `) || transition.startsWith(`${id}.`);

describe.each(counted)("what is counted of %s in its planned tests", (id) => {
  it("is every transition that was taken, and no other", async () => {
    const { reports, taken } = await playedOf(id);
    const transitions = reports.flatMap((report) => report.transitions).filter(isOf(id));
    expect(transitions.length).toBeGreaterThan(0);
    expect(transitions.sort()).toEqual(taken.filter(isOf(id)).sort());
  });

  it("balances: each state is left as often as it was entered, by a transition or with the page", async () => {
    const { reports } = await playedOf(id);
    const balance = new Map<string, number>();
    const note = (state: string, change: number) => balance.set(state, (balance.get(state) ?? 0) + change);
    for (const { entered, left } of reports) {
      for (const state of entered) note(state, 1);
      for (const { state } of left) note(state, -1);
    }
    expect([...balance].filter(([, rest]) => rest !== 0)).toEqual([]);
    expect(balance.size).toBeGreaterThan(0);
  });

  it("contains only names of machines, transitions, and states, and nothing from payloads", async () => {
    const { reports } = await playedOf(id);
    const strange = reports.filter(
      ({ type, machine, transitions, entered, left, leftPage, locale, ...more }) =>
        type !== "step" ||
        locale !== "en" ||
        typeof leftPage !== "boolean" ||
        !transitions.every((transition) => isTransition({ machine, transition })) ||
        !entered.every((state) => isState({ machine, state })) ||
        !left.every(
          ({ state, seconds, ...rest }) =>
            isState({ machine, state }) &&
            (seconds === null || stayLimits.some((limit) => limit === seconds)) &&
            Object.keys(rest).length === 0,
        ) ||
        Object.keys(more).length > 0,
    );
    expect(strange).toEqual([]);
  });
});
