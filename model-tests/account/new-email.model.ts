import { defineTestModel } from "statechart-testing/model/test-model";
import { newEmailMachine } from "../../machines/account/new-email";
import { machines } from "../../machines/index";
import { broken, offline, tooMany, whoIsHere } from "../shared/cases";

export const newEmailModel = defineTestModel({
  machine: newEmailMachine,
  inputs: machines.newEmail.inputs,
  events: {
    "session.changed": { ...whoIsHere, server: { learner: null, seed: "" } },
    "password.change": { filled: { password: "the old password" }, empty: { password: "" } },
  },
  outcomes: {
    readLink: { whole: { output: "t".repeat(43) }, none: { output: "" }, broken },
    confirmNewEmail: {
      changed: { output: { email: "new@academy.test" } },
      wrong: { error: { code: "wrong_credentials", status: 401 } },
      taken: { error: { code: "email_taken", status: 409 } },
      used: { error: { code: "link_used", status: 409 } },
      expired: { error: { code: "link_expired", status: 410 } },
      tooMany,
      offline,
    },
  },
  project: ({ password, failure }) => [password !== "", failure?.code],
  words: {
    events: { "session.changed": { server: "The page is not running yet." } },
    start: { "": "Open the link of a mail that confirms a new address." },
    outcomes: {
      readLink: {
        whole: "The link is complete.",
        none: "The link lacks its last part.",
        broken: "The browser cannot read the link.",
      },
      confirmNewEmail: { asks: "use the new address", changed: "your account has it" },
    },
  },
});
