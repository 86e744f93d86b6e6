import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { planMachine } from "./plan";

export const planWords = wordsFor<typeof planMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "plan.retry": "the learner presses Try again",
    "trial.choose": "the learner presses Start the trial",
    "trial.confirm": "the learner confirms that the trial starts now",
    "trial.cancel": "the learner presses Not now",
    "signIn.choose": "the visitor presses Sign in",
  },
  guards: {
    ...shared.sessionWords,
    ...shared.connectionWords,
    isStaff: "the account is an administrator's or editor's",
    isPaid: "the plan is paid",
    isOnTrial: "the account is on trial",
    isGranted: "a promo code grants academy-plus",
    isOfferedHere: "the academy gives the trial",
    isOfferedElsewhere: "the trial begins at another site",
    isOutdated: "the trial is not offered anymore",
  },
  actions: {
    ...shared.keepsFailure,
    takeSeed: "take the seed of the command keys",
    keepPlan: "keep the plan",
    clearFailure: "clear the earlier failure",
    forget: "forget the plan",
    announceAccount: "tell the site that the account has changed",
    requestFocus: "move the focus to what is shown now",
    askToSignIn: "ask the visitor to sign in",
  },
  delays: {},
  actors: {
    loadPlan: { doing: "loading the plan", done: "the plan has arrived" },
    startTrial: { doing: "starting the trial", done: "the trial has started" },
  },
  inline: {},
});
