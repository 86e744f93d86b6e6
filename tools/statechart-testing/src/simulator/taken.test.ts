import { describe, expect, it } from "vitest";
import { and, assign, createMachine, not, or, raise, setup, stateIn } from "xstate";
import { event, simulatorOf } from "./simulator.testing";

describe("what a step takes", () => {
  it("reports the transition, the entered states, and the guard results", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "a",
        states: {
          a: {
            on: {
              go: [
                { guard: () => false, target: "b" },
                { guard: () => true, target: "b" },
                { guard: () => true, target: "b" },
              ],
            },
          },
          b: {},
        },
      }),
    );
    expect(simulator.first).toEqual({ states: ["m.a"], transitions: [], guards: [] });
    expect(simulator.perform(event("go"))).toEqual({
      states: ["m.b"],
      transitions: ["m.a go #2"],
      guards: ["m.a go #1 [false]", "m.a go #2 [true]"],
    });
  });

  it("reports a guard that fails when nothing is taken, including guards of ancestor states", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "a",
        on: { go: { guard: () => false, target: ".b" } },
        states: { a: { on: { go: { guard: () => false, target: "b" } } }, b: {} },
      }),
    );
    expect(simulator.perform(event("go"))).toEqual({
      states: [],
      transitions: [],
      guards: ["m.a go [false]", "m go [false]"],
    });
  });

  it("does not check an ancestor once a descendant has taken the event", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "a",
        on: { go: { guard: () => true, target: ".b" } },
        states: { a: { on: { go: "c" } }, b: {}, c: {} },
      }),
    );
    expect(simulator.perform(event("go"))).toMatchObject({ transitions: ["m.a go"], guards: [] });
  });

  it("follows chains of eventless transitions, at the start and after a step", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        context: { ready: false },
        initial: "a",
        states: {
          a: { always: [{ guard: ({ context }) => context.ready, target: "c" }, { target: "b" }] },
          b: { always: { target: "c", actions: assign({ ready: true }) } },
          c: { on: { again: "a" } },
        },
      }),
    );
    expect(simulator.first).toEqual({
      states: ["m.a", "m.b", "m.c"],
      transitions: ["m.a always #2", "m.b always"],
      guards: ["m.a always #1 [false]"],
    });
    expect(simulator.perform(event("again"))).toEqual({
      states: ["m.a", "m.c"],
      transitions: ["m.c again", "m.a always #1"],
      guards: ["m.a always #1 [true]"],
    });
  });

  it("follows raised events, including those raised on entry", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        type: "parallel",
        states: {
          one: {
            initial: "a",
            states: {
              a: { on: { go: { target: "b", actions: raise({ type: "told" }) } } },
              b: { entry: raise({ type: "in" }) },
            },
          },
          two: { initial: "a", states: { a: { on: { told: "b" } }, b: { on: { in: "c" } }, c: {} } },
        },
      }),
    );
    expect(simulator.perform(event("go")).transitions).toEqual(["m.one.a go", "m.two.a told", "m.two.b in"]);
  });

  it("follows done states of compound states and parallel regions", () => {
    const region = { initial: "a", states: { a: { on: { end: "z" } }, z: { type: "final" as const } } };
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "work",
        states: {
          work: { type: "parallel", states: { one: region, two: region }, onDone: "alone" },
          alone: { ...region, onDone: { target: "over" } },
          over: {},
        },
      }),
    );
    expect(simulator.perform(event("end")).transitions).toEqual([
      "m.work.one.a end",
      "m.work.two.a end",
      "m.work onDone",
    ]);
    expect(simulator.perform(event("end")).transitions).toEqual(["m.alone.a end", "m.alone onDone"]);
  });

  it("omits a transition that conflicts with a transition of higher priority", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "work",
        states: {
          work: {
            type: "parallel",
            states: {
              one: { initial: "a", states: { a: { on: { stop: "#m.over" } } } },
              two: { initial: "a", states: { a: { on: { stop: "b" } }, b: {} } },
            },
          },
          over: {},
        },
      }),
    );
    expect(simulator.perform(event("stop"))).toEqual({
      states: ["m.over"],
      transitions: ["m.work.one.a stop"],
      guards: [],
    });
  });

  it("supports every kind of guard", () => {
    const machine = setup({
      types: { context: {} as { n: number } },
      guards: {
        isMany: ({ context }) => context.n > 1,
        isAbove: ({ context }, than: number) => context.n > than,
        isAt: stateIn("a"),
      },
    }).createMachine({
      id: "m",
      context: { n: 1 },
      initial: "a",
      states: {
        a: {
          on: {
            named: { guard: "isMany", target: "b" },
            given: { guard: { type: "isAbove", params: 0 }, actions: () => undefined },
            composed: { guard: and(["isAt", not("isMany"), or(["isMany", "isAt"])]), actions: () => undefined },
          },
        },
        b: {},
      },
    });
    const simulator = simulatorOf(machine);
    expect(simulator.perform(event("named")).guards).toEqual(["m.a named [false]"]);
    expect(simulator.perform(event("given")).guards).toEqual(["m.a given [true]"]);
    expect(simulator.perform(event("composed")).guards).toEqual(["m.a composed [true]"]);
  });

  it("takes a forbidden event but does not list it as sendable", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "a",
        on: { go: ".b" },
        states: { a: { on: { go: {}, ask: { guard: () => true } } }, b: {} },
      }),
    );
    expect(simulator.snapshot.can({ type: "go" })).toBe(false);
    expect(simulator.perform(event("go"))).toEqual({ states: [], transitions: ["m.a go"], guards: [] });
    expect(simulator.perform(event("ask"))).toEqual({
      states: [],
      transitions: ["m.a ask"],
      guards: ["m.a ask [true]"],
    });
  });

  it("re-enters a state if the transition says so", () => {
    const simulator = simulatorOf(
      createMachine({
        id: "m",
        initial: "a",
        states: { a: { on: { again: { target: "a", reenter: true }, same: "a" } } },
      }),
    );
    expect(simulator.perform(event("again")).states).toEqual(["m.a"]);
    expect(simulator.perform(event("same"))).toMatchObject({ states: [], transitions: ["m.a same"] });
  });

  it("does not change the original machine", () => {
    const machine = createMachine({
      id: "m",
      initial: "a",
      states: { a: { on: { go: { guard: () => true, target: "b", actions: ["x"] } } }, b: { entry: ["y"] } },
    });
    const before = JSON.stringify(machine.definition);
    simulatorOf(machine).perform(event("go"));
    expect(JSON.stringify(machine.definition)).toBe(before);
  });
});
