import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { editingDeskMachine } from "./editing-desk";

export const editingDeskWords = wordsFor<typeof editingDeskMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "editing.retry": "the editor presses Try again",
    "signIn.open": "the visitor presses Sign in",
  },
  guards: {
    ...shared.connectionWords,
    isVisitor: "nobody is signed in",
    isEditor: "an editor is signed in",
    isSignedOut: shared.sessionWords.isSignedOut,
    isForbidden: "the account has no editing rights",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    keepOverview: "show the content's status",
    forget: "remove it from the page",
  },
  delays: {},
  actors: { loadOverview: { doing: "loading the content's status", done: "the content's status is loaded" } },
});
