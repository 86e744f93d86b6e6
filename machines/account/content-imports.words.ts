import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { contentImportsMachine } from "./content-imports";

export const contentImportsWords = wordsFor<typeof contentImportsMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "action.settled": "an import has started, or turned out differently",
    "address.changed": "the address asks for another page of imports",
    "check.start": "the administrator checks the content folder",
    "import.start": "the administrator wants to import it",
    "content.retry": "the administrator presses Try again",
    "signIn.open": "the visitor presses Sign in",
  },
  guards: {
    ...shared.connectionWords,
    isVisitor: "nobody is signed in",
    isAdministrator: "an administrator is signed in",
    isNews: "it is not what is shown",
    canCheck: "there is a content folder, and nothing runs",
    hasChanges: "the last check has found changes",
    isRunning: "a check or an import runs",
    wasRunning: "one was running when the page last looked",
    isImportOver: "the last thing was an import",
    isAnotherRunning: "another check or import runs already",
    isSignedOut: shared.sessionWords.isSignedOut,
    isForbidden: "the account no longer administers the site",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    takeQuery: "take over the page of imports",
    keepSeed: "prepare keys for commands",
    keepContent: "show the content and its imports",
    keepJob: "show that the check runs",
    forget: "remove the content from the page",
    askToImport: "ask before the folder is imported",
    closeImport: "close the question",
  },
  delays: { pauseBetweenLooks: "a second" },
  actors: {
    loadContent: { doing: "loading the content", done: "the content is there" },
    startCheck: { doing: "requesting a check", done: "the check has begun" },
    contentImport: { doing: "asking before an import", done: "nothing more is asked" },
  },
  invokes: {
    refreshContent: { doing: "loading the content again", done: "the content is there again" },
  },
});
