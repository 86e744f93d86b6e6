import { planning } from "statechart-testing/planner/planning";
import { lampModel, testModelOfMachine } from "statechart-testing/testing/sample-machines";
import { describe, expect, it } from "vitest";
import { createMachine } from "xstate";
import { plannedOf } from "./planned";

describe("the planned tests of a machine with unreachable parts", () => {
  const machine = createMachine({
    id: "m",
    initial: "a",
    states: { a: { on: { go: "b" } }, b: {}, lost: { on: { go: [{ target: "a", guard: () => true }, "b"] } } },
  });

  it("list what no test covers", () => {
    const { uncovered, ways } = plannedOf(planning(testModelOfMachine(machine), "tour", 0));
    expect(uncovered).toEqual({
      states: ["m.lost"],
      transitions: ["m.lost go #1", "m.lost go #2"],
      guards: ["m.lost go #1 [true]", "m.lost go #1 [false]"],
      outcomes: [],
    });
    expect(Object.keys(ways)).toEqual(["m.a", "m.b"]);
  });

  it("omit the test model's exceptions", () => {
    const exceptions = Object.fromEntries(
      ["m.lost", "m.lost go #1", "m.lost go #2", "m.lost go #1 [true]"].map((id) => [id, "Nobody gets there."]),
    );
    const { uncovered } = plannedOf(planning(testModelOfMachine(machine, { exceptions }), "tour", 0));
    expect(uncovered).toEqual({ states: [], transitions: [], guards: ["m.lost go #1 [false]"], outcomes: [] });
  });
});

it("the planned tests of a lamp contain every step with what it covers, and the shortest paths", () => {
  expect(plannedOf(planning(lampModel, "tour", 0))).toMatchObject({
    machine: "lamp",
    tests: [{ name: "lamp 1", input: "", start: { transitions: [], guards: [], states: ["lamp.off"] } }],
    ways: {
      "lamp.off": [{ label: "start", states: ["lamp.off"] }],
      "lamp.broken": [
        { label: "start", states: ["lamp.off"] },
        { label: "press", states: ["lamp.on"] },
        { label: "drop", states: ["lamp.broken"] },
      ],
    },
  });
});
