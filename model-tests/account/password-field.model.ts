import { defineTestModel } from "statechart-testing/model/test-model";
import { passwordFieldMachine } from "../../machines/account/password-field";
import { machines } from "../../machines/index";

export const passwordFieldModel = defineTestModel({
  machine: passwordFieldMachine,
  inputs: machines.passwordField.inputs,
  events: {},
  outcomes: {},
  words: { start: { "": "Open a form that asks for a password." } },
});
