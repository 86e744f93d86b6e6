import { expect, it } from "vitest";
import { createMachine } from "xstate";
import { Simulator } from "../simulator/simulator";
import { stepLabel } from "../simulator/step";
import type { TestModel } from "./test-model";
import { without } from "./test-model";

const testModel: TestModel = {
  machine: createMachine({ id: "m", invoke: { id: "load", src: "load" }, on: { go: {}, choose: {}, leave: {} } }),
  inputs: { "": undefined },
  events: { choose: { one: { id: 1 } } } as never,
  outcomes: { load: { loaded: { output: 1 } } },
};
const labels = (of: TestModel) => new Simulator(of, "").steps().map(stepLabel);

it("omits events, with and without cases, and actor outcomes", () => {
  expect(labels(testModel)).toEqual(["go", "choose (one)", "leave", "load → loaded"]);
  expect(labels(without(testModel, "go", "choose", "load"))).toEqual(["leave"]);
  expect(new Simulator(without(testModel, "load"), "").undeclared()).toEqual([]);
});

it("rejects a name that the machine does not have", () => {
  expect(() => without(testModel, "lode")).toThrow('m knows no "lode"');
});
