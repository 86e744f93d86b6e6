import { assign } from "xstate";
import { failTo } from "../../shared/failing";
import { account } from "./account";
import { freshness } from "./freshness";
import { profileSetup } from "./setup";

/** The session: requested once per visit, and again after signing in or out. */
export const profileMachine = profileSetup.createMachine({
  id: "profile",
  description: "Who is using the academy: a visitor or a learner with a profile.",
  context: ({ input }) => ({
    isVisitor: input?.isVisitor === true,
    profile: null,
    specialRights: false,
    billing: null,
    seed: "",
    renames: 0,
    failure: null,
    refreshFailure: null,
  }),
  initial: "idle",
  on: { "session.refresh": ".loading" },
  states: {
    idle: {
      description: "Not requested yet: the first HTML has no personal data.",
      meta: { screen: "AccountArea", requirements: ["R22"] },
      always: { guard: "isVisitor", target: "recognized" },
      on: { "profile.load": { target: "loading", actions: { type: "keepSeed", params: ({ event }) => event } } },
    },
    recognized: {
      description: "The page was requested without a session, so it is a visitor's from its first HTML on.",
      meta: { screen: "AccountArea", requirements: ["R21", "R22"] },
      tags: "visitor",
      on: { "profile.load": { target: "anonymous", actions: { type: "keepSeed", params: ({ event }) => event } } },
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
      description: "A visitor: sees the whole catalog, and is counted as external traffic.",
      meta: { screen: "AccountArea", requirements: ["S1.tags", "R16", "R21"] },
      tags: ["settled", "visitor"],
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
