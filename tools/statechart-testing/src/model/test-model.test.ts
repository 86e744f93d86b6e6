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

it("leaves out events, with cases and without, and the ends of actors", () => {
  expect(labels(testModel)).toEqual(["go", "choose (one)", "leave", "load → loaded"]);
  expect(labels(without(testModel, "go", "choose", "load"))).toEqual(["leave"]);
  expect(new Simulator(without(testModel, "load"), "").undeclared()).toEqual([]);
});

it("refuses a name that the machine does not know", () => {
  expect(() => without(testModel, "lode")).toThrow('m knows no "lode"');
});
