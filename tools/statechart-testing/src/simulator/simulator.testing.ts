import type { AnyStateMachine } from "xstate";
import type { TestModel } from "../model/test-model";
import { Simulator } from "./simulator";
import { type Step, stepLabel } from "./step";

export const testModelOf = (machine: AnyStateMachine, more: Partial<TestModel> = {}): TestModel => ({
  machine,
  inputs: { "": undefined },
  events: {} as never,
  outcomes: {},
  ...more,
});
export const simulatorOf = (machine: AnyStateMachine, more: Partial<TestModel> = {}) =>
  new Simulator(testModelOf(machine, more), "");
export const event = (type: string, one = "", actor = ""): Step => ({ kind: "event", actor, type, case: one });
export const ends = (invoke: string, one: string, actor = ""): Step => ({ kind: "outcome", actor, invoke, case: one });
export const passes = (ms: number): Step => ({ kind: "time", ms });
export const labels = (simulator: Simulator) => simulator.steps().map(stepLabel);
