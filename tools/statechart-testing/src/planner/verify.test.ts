import { expect, it } from "vitest";
import { assign, createMachine } from "xstate";
import type { TestModel } from "../model/test-model";
import { explore } from "./explore";
import { planOf } from "./plan";
import { mismatches, wander } from "./verify";

/** A door that opens at the second knock. */
const door = createMachine({
  id: "door",
  context: { knocks: 0 },
  initial: "shut",
  states: {
    shut: {
      on: {
        knock: [
          { guard: ({ context }) => context.knocks === 1, target: "open" },
          { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) },
        ],
        wait: {},
      },
    },
    open: { on: { shut: { target: "shut", actions: assign({ knocks: 0 }) } } },
  },
});
const testModel: TestModel = { machine: door, inputs: { "": undefined }, events: {} as never, outcomes: {} };
const counting: TestModel = { ...testModel, project: ({ knocks }) => knocks };

it("reports nothing if every place has only one behavior", () => {
  const graph = explore(counting);
  expect(mismatches(counting, planOf(counting, "tour", graph), graph)).toEqual([]);
  expect(mismatches(counting, { tests: wander(graph, 5, 50) }, graph)).toEqual([]);
});

it("reports a projection that is too small", () => {
  const graph = explore(testModel);
  const knock = { kind: "event", actor: "", type: "knock", case: "" } as const;
  expect(mismatches(testModel, { tests: [{ input: "", steps: [knock, knock] }] }, graph)).toEqual([
    "Test 1 of door, step 2, knock: takes [door.shut knock #1], expected [door.shut knock #2]",
  ]);
  expect(mismatches(testModel, { tests: wander(graph, 5, 50) }, graph)).not.toEqual([]);
});

it("tells how each test went", () => {
  const graph = explore(testModel);
  const knock = { kind: "event", actor: "", type: "knock", case: "" } as const;
  const [one, two] = [
    { input: "", steps: [knock] },
    { input: "", steps: [knock, knock] },
  ];
  const told: unknown[] = [];
  mismatches(testModel, { tests: [one, two] }, graph, (test, deviation) => told.push([test, deviation]));
  expect(told).toEqual([
    [one, null],
    [two, { at: 2, message: "takes [door.shut knock #1], expected [door.shut knock #2]" }],
  ]);
});

it("reports a step that does not exist", () => {
  const graph = explore(counting);
  const step = { kind: "event", actor: "", type: "kick", case: "" } as const;
  expect(mismatches(counting, { tests: [{ input: "", steps: [step] }] }, graph)).toEqual([
    "Test 1 of door, step 1, kick: the graph has no such transition",
  ]);
});

it("takes the same random paths each time, while there is a way on", () => {
  const graph = explore(counting);
  expect(wander(graph, 3, 20)).toEqual(wander(graph, 3, 20));
  expect(wander(graph, 3, 20).map(({ steps }) => steps.length)).toEqual([20, 20, 20]);
  const deadEnd = explore({ ...testModel, machine: createMachine({ id: "m", initial: "a", states: { a: {} } }) });
  expect(wander(deadEnd, 1, 20)).toEqual([{ input: "", steps: [] }]);
});
