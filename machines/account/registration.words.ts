import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { registrationMachine } from "./registration";

export const registrationWords = wordsFor<typeof registrationMachine>()({
  events: {
    ...shared.sessionChanged,
    "name.change": "the visitor types a name",
    "email.change": "the visitor types an e-mail address",
    "password.change": "the visitor types a password",
    "registration.submit": "the visitor presses Create account",
    "registration.reopen": "the visitor wants to use another address",
  },
  guards: {
    isSignedIn: shared.sessionWords.isSignedIn,
    isFilled: "name, e-mail address, and password are filled in",
    isRefused: "a field is not accepted",
    isClosed: "the site takes no registrations",
    isLimited: "there were too many registrations from here",
  },
  actions: shared.keepsFailure,
  delays: {},
  actors: { register: { doing: "asking for the account", done: "a mail is on its way" } },
  inline: {
    "assign name": "keep the name",
    "assign email": "keep the e-mail address",
    "assign password": "keep or clear the password",
    "assign failure": "clear the earlier failure",
    emit: "go on to the page that registering began on",
  },
});
