import { assign, emit, sendTo } from "xstate";
import type { UserProfile } from "../../../contract/account/session";
import type { Learner } from "../../shared/events";
import { academySetup } from "./setup";

/** The provider's main site, where `sst.access` accounts belong (specification, section 2; R10). */
const siteRoot = "/";

const learnerOf = (profile: UserProfile | null): Learner | null =>
  profile && { id: profile.id, name: profile.name, email: profile.email, permissions: profile.permissions };

export const session = academySetup.createStateConfig({
  description: "Profile first, then sst.access, then the language, then the page (R24).",
  initial: "unknown",
  on: {
    "site.opened": {
      actions: [
        assign({ seed: ({ event }) => event.seed }),
        sendTo("profile", ({ event }) => ({ type: "profile.load", seed: event.seed })),
      ],
    },
    "profile.settled": [
      {
        guard: { type: "isSentAway", params: ({ event }) => event.profile },
        target: ".leaving",
        actions: emit({ type: "site.left", url: siteRoot }),
      },
      {
        target: ".known",
        actions: ["passProfileOn", assign({ learner: ({ event }) => learnerOf(event.profile) }), "announceSession"],
      },
    ],
    "session.refresh": { actions: sendTo("profile", { type: "session.refresh" }) },
    "session.lost": { actions: sendTo("profile", { type: "session.lost" }) },
    "billing.settled": {
      actions: [sendTo("trialBanner", ({ event }) => event), sendTo("profile", ({ event }) => event)],
    },
  },
  states: {
    unknown: {
      description: "The profile is still loading: personal parts are empty, the rest of the page can be read.",
      meta: { screen: "Shell", requirements: ["S2.overlay", "R21"] },
    },
    known: {
      description: "A visitor or a learner.",
      meta: { screen: "Shell", requirements: ["S4.profile", "R21", "R22"] },
      tags: "settled",
      invoke: {
        id: "watchKept",
        src: "watchKept",
        input: ({ context: { learner } }) => ({ learnerId: learner?.id ?? 0 }),
      },
    },
    leaving: {
      description: "An sst.access account goes to the site root.",
      meta: { screen: "RedirectSpinner", requirements: ["S2.sst", "R10", "R24"] },
      tags: "leaving",
    },
  },
});
