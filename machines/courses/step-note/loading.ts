import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { onStep } from "./context";
import { stepNoteSetup } from "./setup";

export const waiting = stepNoteSetup.createStateConfig({
  description: "The profile is not known yet.",
  meta: { screen: "StepNote", requirements: ["R21"] },
  tags: "pending",
});

export const signedOut = stepNoteSetup.createStateConfig({
  description: "The session has ended; what was written waits on the device for the next sign-in.",
  meta: { screen: "StepNote", requirements: ["S6.signIn", "R11", "L3"] },
  on: {
    "session.changed": {
      guard: "isSignedIn",
      target: "loading",
      actions: { type: "takeLearner", params: ({ event }) => event },
    },
    "signIn.choose": { actions: "askToSignIn" },
  },
});

export const loading = stepNoteSetup.createStateConfig({
  description: "The earlier note is loading from the server and this device.",
  meta: { screen: "StepNote", requirements: ["L4"] },
  tags: "pending",
  invoke: {
    id: "loadNote",
    src: "loadNote",
    input: ({ context }) => ({ ...onStep(context), learnerId: context.learnerId }),
    onDone: { target: "deciding", actions: { type: "takeLoaded", params: ({ event }) => event.output } },
    onError: [{ guard: "isSignedOut", target: "signedOut" }, failTo("loadFailed")],
  },
});

export const loadFailed = stepNoteSetup.createStateConfig({
  description: "The earlier note did not load; the learner can try again.",
  meta: { screen: "StepNote", requirements: ["R11", "R40"] },
  on: { "note.retry": "loading", ...retryOnline("loading") },
});
