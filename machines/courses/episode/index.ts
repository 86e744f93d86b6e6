import { seriesGate } from "../series-gate";
import { nothingYet } from "./context";
import { failed, loading, notFound, planNeeded } from "./loading";
import { episodeSetup } from "./setup";
import { shown } from "./shown";

const gate = seriesGate("EpisodePage");

/** One episode of a series, marked as watched by watching it or on request. */
export const episodeMachine = episodeSetup.createMachine({
  id: "episode",
  description: "Watching an episode.",
  context: ({ input }) => ({ ...input, ...nothingYet, learnerId: null, seed: "", done: 0 }),
  initial: "waiting",
  on: {
    "session.changed": [
      {
        guard: "isSignedIn",
        target: ".loading",
        actions: { type: "takePerson", params: ({ event }) => event },
      },
      { target: ".signedOut", actions: { type: "takePerson", params: ({ event }) => event } },
    ],
  },
  states: {
    waiting: gate.waiting,
    loading,
    shown,
    signedOut: gate.signedOut,
    forbidden: gate.forbidden,
    planNeeded,
    notFound,
    failed,
  },
});
