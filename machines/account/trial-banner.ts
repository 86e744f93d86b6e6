import { fromPromise, setup } from "xstate";
import type { Billing } from "../../contract/account/session";
import type { ScreenMeta } from "../shared/events";
import { notProvided } from "../shared/not-provided";

type Event =
  | { type: "profile.settled"; profile: { id: number } | null }
  | { type: "billing.settled"; billing: Billing | null }
  | { type: "banner.close" };

/** The offer of a trial: shown once per browser session to learners who do not pay (specification, section 4; R50). */
export const trialBannerMachine = setup({
  types: { events: {} as Event, tags: {} as "busy" | "visible", meta: {} as ScreenMeta },
  actors: {
    /** Whether the session flag `pop-shown-try-for-free` is set; a browser without storage counts as set. */
    readShownFlag: fromPromise<boolean>(notProvided("readShownFlag")),
  },
  actions: { writeShownFlag: notProvided("writeShownFlag") },
  guards: {
    canTry: (_, billing: Billing | null) =>
      (billing?.paidStatus === "free" || billing?.paidStatus === "admin_free") && billing.isTrialOffered !== false,
    wasShown: (_, shown: boolean) => shown,
  },
}).createMachine({
  id: "trialBanner",
  description: "Offers a trial to a signed-in learner who does not pay.",
  initial: "waiting",
  // Another account, or none: the offer belonged to the previous one.
  on: { "profile.settled": ".waiting" },
  states: {
    waiting: {
      description: "Profile or billing is not settled yet.",
      meta: { screen: "TrialBanner", requirements: ["S4.trialBanner"] },
      on: {
        "billing.settled": [
          { guard: { type: "canTry", params: ({ event }) => event.billing }, target: "deciding" },
          { target: "hidden" },
        ],
      },
    },
    deciding: {
      description: "Checking whether it was shown in this browser session.",
      meta: { screen: "TrialBanner", requirements: ["S4.trialBanner", "R50"] },
      tags: "busy",
      invoke: {
        id: "readShownFlag",
        src: "readShownFlag",
        onDone: [
          { guard: { type: "wasShown", params: ({ event }) => event.output }, target: "hidden" },
          { target: "shown" },
        ],
        onError: "hidden",
      },
    },
    hidden: {
      description: "Not for this learner, or shown before.",
      meta: { screen: "TrialBanner", requirements: ["S4.trialBanner", "R50"] },
    },
    shown: {
      description: "The offer stays until it is closed; the flag hides only the next one.",
      meta: { screen: "TrialBanner", requirements: ["S4.trialBanner", "S9.sessionFlag", "R50"] },
      tags: "visible",
      entry: "writeShownFlag",
      on: { "banner.close": "closed" },
    },
    closed: {
      description: "Closed by the learner.",
      meta: { screen: "TrialBanner", requirements: ["R50"] },
    },
  },
});
