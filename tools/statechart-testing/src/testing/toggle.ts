import { createMachine } from "xstate";
import { defineTestModel } from "../model/test-model";

/** A machine without descriptions, data, or a view. */
export const toggleModel = defineTestModel({
  machine: createMachine({
    id: "toggle",
    initial: "inactive",
    states: { inactive: { on: { toggle: "active" } }, active: { on: { toggle: "inactive" } } },
  }),
  inputs: { "": undefined },
  events: {},
  outcomes: {},
});
