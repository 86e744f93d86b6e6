import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { feedbackInboxMachine } from "./index";

export const feedbackInboxWords = wordsFor<typeof feedbackInboxMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    ...shared.screenReopened,
    "filters.change": "the editor changes the filters",
    "words.type": "the editor types search words",
    "address.changed": "the address changes, as with Back",
    "messages.more": "the editor asks for older messages",
    "message.mark": "the editor marks a message as done or as new",
    "inbox.retry": "the editor presses Try again",
    "signIn.open": "the visitor presses Sign in",
  },
  guards: {
    ...shared.connectionWords,
    isSignedOut: shared.sessionWords.isSignedOut,
    isVisitor: "nobody is signed in",
    isStaff: "an editor or administrator is signed in",
    isEmpty: "nothing matches",
    isOther: "these are other filters",
    isNews: "the address has other filters than the list",
    hasMore: "there are older messages",
    isListed: "the message is in the list and not yet so",
    isForbidden: "the account may not read messages",
    isGone: "the message no longer exists",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    keepStaff: "remember whether an editor or an administrator is here",
    forget: "remove the messages from the page",
    takeFilters: "take over the filters",
    announceFilters: "put the filters into the address",
    matchAddress: "note what the address says",
    replaceMessages: "show these messages",
    appendMessages: "add these messages",
    keepMarking: "remember which message is marked",
    keepMarked: "show the message as it is now",
    removeGone: "take the message off the list",
  },
  delays: { pauseInTyping: "a pause in typing" },
  actors: {
    loadMessages: { doing: "loading messages", done: "the messages are loaded" },
    markMessage: { doing: "marking the message", done: "the message is marked" },
  },
  invokes: {
    loadMore: { doing: "loading older messages", done: "older messages are loaded" },
    refreshMessages: { doing: "loading the messages again", done: "the messages are loaded again" },
  },
});
