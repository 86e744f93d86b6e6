import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { deliveryMachine } from "./delivery";

export const deliveryWords = wordsFor<typeof deliveryMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "undelivered.found": "this device has something new to deliver",
    "thing.retry": "the learner sends a rejected item again",
    "thing.discard": "the learner discards a rejected item",
  },
  guards: {
    ...shared.sessionWords,
    ...shared.connectionWords,
    hasRefused: "the server has rejected something",
    hasDelivered: "something was delivered",
    hasDeliveredAndRefused: "something was delivered and something rejected",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.announcesLoss,
    takeLearner: "note who the learner is",
    takeRefused: "note what was rejected",
    announceDelivered: "say that it was delivered",
    allowRetry: "allow another try",
    discard: "remove it from the device",
  },
  delays: { resendPause: "the pause before sending again" },
  actors: {
    deliverKept: { doing: "sending what this device keeps", done: "the server has answered for everything" },
    watchKept: "looking for changes that never arrived",
  },
});
