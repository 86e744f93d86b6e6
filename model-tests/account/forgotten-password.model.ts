import { defineTestModel } from "statechart-testing/model/test-model";
import { forgottenPasswordMachine } from "../../machines/account/forgotten-password";
import { machines } from "../../machines/index";
import { offline, tooMany } from "../shared/cases";

export const forgottenPasswordModel = defineTestModel({
  machine: forgottenPasswordMachine,
  inputs: machines.forgottenPassword.inputs,
  events: { "email.change": { filled: { email: "ada@academy.test" }, empty: { email: " " } } },
  outcomes: {
    requestPassword: {
      taken: { output: undefined },
      invalid: {
        error: {
          code: "invalid",
          status: 400,
          fields: [{ path: "body.email", message: "must be an email address" }],
        },
      },
      noMail: { error: { code: "not_offered", status: 403 } },
      tooMany,
      offline,
    },
  },
  project: ({ email }) => [email.trim() !== ""],
  words: {
    events: { "email.change": { empty: "Type only a space into the field “Email”." } },
    outcomes: {
      requestPassword: {
        asks: "send you a link",
        taken: "a mail is on its way",
        invalid: "the email address is not valid",
      },
    },
  },
});
