import * as shared from "../shared/words";

/** Words for what staff do to others, which is one kind of machine. */
export const staffActionWords = {
  events: {
    "action.open": "the administrator asks for it",
    "action.cancel": "the administrator closes the dialog",
    "action.confirm": "the administrator confirms it",
    "action.undo": "the administrator presses Undo",
    "action.close": "the page now belongs to someone else",
    "password.change": "the administrator types the password",
    "password.submit": "the administrator submits the password",
  },
  guards: {
    isFilled: "there is a password",
    isUnproved: "the session was confirmed too long ago",
    isOutdated: "somebody else has changed it meanwhile",
    isWrong: "the password is wrong",
    hasNoPassword: "the account has no password here",
    isOver: "the session has ended, or the account is gone",
  },
  actions: {
    ...shared.keepsFailure,
    takeSubject: "remember what is asked about",
    turnRound: "take back what was done",
    keepResult: "keep what the server has done",
    keepPassword: "keep the password",
    forgetPassword: "empty the field",
    clear: "forget what was asked about",
    tellPage: "have the page load what is there now",
  },
  delays: {},
  actors: {
    perform: { doing: "doing what was confirmed", done: "it is done" },
    confirmSession: { doing: "checking the password", done: "the password is right" },
  },
} as const;
