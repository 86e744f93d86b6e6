import type { ScreenMeta } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { retryOnline } from "../../shared/session";
import { changing } from "./changing";
import { codes } from "./codes";
import { confirming } from "./confirming";
import { passkeysSetup } from "./setup";

const meta: ScreenMeta = { screen: "PasskeyList", requirements: ["R61"] };

/** A learner's passkeys and recovery codes (R61). */
export const passkeysMachine = passkeysSetup.createMachine({
  id: "passkeys",
  description: "The learner's passkeys: they add, rename, and remove them, and make recovery codes.",
  context: {
    learnerId: null,
    passkeys: [],
    isStaff: false,
    codesLeft: null,
    codes: [],
    chosenId: null,
    name: "",
    password: "",
    wanted: "add",
    problem: null,
    failure: null,
  },
  initial: "waiting",
  on: {
    "session.changed": [
      // Another name is not another account.
      { guard: { type: "isSameLearner", params: ({ event }) => event } },
      {
        guard: "isSignedIn",
        target: ".loading",
        actions: ["forget", { type: "keepLearner", params: ({ event }) => event }],
      },
      { target: ".signedOut", actions: "forget" },
    ],
  },
  states: {
    waiting: {
      description: "The profile is not known yet.",
      meta,
      tags: "pending",
    },
    signedOut: {
      description: "A visitor has no passkeys; the page says how to sign in.",
      meta,
    },
    loading: {
      description: "The list is being loaded.",
      meta,
      tags: "pending",
      invoke: {
        id: "loadPasskeys",
        src: "loadPasskeys",
        onDone: { target: "listed", actions: { type: "keepList", params: ({ event }) => event.output } },
        onError: [{ guard: "isSignedOut", target: "signedOut", actions: ["forget", "announceLoss"] }, failTo("failed")],
      },
    },
    failed: {
      description: "The list could not be loaded; the learner can try again.",
      meta,
      tags: "failed",
      on: { "passkeys.retry": "loading", ...retryOnline("loading") },
    },
    listed: {
      description: "The list is there.",
      initial: "settled",
      states: { ...changing, ...codes, confirming },
    },
  },
});
