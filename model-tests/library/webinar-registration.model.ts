import { defineTestModel } from "statechart-testing/model/test-model";
import type { WebinarRegistration } from "../../contract/library/webinars";
import { machines } from "../../machines/index";
import { webinarRegistrationMachine } from "../../machines/library/webinar-registration";
import { network, offline, signedOut, webinarOver, whoIsHereNow } from "../shared/cases";

/** A webinar that is long to come by the clock of every machine that runs this. */
const open: WebinarRegistration = {
  registered: false,
  joinUrl: null,
  joinFrom: "2099-03-01T10:45:00.000Z",
  endsAt: "2099-03-01T12:00:00.000Z",
  hasMail: true,
  now: "2099-03-01T10:00:00.000Z",
};
const registered = { ...open, registered: true };
const over = { ...open, now: open.endsAt };
const joinable = { ...registered, joinUrl: "https://live.academy.test/answers", now: "2099-03-01T10:50:00.000Z" };

export const webinarRegistrationModel = defineTestModel({
  machine: webinarRegistrationMachine,
  inputs: machines.webinarRegistration.inputs,
  events: { "session.changed": whoIsHereNow, "connection.changed": network },
  outcomes: {
    loadRegistration: {
      none: { output: open },
      registered: { output: registered },
      joinable: { output: joinable },
      over: { output: over },
      signedOut,
      offline,
    },
    register: {
      saved: { output: registered },
      atOnce: { output: joinable },
      withoutMail: { output: { ...registered, hasMail: false } },
      webinarOver,
      signedOut,
      offline,
    },
    unregister: { cancelled: { output: open }, tooLate: { output: over }, signedOut, offline },
    waitForWayIn: { reached: { output: undefined }, broken: { error: { code: "internal", status: 0 } } },
    waitForEnd: { reached: { output: undefined }, broken: { error: { code: "internal", status: 0 } } },
  },
  project: ({ learnerId, registration }) => [learnerId, registration?.hasMail, registration?.joinUrl],
  words: {
    outcomes: {
      loadRegistration: {
        asks: "say whether you are registered",
        none: "you are not",
        registered: "you are; the webinar is still to come",
        joinable: "you are, and can join now",
        over: "the webinar is over",
      },
      register: {
        asks: "register you for the webinar",
        saved: "you are registered",
        atOnce: "you are registered, and can join now",
        withoutMail: "you are registered; this site sends no mail",
      },
      unregister: {
        asks: "cancel your registration",
        cancelled: "it is canceled",
        tooLate: "it is canceled; the webinar is over",
      },
      waitForWayIn: {
        reached: "Wait until 15 minutes before the start.",
        broken: "The page cannot wait until the way in opens.",
      },
      waitForEnd: { reached: "Wait until the end of the webinar.", broken: "The page cannot wait until the end." },
    },
  },
});
