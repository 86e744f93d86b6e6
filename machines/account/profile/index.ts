import { assign } from "xstate";
import { failTo } from "../../shared/failing";
import { account } from "./account";
import { freshness } from "./freshness";
import { profileSetup } from "./setup";

/** The session: requested once per visit, and again after signing in or out. */
export const profileMachine = profileSetup.createMachine({
  id: "profile",
  description: "Who is using the academy: a visitor or a learner with a profile.",
  context: {
    profile: null,
    specialRights: false,
    billing: null,
    seed: "",
    renames: 0,
    failure: null,
    refreshFailure: null,
  },
  initial: "idle",
  on: { "session.refresh": ".loading" },
  states: {
    idle: {
      description: "Not requested yet: the first HTML is the same for everyone.",
      meta: { screen: "AccountArea", requirements: ["R22"] },
      on: { "profile.load": { target: "loading", actions: assign({ seed: ({ event }) => event.seed }) } },
    },
    loading: {
      description: "The profile is loading; personal parts stay empty (R21).",
      meta: { screen: "AccountArea", requirements: ["S4.profile", "R16", "R21"] },
      tags: "busy",
      invoke: {
        id: "loadProfile",
        src: "loadProfile",
        onDone: [
          {
            guard: { type: "isSignedIn", params: ({ event }) => event.output },
            target: "ready",
            actions: { type: "keepProfile", params: ({ event }) => event.output },
          },
          { target: "anonymous", actions: "forgetProfile" },
        ],
        onError: failTo("failed"),
      },
    },
    anonymous: {
      description: "A visitor: sees the whole catalogue, and is counted as external traffic.",
      meta: { screen: "AccountArea", requirements: ["S1.tags", "R16", "R21"] },
      tags: "settled",
      entry: ["tellAcademy", "tagUser"],
    },
    ready: {
      description: "A learner with a profile; requesting it again removes nothing from the page.",
      type: "parallel",
      tags: "settled",
      entry: "tellAcademy",
      on: {
        // Reported by the server: there is nobody to sign out, and nothing to request.
        "session.lost": { target: "anonymous", actions: "forgetProfile" },
        "billing.settled": { actions: [assign({ billing: ({ event }) => event.billing }), "tagUser"] },
      },
      states: {
        account,
        freshness,
      },
    },
    failed: {
      description: "The profile could not be loaded; the site stays readable and the reader can try again.",
      meta: { screen: "AccountArea", requirements: ["R11", "R21"] },
      tags: ["failed", "settled"],
      entry: "tellAcademy",
      on: { "profile.retry": "loading" },
    },
  },
});
