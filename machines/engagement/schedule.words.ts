import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { scheduleMachine } from "./schedule";

export const scheduleWords = wordsFor<typeof scheduleMachine>()({
  events: {
    ...shared.connectionChanged,
    "schedule.retry": "the reader presses Try again",
  },
  guards: {
    ...shared.connectionWords,
    takesBookings: "it can be booked",
    isNotFound: "there is no such kind of meeting",
  },
  actions: { ...shared.keepsFailure },
  delays: {},
  actors: { loadEventType: { doing: "loading the kind of meeting", done: "the kind of meeting is loaded" } },
  inline: { "assign eventType, failure": "show the kind of meeting" },
});
