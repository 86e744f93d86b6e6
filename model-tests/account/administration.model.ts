import { defineTestModel } from "statechart-testing/model/test-model";
import { administrationMachine } from "../../machines/account/administration";
import { machines } from "../../machines/index";
import { administratorIsHere, editorIsHere, whoIsHere } from "../shared/cases";

export const administrationModel = defineTestModel({
  machine: administrationMachine,
  inputs: machines.administration.inputs,
  events: { "session.changed": { ...whoIsHere, ...editorIsHere, ...administratorIsHere } },
  outcomes: {},
  project: ({ staff }) => staff,
  words: { start: { "": "Open the page “Administration” in the browser." }, outcomes: {} },
});
