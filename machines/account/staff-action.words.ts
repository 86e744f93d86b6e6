import * as shared from "../shared/words";
import { proofWords } from "./session-proof.words";

/** Words for what staff do to others, which is one kind of machine. */
export const staffActionWords = {
  events: {
    ...proofWords.events,
    "action.open": "the administrator asks for it",
    "form.change": "the administrator fills in the form",
    "action.cancel": "the administrator closes the dialog",
    "action.confirm": "the administrator confirms it",
    "action.undo": "the administrator presses Undo",
    "action.close": "the page now belongs to someone else",
  },
  guards: {
    isReady: "everything is filled in right",
    ...proofWords.guards,
    isUnproved: "the session was confirmed too long ago",
    isOutdated: "somebody else has changed it meanwhile",
    isOver: "the session has ended, or the account is gone",
  },
  actions: {
    ...shared.keepsFailure,
    ...proofWords.actions,
    takeSubject: "remember what is asked about",
    takeForm: "take over what the form says",
    turnRound: "take back what was done",
    keepResult: "keep what the server has done",
    clear: "forget what was asked about",
    tellPage: "have the page load what is there now",
  },
  delays: {},
  actors: {
    ...proofWords.actors,
    perform: { doing: "doing what was confirmed", done: "it is done" },
  },
} as const;
