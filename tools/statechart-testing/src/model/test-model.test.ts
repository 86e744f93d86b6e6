import { expect, it } from "vitest";
import { createMachine } from "xstate";
import { Stage, stepLabel } from "../simulator/simulator";
import type { Flow } from "./test-model";
import { without } from "./test-model";

const flow: Flow = {
  machine: createMachine({ id: "m", invoke: { id: "load", src: "load" }, on: { go: {}, choose: {}, leave: {} } }),
  inputs: { "": undefined },
  events: { choose: { one: { id: 1 } } } as never,
  outcomes: { load: { loaded: { output: 1 } } },
};
const labels = (of: Flow) => new Stage(of, "").steps().map(stepLabel);

it("leaves out events, with cases and without, and the ends of actors", () => {
  expect(labels(flow)).toEqual(["go", "choose (one)", "leave", "load → loaded"]);
  expect(labels(without(flow, "go", "choose", "load"))).toEqual(["leave"]);
  expect(new Stage(without(flow, "load"), "").undeclared()).toEqual([]);
});

it("refuses a name that the machine does not know", () => {
  expect(() => without(flow, "lode")).toThrow('m knows no "lode"');
});
