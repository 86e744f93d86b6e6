import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { emailChangeMachine } from "./email-change";

export const emailChangeWords = wordsFor<typeof emailChangeMachine>()({
  events: {
    ...shared.sessionChanged,
    "email.change": "the learner types the new address",
    "password.change": "the learner types the password",
    "link.request": "the learner presses Send link",
    "request.reopen": "the learner wants to use another address",
  },
  guards: {
    ...shared.sessionWords,
    isFilled: "address and password are filled in",
    isVisitor: "nobody is signed in",
    isWrong: "the password is wrong",
    isRefused: "the address cannot be used",
    isLimited: "there were too many tries",
    isUnavailable: "the address cannot be changed here",
  },
  actions: {
    ...shared.keepsFailure,
    clearPassword: "clear the password",
    clearBoth: "clear address and password",
    announceAccount: "tell the site that the session has ended",
  },
  delays: {},
  actors: { requestEmailChange: { doing: "sending a link to the new address", done: "the mails are on their way" } },
  inline: {
    "assign email": "keep the new address",
    "assign password": "keep the password",
    "assign failure": "clear the earlier failure",
  },
});
