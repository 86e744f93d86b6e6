/** Words for what several machines share: each is spread into the words of a machine. */

export const sessionChanged = { "session.changed": "it becomes known who is signed in" } as const;
export const connectionChanged = { "connection.changed": "the network goes or comes back" } as const;
export const screenReopened = { "screen.reopened": "the reader comes back to the page" } as const;

/** Words for `sessionGuards`. */
export const sessionWords = {
  isSignedIn: "someone is signed in",
  isSignedOut: "the session has ended",
} as const;
/** Words for `connectionGuards`. */
export const connectionWords = { isOnline: "the network is back" } as const;
/** Words for `learnerGuards`. */
export const learnerWords = { isSameLearner: "it is still the same learner" } as const;

export const keepsFailure = { keepFailure: "remember why it failed" } as const;
export const asksToSignIn = { askToSignIn: "ask to sign in" } as const;
export const announcesLoss = { announceLoss: "tell the site that the session has ended" } as const;
/** The seed of the idempotency keys: a repeated request is recognized by its key. */
export const takesSeed = { takeSeed: "make sure that repeats count only once" } as const;
