import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { forgottenPasswordMachine } from "./forgotten-password";

export const forgottenPasswordWords = wordsFor<typeof forgottenPasswordMachine>()({
  events: {
    "email.change": "the visitor types an e-mail address",
    "password.request": "the visitor presses Send link",
    "request.reopen": "the visitor wants to use another address",
  },
  guards: {
    isFilled: "the e-mail address is filled in",
    isRefused: "it is not an e-mail address",
    isUnavailable: "the site sends no mail",
    isLimited: "there were too many requests from here",
  },
  actions: shared.keepsFailure,
  delays: {},
  actors: { requestPassword: { doing: "asking for a link", done: "a mail is on its way" } },
  inline: {
    "assign email": "keep the e-mail address",
    "assign failure": "clear the earlier failure",
  },
});
