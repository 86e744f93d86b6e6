import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { passwordChangeMachine } from "./password-change";

export const passwordChangeWords = wordsFor<typeof passwordChangeMachine>()({
  events: {
    ...shared.sessionChanged,
    "current.change": "the learner types the present password",
    "password.change": "the learner types the new password",
    "password.save": "the learner presses Save password",
  },
  guards: {
    ...shared.sessionWords,
    isFilled: "both passwords are filled in",
    isVisitor: "nobody is signed in",
    isWrong: "the present password is wrong",
    isRefused: "the new password is too easy to guess",
    isLimited: "there were too many tries",
    hasNone: "the account has no password",
  },
  actions: {
    ...shared.keepsFailure,
    clearCurrent: "clear the present password",
    clearBoth: "clear both passwords",
    announceAccount: "tell the site that the session has ended",
  },
  delays: {},
  actors: { changePassword: { doing: "changing the password", done: "the password is changed" } },
  inline: {
    "assign current": "keep the present password",
    "assign password": "keep the new password",
    "assign failure": "clear the earlier failure",
  },
});
