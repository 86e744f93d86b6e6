import { assign } from "xstate";
import { failureOf } from "../../shared/failure";
import { profileSetup } from "./setup";

export const freshness = profileSetup.createStateConfig({
  description: "Whether the profile is up to date with the server.",
  initial: "fresh",
  on: { "session.refresh": ".refreshing" },
  states: {
    fresh: {
      description: "As the server last sent it.",
      meta: { screen: "ProfilePage", requirements: ["S4.profile"] },
    },
    refreshing: {
      description: "Requested again, because the account has changed.",
      meta: { screen: "ProfilePage", requirements: ["S4.profile"] },
      tags: "busy",
      invoke: {
        id: "refreshProfile",
        src: "loadProfile",
        onDone: [
          {
            guard: { type: "isSame", params: ({ event }) => event.output },
            target: "fresh",
            actions: [{ type: "keepRefreshed", params: ({ event }) => event.output }, "tellAcademy", "tagUserAnew"],
          },
          {
            guard: { type: "isSignedIn", params: ({ event }) => event.output },
            target: "#profile.ready",
            reenter: true,
            actions: { type: "keepProfile", params: ({ event }) => event.output },
          },
          { target: "#profile.anonymous", actions: "forgetProfile" },
        ],
        onError: { target: "stale", actions: assign({ refreshFailure: ({ event }) => failureOf(event) }) },
      },
      // The answer in progress may still have the old name.
      on: { "name.saved": { target: "refreshing", reenter: true } },
    },
    stale: {
      description: "The earlier profile stays in use; the page says so, and the learner can try again.",
      meta: { screen: "ProfilePage", requirements: ["R11"] },
      tags: "failed",
      on: { "profile.retry": "refreshing" },
    },
  },
});
