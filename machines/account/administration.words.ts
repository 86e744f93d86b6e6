import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { administrationMachine } from "./administration";

export const administrationWords = wordsFor<typeof administrationMachine>()({
  events: { ...shared.sessionChanged, "signIn.open": "the visitor presses Sign in" },
  guards: { isVisitor: "nobody is signed in", isStaff: "an editor or an administrator is signed in" },
  actions: { ...shared.asksToSignIn, keepStaff: "remember which of the two" },
  delays: {},
  actors: {},
});
