import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { quizReportsMachine } from "./quiz-reports";

export const quizReportsWords = wordsFor<typeof quizReportsMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "filters.change": "the editor changes the filters or the order",
    "address.changed": "the address changes, as with Back",
    "reports.more": "the editor asks for more reports",
    "reports.retry": "the editor presses Try again",
    "signIn.open": "the visitor presses Sign in",
  },
  guards: {
    ...shared.connectionWords,
    isSignedOut: shared.sessionWords.isSignedOut,
    isVisitor: "nobody is signed in",
    isStaff: "an editor or administrator is signed in",
    isEmpty: "nothing was answered",
    isOther: "these are other filters",
    isNews: "the address has other filters than the list",
    hasMore: "there are more reports",
    isForbidden: "the account may not see reports",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    keepStaff: "remember whether an editor or an administrator is here",
    forget: "remove the reports from the page",
    takeFilters: "take over the filters",
    announceFilters: "put the filters into the address",
    matchAddress: "note what the address says",
    replaceReports: "show these reports",
    appendReports: "add these reports",
    refreshReports: "renew the reports that are shown",
  },
  delays: {},
  actors: { loadReports: { doing: "loading reports", done: "the reports are loaded" } },
  invokes: {
    loadMore: { doing: "loading more reports", done: "more reports are loaded" },
    refreshReports: { doing: "loading the reports again", done: "the reports are loaded again" },
  },
});
