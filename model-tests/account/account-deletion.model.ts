import { defineTestModel } from "statechart-testing/model/test-model";
import { accountDeletionMachine } from "../../machines/account/account-deletion";
import { machines } from "../../machines/index";
import { broken, network, signedOut } from "../shared/cases";

export const accountDeletionModel = defineTestModel({
  machine: accountDeletionMachine,
  inputs: machines.accountDeletion.inputs,
  events: {
    "connection.changed": network,
    "deletion.open": { "": { learnerId: 7 } },
    "confirmation.change": { filled: { confirmation: "correct horse" }, empty: { confirmation: "" } },
  },
  outcomes: {
    deleteAccount: {
      deleted: { output: undefined },
      refused: { error: { code: "wrong_confirmation", status: 403 } },
      signedOut,
      broken,
    },
  },
  project: ({ confirmation, online }) => [confirmation !== "", online],
  words: {
    events: { "deletion.open": { "": "Click “Delete my account” on the page of your data." } },
    outcomes: { deleteAccount: { asks: "delete your account", deleted: "your account is deleted" } },
  },
});
