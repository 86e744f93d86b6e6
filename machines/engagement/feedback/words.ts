import { wordsFor } from "../../shared/machine-words";
import * as shared from "../../shared/words";
import type { feedbackMachine } from "./index";

export const feedbackWords = wordsFor<typeof feedbackMachine>()({
  events: {
    ...shared.sessionChanged,
    ...shared.connectionChanged,
    "page.opened": "the reader opens another page",
    "text.change": "the writer types",
    "feedback.send": "the writer presses Send",
    "feedback.dismiss": "the writer closes the thanks",
    "signIn.choose": "the visitor presses Sign in",
  },
  guards: {
    ...shared.connectionWords,
    isSignedOut: shared.sessionWords.isSignedOut,
    isUnsettled: "it is not known who is here",
    isVisitor: "nobody is signed in",
    hasNoEmail: "the account has no e-mail address",
    hasNoText: "nothing is written",
    isTooLong: "the message has more than 2000 characters",
    isSameAuthor: "it is still the same writer",
    isOffline: { is: "the network is gone", isNot: "there is a network" },
    isRefused: "the server rejects it",
  },
  actions: {
    ...shared.keepsFailure,
    ...shared.asksToSignIn,
    ...shared.announcesLoss,
    keepDraft: (draft) => (draft === null ? "forget the draft" : "keep the draft in this tab"),
    keepMessage: "keep the message on the device",
    forgetMessage: "remove the message from the device",
    changeText: "keep the text",
    clearText: "empty the box",
    takeSession: "note who writes",
    forgetAuthor: "forget who writes",
    announceSent: "say that it was sent",
  },
  delays: { resendPause: "the pause before sending again" },
  actors: { sendFeedback: { doing: "sending the message", done: "the message has arrived" } },
  inline: {
    "assign failure": "clear the earlier failure",
    "assign online": "note whether there is a network",
    "assign online, failure": "note that the network is back",
    "assign page": "note the page",
  },
});
