import { describe, expect, it } from "vitest";
import { type AnyStateMachine, createMachine } from "xstate";
import type { TestModel } from "../model/test-model";
import { stepLabel } from "../simulator/step";
import { explore } from "./explore";
import type { Strategy } from "./paths";
import { goals, planOf } from "./plan";

const testModelOf = (machine: AnyStateMachine, more: Partial<TestModel> = {}): TestModel => ({
  machine,
  inputs: { "": undefined },
  events: {} as never,
  outcomes: {},
  ...more,
});

const loading = createMachine({
  id: "m",
  initial: "idle",
  states: {
    idle: { on: { load: "loading" } },
    loading: {
      invoke: {
        id: "call",
        src: "call",
        onDone: [{ guard: ({ event }) => event.output > 0, target: "shown" }, { target: "empty" }],
        onError: "failed",
      },
    },
    shown: { on: { close: "idle" } },
    empty: { on: { close: "idle" } },
    failed: { on: { retry: "loading" } },
  },
});
const testModel = testModelOf(loading, {
  outcomes: { call: { some: { output: 1 }, none: { output: 0 }, offline: { error: { code: "network" } } } },
});
const pathsOf = (strategy: Strategy, of = testModel) =>
  planOf(of, strategy).tests.map(({ steps }) => steps.map(stepLabel).join(", "));

describe("goals", () => {
  it("are states, transitions, guard branches, and outcomes", () => {
    expect(goals(testModel)).toEqual({
      states: ["m.idle", "m.loading", "m.shown", "m.empty", "m.failed"],
      transitions: [
        "m.idle load",
        "m.loading done(call) #1",
        "m.loading done(call) #2",
        "m.loading error(call)",
        "m.shown close",
        "m.empty close",
        "m.failed retry",
      ],
      guards: ["m.loading done(call) #1 [true]", "m.loading done(call) #1 [false]"],
      outcomes: ["call → some", "call → none", "call → offline"],
    });
  });
});

describe("a tour", () => {
  it("covers everything in few steps", () => {
    expect(pathsOf("tour")).toEqual([
      "load, call → some, close, load, call → none, close, load, call → offline, retry",
    ]);
    expect(planOf(testModel, "tour")).toMatchObject({
      machine: "m",
      steps: 9,
      states: { covered: 5, total: 5 },
      transitions: { covered: 7, total: 7 },
      guards: { covered: 2, total: 2 },
      outcomes: { covered: 3, total: 3 },
      unreachable: [],
      idle: [],
      isTruncated: false,
    });
  });

  it("starts over if there is no path back", () => {
    const machine = createMachine({
      id: "m",
      initial: "a",
      states: { a: { on: { left: "l", right: "r" } }, l: {}, r: { type: "final" } },
    });
    expect(pathsOf("tour", testModelOf(machine))).toEqual(["left", "right"]);
  });

  it("has a test for every input, if only to start it", () => {
    const machine = createMachine({ id: "m", initial: "a", states: { a: {} } });
    expect(planOf(testModelOf(machine, { inputs: { one: 1, two: 2 } }), "tour")).toMatchObject({
      tests: [
        { input: "one", steps: [] },
        { input: "two", steps: [] },
      ],
      states: { covered: 1, total: 1 },
    });
  });

  it("counts states that are entered and left immediately", () => {
    const machine = createMachine({
      id: "m",
      initial: "a",
      states: { a: { on: { go: "passing" } }, passing: { always: "z" }, z: {} },
    });
    expect(planOf(testModelOf(machine), "tour").states).toEqual({ covered: 3, total: 3 });
  });

  it("is deterministic", () => {
    expect(planOf(testModel, "tour").hash).toBe(planOf(testModel, "tour").hash);
    expect(planOf(testModel, "tour").hash).not.toBe(planOf(testModel, "shortest").hash);
  });
});

describe("other strategies", () => {
  it("take the shortest path to every place, except paths that are part of another", () => {
    expect(pathsOf("shortest")).toEqual(["load, call → some", "load, call → none", "load, call → offline"]);
  });

  it("list the paths that visit no place twice, up to a limit", () => {
    expect(pathsOf("simple")).toEqual(["load, call → some", "load, call → none", "load, call → offline"]);
    const names = Array.from({ length: 7 }, (_, index) => `s${index}`);
    const complete = createMachine({
      id: "m",
      initial: "s0",
      states: Object.fromEntries(
        names.map((name) => [name, { on: Object.fromEntries(names.map((to) => [`to.${to}`, to])) }]),
      ),
    });
    const plan = planOf(testModelOf(complete), "simple");
    expect([plan.tests.length, plan.isTruncated]).toEqual([500, true]);
  });

  it("cover every pair of consecutive transitions", () => {
    const graph = explore(testModel);
    const pairs = new Set(
      graph.nodes.flatMap(({ edges }) =>
        edges.flatMap((edge) => graph.nodes[edge.to]?.edges.map(({ label }) => `${edge.label} » ${label}`) ?? []),
      ),
    );
    const taken = planOf(testModel, "1-switch").tests.flatMap(({ steps }) =>
      steps.slice(1).map((step, index) => `${stepLabel(steps[index] as never)} » ${stepLabel(step)}`),
    );
    expect(new Set(taken)).toEqual(pairs);
  });
});

describe("what no path can reach", () => {
  const machine = createMachine({
    id: "m",
    initial: "a",
    states: { a: { on: { go: "b" } }, b: {}, lost: { on: { go: "a" } } },
  });

  it("is reported", () => {
    expect(planOf(testModelOf(machine), "tour")).toMatchObject({
      unreachable: ["m.lost", "m.lost go"],
      states: { covered: 2, total: 3 },
    });
    expect(
      planOf({ ...testModel, outcomes: { ...testModel.outcomes, cal: { late: { output: 1 } } } }, "tour").unreachable,
    ).toEqual(["cal → late"]);
  });

  it("can be listed as an exception, and unused exceptions are reported", () => {
    const exceptions = { "m.lost": "x", "m.lost go": "x", "m.b": "Can be reached.", "m.nowhere": "Is not there." };
    expect(planOf(testModelOf(machine, { exceptions }), "tour")).toMatchObject({
      unreachable: [],
      idle: ["m.b", "m.nowhere"],
      states: { covered: 1, total: 1 },
      transitions: { covered: 1, total: 1 },
    });
  });
});

it("plans three regions of five states within a second", () => {
  const region = (index: number) => ({
    initial: "s0",
    states: Object.fromEntries(
      Array.from({ length: 5 }, (_, state) => [
        `s${state}`,
        { on: { [`next.${index}`]: `s${(state + 1) % 5}`, [`back.${index}`]: `s${(state + 4) % 5}` } },
      ]),
    ),
  });
  const machine = createMachine({
    id: "m",
    type: "parallel",
    states: { one: region(1), two: region(2), three: region(3) },
  } as never);
  // Measures CPU time instead of elapsed time, because test machines are shared.
  const before = process.cpuUsage();
  const graph = explore(testModelOf(machine));
  const plan = planOf(testModelOf(machine), "tour", graph);
  const { user, system } = process.cpuUsage(before);
  expect([graph.nodes.length, plan.transitions]).toEqual([125, { covered: 30, total: 30 }]);
  expect((user + system) / 1000).toBeLessThan(1000);
});
