import { defineTestModel } from "statechart-testing/model/test-model";
import { fromPromise, setup } from "xstate";

const machine = setup({
  types: { events: {} as { type: "deletion.open" } | { type: "deletion.confirm" } },
  actors: { deleteFile: fromPromise<void>(async () => undefined) },
}).createMachine({
  id: "deletion",
  initial: "closed",
  states: {
    closed: { on: { "deletion.open": "confirming" } },
    confirming: { on: { "deletion.confirm": "deleting" } },
    deleting: { invoke: { id: "deleteFile", src: "deleteFile", onDone: "deleted", onError: "failed" } },
    deleted: { type: "final" },
    failed: { on: { "deletion.confirm": "deleting" } },
  },
});

/** The test model of a file's deletion: a dialog, a call that may fail, a final state. */
export const deletionModel = defineTestModel({
  machine,
  inputs: { "": undefined },
  events: {},
  outcomes: { deleteFile: { deleted: { output: undefined }, offline: { error: { code: "network" } } } },
});
