import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { promoCodeMachine } from "./index";

export const promoCodeWords = wordsFor<typeof promoCodeMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "code.change": "the learner types a code",
    "code.submit": "the learner presses Redeem",
    "signIn.choose": "the visitor presses Sign in",
  },
  guards: {
    ...shared.sessionWords,
    ...shared.connectionWords,
    isSame: "it is still the same learner",
    isBlank: "no code is typed",
    isTooLong: "the code has more than 64 characters",
    isOffline: "the network is gone",
    isRefused: "the code is unknown, expired, or used up",
    isLimited: "there were too many tries",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    ...shared.announcesLoss,
    keepCode: "keep the code",
    keepApplied: "note which code was redeemed",
    takeSession: "note who the learner is",
    forgetLearner: "forget the learner",
    clearFailure: "clear the earlier failure",
    announceAccount: "tell the site that the account has changed",
    announceRedeemed: "say that the code is redeemed",
  },
  delays: { askedToWait: "the wait that the server asks for" },
  actors: { applyPromo: { doing: "redeeming the code", done: "the code is redeemed" } },
  inline: {
    "assign failure": "note that the network is gone",
    "assign online": "note whether there is a network",
  },
});
