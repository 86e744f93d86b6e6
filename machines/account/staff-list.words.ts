import * as shared from "../shared/words";

/** Words for the lists of the administration, which are one kind of machine. */
export const staffListWords = {
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "filters.apply": "the administrator applies filters",
    "filters.clear": "the administrator removes all filters",
    "address.changed": "the address asks for something else",
    "list.retry": "the administrator presses Try again",
    "signIn.open": "the visitor presses Sign in",
    "action.request": "the administrator wants something done",
    "action.settled": "it was done, or turned out differently",
  },
  guards: {
    ...shared.connectionWords,
    isVisitor: "nobody is signed in",
    isAdministrator: "an administrator is signed in",
    isSignedOut: shared.sessionWords.isSignedOut,
    isForbidden: "the account no longer administers the site",
    isEmpty: "nothing matches",
    isNews: "it is not what is shown",
    isFiltered: "there are filters",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    keepPage: "show the page of the list",
    forget: "remove the list from the page",
    keepSeed: "remember who is here",
    openAction: "ask before it is done",
    closeActions: "close what is being asked",
    takeQuery: "take over the filters and the page",
    renewForm: "show the filters in the form",
    requestFocus: "move the focus to the list",
    announceQuery: "put them into the address",
  },
  delays: {},
  actors: { loadPage: { doing: "loading a page of the list", done: "the page of the list is there" } },
} as const;
