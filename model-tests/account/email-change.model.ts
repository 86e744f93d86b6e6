import { defineTestModel } from "statechart-testing/model/test-model";
import { emailChangeMachine } from "../../machines/account/email-change";
import { machines } from "../../machines/index";
import { offline, signedOut, tooMany, whoIsHere } from "../shared/cases";

export const emailChangeModel = defineTestModel({
  machine: emailChangeMachine,
  inputs: machines.emailChange.inputs,
  events: {
    "session.changed": whoIsHere,
    "email.change": { filled: { email: "new@academy.test" }, empty: { email: "" } },
    "password.change": { filled: { password: "the old password" }, empty: { password: "" } },
  },
  outcomes: {
    requestEmailChange: {
      sent: { output: undefined },
      wrong: { error: { code: "wrong_confirmation", status: 403 } },
      present: {
        error: {
          code: "invalid",
          status: 400,
          fields: [{ path: "body.email", message: "is the address of the account already" }],
        },
      },
      notHere: { error: { code: "not_offered", status: 403 } },
      signedOut,
      tooMany,
      offline,
    },
  },
  project: ({ email, password, failure }) => [email !== "", password !== "", failure?.code],
  words: {
    outcomes: {
      requestEmailChange: {
        asks: "send a link to the new address",
        sent: "the mails are on their way",
        present: "it is the present address",
        notHere: "the address cannot be changed here",
      },
    },
  },
});
