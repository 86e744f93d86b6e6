import { lazyBlockMachine } from "../../machines/account/lazy-block";
import { machines } from "../../machines/index";
import { defineFlow } from "../engine/flow";
import { offline } from "../shared/cases";

export const lazyBlockFlow = defineFlow({
  machine: lazyBlockMachine,
  inputs: machines.lazyBlock.inputs,
  events: {},
  outcomes: { loadBlock: { loaded: { output: undefined }, offline } },
});
