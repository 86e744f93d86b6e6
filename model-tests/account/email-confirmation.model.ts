import { defineTestModel } from "statechart-testing/model/test-model";
import { emailConfirmationMachine } from "../../machines/account/email-confirmation";
import { machines } from "../../machines/index";
import { broken, offline, tooMany, whoIsHere } from "../shared/cases";

export const emailConfirmationModel = defineTestModel({
  machine: emailConfirmationMachine,
  inputs: machines.emailConfirmation.inputs,
  events: {
    "session.changed": { ...whoIsHere, server: { learner: null, seed: "" } },
    "password.change": { filled: { password: "correct horse battery" }, empty: { password: "" } },
  },
  outcomes: {
    readLink: { whole: { output: "t".repeat(43) }, none: { output: "" }, broken },
    confirmEmail: {
      confirmed: { output: { returnTo: "/academy/courses/seo/" } },
      wrong: { error: { code: "wrong_credentials", status: 401 } },
      used: { error: { code: "link_used", status: 409 } },
      expired: { error: { code: "link_expired", status: 410 } },
      tooMany,
      offline,
    },
  },
  project: ({ password, failure }) => [password !== "", failure?.code],
  words: {
    events: { "session.changed": { server: "The page is not running yet." } },
    start: { "": "Open the link of a mail that confirms a registration." },
    outcomes: {
      readLink: {
        whole: "The link is complete.",
        none: "The link lacks its last part.",
        broken: "The browser cannot read the link.",
      },
      confirmEmail: { asks: "confirm your address", confirmed: "your account is ready" },
    },
  },
});
