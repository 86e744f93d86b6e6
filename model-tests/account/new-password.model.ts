import { defineTestModel } from "statechart-testing/model/test-model";
import { newPasswordMachine } from "../../machines/account/new-password";
import { machines } from "../../machines/index";
import { broken, offline, whoIsHere } from "../shared/cases";

export const newPasswordModel = defineTestModel({
  machine: newPasswordMachine,
  inputs: machines.newPassword.inputs,
  events: {
    "session.changed": { ...whoIsHere, server: { learner: null, seed: "" } },
    "password.change": { filled: { password: "correct horse battery" }, empty: { password: "" } },
  },
  outcomes: {
    readLink: { whole: { output: "t".repeat(43) }, none: { output: "" }, broken },
    savePassword: {
      saved: { output: { returnTo: "/academy/courses/seo/" } },
      common: { error: { code: "common_password", status: 400 } },
      tooShort: {
        error: {
          code: "invalid",
          status: 400,
          fields: [{ path: "body.password", message: "must have at least 12 characters" }],
        },
      },
      used: { error: { code: "link_used", status: 409 } },
      expired: { error: { code: "link_expired", status: 410 } },
      offline,
    },
  },
  project: ({ password, failure }) => [password !== "", failure?.code],
  words: {
    events: { "session.changed": { server: "The page is not running yet." } },
    start: { "": "Open the link of a mail for a new password." },
    outcomes: {
      readLink: {
        whole: "The link is complete.",
        none: "The link lacks its last part.",
        broken: "The browser cannot read the link.",
      },
      savePassword: { asks: "save your password", saved: "it is saved", tooShort: "the password is too short" },
    },
  },
});
