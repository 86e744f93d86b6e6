import { defineTestModel } from "statechart-testing/model/test-model";
import { type Delivered, deliveryMachine, type RefusedThing } from "../../machines/courses/delivery";
import { machines } from "../../machines/index";
import { network, offline, signedOut, whoIsHere } from "../shared/cases";

const message: RefusedThing = {
  id: "seed.feedback.1",
  kind: "feedback",
  page: "",
  text: "Thanks",
  failure: { code: "invalid", status: 400 },
};
const answer: RefusedThing = {
  id: "seed.answer.1",
  kind: "examAnswer",
  page: "/academy/certification/seo/",
  text: null,
  failure: { code: "attempt_over", status: 409 },
};
const done = (count: number, refused: RefusedThing[] = []): { output: Delivered } => ({ output: { count, refused } });

export const deliveryModel = defineTestModel({
  machine: deliveryMachine,
  inputs: machines.delivery.inputs,
  events: {
    "session.changed": whoIsHere,
    "connection.changed": network,
    "undelivered.found": { "": {} },
    "thing.retry": { first: { id: message.id } },
    "thing.discard": { first: { id: message.id } },
  },
  outcomes: {
    deliverKept: {
      nothing: done(0),
      all: done(2),
      some: done(1, [message, answer]),
      none: done(0, [message]),
      signedOut,
      offline,
    },
    watchKept: {},
  },
  project: ({ learnerId, refused }) => [learnerId > 0, refused.length],
  words: {
    start: { "": "Open any page of the academy in the browser." },
    events: { "undelivered.found": { "": "The device has changes that were not sent to the server." } },
    outcomes: {
      deliverKept: {
        asks: "take what this device has kept",
        nothing: "there was nothing to take",
        all: "everything is taken",
        some: "one thing is taken; a message to us and an exam answer are refused",
        none: "a message to us is refused",
      },
    },
  },
});
