import { defineTestModel, without } from "statechart-testing/model/test-model";
import { accountDataMachine } from "../../machines/account/account-data";
import { machines } from "../../machines/index";
import { broken, network, signedOut, whoIsHereNow } from "../shared/cases";
import { accountDeletionModel } from "./account-deletion.model";

export const accountDataModel = defineTestModel({
  machine: accountDataMachine,
  inputs: machines.accountData.inputs,
  events: {
    "session.changed": whoIsHereNow,
    "connection.changed": network,
    // The deletion reports its own result.
    "account.deleted": {},
    "session.ended": {},
  },
  outcomes: {
    exportData: {
      gathered: { output: { exportedAt: "2026-03-01T10:00:00.000Z", account: {}, records: {} } },
      signedOut,
      broken,
    },
  },
  project: ({ learnerId, online }) => [learnerId, online],
  children: { accountDeletion: without(accountDeletionModel, "connection.changed", "deletion.open") },
  words: { outcomes: { exportData: { asks: "gather your data", gathered: "here is the file with your data" } } },
});
