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
  words: {
    events: {
      "user.tagged": {
        visitor: "The page finds out that nobody is signed in.",
        learner: "The page finds out that you have the free plan.",
      },
      "page.seen": { home: "Go to the home page of the academy." },
    },
    outcomes: {
      readConsent: {
        given: "This device remembers that you have agreed to analytics.",
        refused: "This device remembers that you have declined analytics.",
        unanswered: "This device has no answer of yours yet.",
        unreadable: "The browser's storage cannot be read.",
      },
    },
  },
});
