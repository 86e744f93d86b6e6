import { defineTestModel } from "statechart-testing/model/test-model";
import { registrationMachine } from "../../machines/account/registration";
import { machines } from "../../machines/index";
import { offline, tooMany, whoIsHere } from "../shared/cases";

export const registrationModel = defineTestModel({
  machine: registrationMachine,
  inputs: machines.registration.inputs,
  events: {
    "session.changed": whoIsHere,
    "name.change": { filled: { name: "Ada Lovelace" }, empty: { name: "" } },
    "email.change": { filled: { email: "ada@academy.test" }, empty: { email: " " } },
    "password.change": { filled: { password: "correct horse battery" }, empty: { password: "" } },
  },
  outcomes: {
    register: {
      taken: { output: undefined },
      common: { error: { code: "common_password", status: 400 } },
      invalid: {
        error: {
          code: "invalid",
          status: 400,
          fields: [{ path: "body.email", message: "must be an email address" }],
        },
      },
      closed: { error: { code: "not_offered", status: 403 } },
      tooMany,
      offline,
    },
  },
  project: ({ name, email, password }) => [name !== "", email.trim() !== "", password !== ""],
  words: {
    events: { "email.change": { empty: "Type only a space into the field “Email”." } },
    outcomes: {
      register: {
        asks: "create your account",
        taken: "a mail is on its way",
        invalid: "the email address is not valid",
      },
    },
  },
});
