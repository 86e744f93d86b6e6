import { noNote, united } from "../note-draft";
import { conflict, deciding, editing, settled, tooLong } from "./editing";
import { loadFailed, loading, signedOut, waiting } from "./loading";
import { failed, refused, sending } from "./sending";
import { stepNoteSetup } from "./setup";

/** A learner's note and bookmark on a step: saved automatically, and kept on the device until the server has them. */
export const stepNoteMachine = stepNoteSetup.createMachine({
  id: "stepNote",
  description: "A learner's note and bookmark on a step.",
  context: ({ input }) => ({
    ...united(null, noNote),
    place: input,
    learnerId: 0,
    seed: "",
    done: 0,
    failure: null,
  }),
  initial: "waiting",
  on: {
    "session.changed": [
      {
        guard: { type: "isSameLearner", params: ({ event }) => event },
        description: "The same learner, perhaps with another name: unsaved text stays.",
        actions: { type: "takeSeed", params: ({ event }) => event },
      },
      {
        guard: "isSignedIn",
        target: ".loading",
        actions: { type: "takeLearner", params: ({ event }) => event },
      },
      { target: ".signedOut", actions: { type: "takeLearner", params: ({ event }) => event } },
    ],
  },
  states: {
    waiting,
    signedOut,
    loading,
    deciding,
    settled,
    editing,
    sending,
    failed,
    conflict,
    tooLong,
    refused,
    loadFailed,
  },
});
