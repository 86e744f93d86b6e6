import { type AnyStateMachine, createMachine } from "xstate";
import type { Driver, Session } from "../drivers/driver";
import { driver as model } from "../drivers/model";
import type { TestModel } from "../model/test-model";
import type { Step } from "../simulator/step";

export const testModelOfMachine = (machine: AnyStateMachine, more: Partial<TestModel> = {}): TestModel => ({
  machine,
  inputs: { "": undefined },
  events: {} as never,
  outcomes: {},
  ...more,
});

/** A lamp that can break and be repaired. */
export const lampModel = testModelOfMachine(
  createMachine({
    id: "lamp",
    description: "A lamp.",
    initial: "off",
    states: {
      off: { description: "It is dark.", meta: { requirements: ["S4.lamp", "R7"] }, on: { press: "on", leave: {} } },
      on: {
        description: "It is light.",
        meta: { requirements: ["R7"] },
        tags: "lit",
        on: { press: "off", drop: "broken" },
      },
      broken: { description: "Nothing works.", on: { mend: "off" } },
    },
  }),
);

export const eventStep = (type: string): Step => ({ kind: "event", actor: "", type, case: "" });

/** The model driver with a change to each session. */
export const driverWith = (change: (session: Session) => Partial<Session>, more: Partial<Driver> = {}): Driver => ({
  ...model,
  async start(testModel, input) {
    const session = await model.start(testModel, input);
    return { ...session, ...change(session) };
  },
  ...more,
});
