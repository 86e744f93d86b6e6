import { defineTestModel } from "statechart-testing/model/test-model";
import { passwordChangeMachine } from "../../machines/account/password-change";
import { machines } from "../../machines/index";
import { offline, signedOut, tooMany, whoIsHere } from "../shared/cases";

export const passwordChangeModel = defineTestModel({
  machine: passwordChangeMachine,
  inputs: machines.passwordChange.inputs,
  events: {
    "session.changed": whoIsHere,
    "current.change": { filled: { current: "the old password" }, empty: { current: "" } },
    "password.change": { filled: { password: "correct horse battery" }, empty: { password: "" } },
  },
  outcomes: {
    changePassword: {
      saved: { output: undefined },
      wrong: { error: { code: "wrong_confirmation", status: 403 } },
      common: { error: { code: "common_password", status: 400 } },
      tooShort: {
        error: {
          code: "invalid",
          status: 400,
          fields: [{ path: "body.password", message: "must have at least 12 characters" }],
        },
      },
      none: { error: { code: "not_offered", status: 403 } },
      signedOut,
      tooMany,
      offline,
    },
  },
  project: ({ current, password, failure }) => [current !== "", password !== "", failure?.code],
  words: {
    outcomes: {
      changePassword: { asks: "change your password", saved: "it is changed", tooShort: "the password is too short" },
    },
  },
});
