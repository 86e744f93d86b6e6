import { describe, expect, it } from "vitest";
import { type AnyStateMachine, assign, createMachine } from "xstate";
import type { TestModel } from "../model/test-model";
import { explore, simulatorAt } from "./explore";

const testModelOf = (machine: AnyStateMachine, more: Partial<TestModel> = {}): TestModel => ({
  machine,
  inputs: { "": undefined },
  events: {} as never,
  outcomes: {},
  ...more,
});
const edgesOf = (testModel: TestModel) =>
  explore(testModel).nodes.flatMap(({ edges }) => edges.map(({ from, to, label }) => `${from} ${label} ${to}`));

/** A counter that stops at two. */
const counter = createMachine({
  id: "m",
  context: { n: 0, noise: 0 },
  on: {
    up: { guard: ({ context }) => context.n < 2, actions: assign({ n: ({ context }) => context.n + 1 }) },
    stir: { actions: assign({ noise: ({ context }) => context.noise + 1 }) },
  },
});

describe("places", () => {
  it("differ only in what the test model projects, not in the rest of the context", () => {
    expect(explore(testModelOf(counter)).nodes).toHaveLength(1);
    expect(edgesOf(testModelOf(counter, { project: ({ n }) => n }))).toEqual([
      "0 up 1",
      "0 stir 0",
      "1 up 2",
      "1 stir 1",
      "2 up 2",
      "2 stir 2",
    ]);
  });

  it("have a shortest path", () => {
    const testModel = testModelOf(counter, { project: ({ n }) => n });
    const graph = explore(testModel);
    for (const { key, path, input } of graph.nodes) expect(simulatorAt(testModel, input, path).key()).toBe(key);
    expect(graph.nodes.map(({ path, cameFrom }) => [path.length, cameFrom])).toEqual([
      [0, null],
      [1, 0],
      [2, 1],
    ]);
  });

  it("belong to the input they were started with", () => {
    const machine = createMachine({
      id: "m",
      context: ({ input }) => ({ isOpen: input as boolean }),
      initial: "deciding",
      states: {
        deciding: { always: [{ guard: ({ context }) => context.isOpen, target: "open" }, { target: "closed" }] },
        open: { on: { shut: "closed" } },
        closed: {},
      },
    });
    const graph = explore(testModelOf(machine, { inputs: { open: true, closed: false } }));
    expect(graph.nodes.map(({ input, value }) => [input, value])).toEqual([
      ["open", "open"],
      ["closed", "closed"],
      ["open", "closed"],
    ]);
    expect(graph.starts.map(({ taken }) => taken.transitions)).toEqual([
      ["m.deciding always #1"],
      ["m.deciding always #2"],
    ]);
  });

  it("are counted up to a limit", () => {
    const endless = testModelOf(counter, { project: ({ noise }) => noise });
    const graph = explore(endless, 10);
    expect([graph.nodes.length, graph.isTruncated]).toEqual([10, true]);
  });
});

it("explores time that ticks while a later timer is pending", () => {
  const machine = createMachine({
    id: "m",
    type: "parallel",
    states: {
      clock: { initial: "on", states: { on: { after: { 1000: { target: "on", reenter: true } } } } },
      wait: { initial: "a", states: { a: { after: { 2500: "b" } }, b: { on: { again: "a" } } } },
    },
  });
  expect(edgesOf(testModelOf(machine))).toEqual([
    "0 after 1000 ms 1",
    "1 after 1000 ms 2",
    "2 after 500 ms 3",
    "3 again 4",
    "3 after 500 ms 5",
    "4 after 500 ms 6",
    "5 again 0",
    "5 after 1000 ms 5",
    "6 after 1000 ms 7",
    "7 after 1000 ms 5",
  ]);
});

it("reports actors without outcomes in the test model", () => {
  const machine = createMachine({
    id: "m",
    initial: "a",
    states: { a: { on: { go: "b" } }, b: { invoke: { id: "load", src: "load" } } },
  });
  expect(explore(testModelOf(machine)).undeclared).toEqual(["load"]);
  expect(explore(testModelOf(machine, { outcomes: { load: {} } })).undeclared).toEqual([]);
});

it("reports the path on which a machine fails", () => {
  const machine = createMachine({
    id: "m",
    initial: "a",
    states: {
      a: { on: { go: "b" } },
      b: {
        on: {
          fall: {
            actions: assign(() => {
              throw new Error("Ouch.");
            }),
          },
        },
      },
    },
  });
  expect(() => explore(testModelOf(machine))).toThrow('m breaks at "fall": Ouch. (from the start: go, fall)');
});
