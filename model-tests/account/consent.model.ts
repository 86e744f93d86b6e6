import { defineTestModel } from "statechart-testing/model/test-model";
import { consentMachine } from "../../machines/account/consent";
import { machines } from "../../machines/index";

export const consentModel = defineTestModel({
  machine: consentMachine,
  inputs: machines.consent.inputs,
  events: {
    "user.tagged": { visitor: { tag: "external" }, learner: { tag: "Free-User" } },
    "page.seen": { home: { path: "/academy/" } },
  },
  outcomes: {
    readConsent: {
      given: { output: true },
      refused: { output: false },
      unanswered: { output: null },
      unreadable: { error: { code: "internal", status: 0 } },
    },
    countTransitions: {},
  },
  project: ({ tag, page }) => [tag, page !== null],
});
