import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { landingVideoMachine } from "./landing-video";

export const landingVideoWords = wordsFor<typeof landingVideoMachine>()({
  events: {
    ...shared.sessionChanged,
    "progress.settled": "it becomes known whether the learner is enrolled",
  },
  guards: { isSignedIn: shared.sessionWords.isSignedIn },
  actions: {},
  delays: {},
  actors: { player: "the clip's player" },
});
