import type { Permissions } from "../../contract/account/session";

/** Who is signed in, as screens need it. */
export interface Learner {
  id: number;
  name: string;
  email: string;
  permissions: Permissions;
}

/**
 * The academy tells every screen who is signed in: once known, and again whenever it changes. `seed` is random per page
 * load: idempotency keys of the screen's commands begin with it (R18).
 */
export interface SessionChanged {
  type: "session.changed";
  learner: Learner | null;
  seed: string;
}

/** The academy tells every screen when the network goes and comes back (L3). */
export interface ConnectionChanged {
  type: "connection.changed";
  online: boolean;
}

/** A screen is shown again that was left: what it shows stays, and is asked for again behind (record 31). */
export interface ScreenReopened {
  type: "screen.reopened";
}

/** A screen asks for another page; the router's one listener performs it. `href` is a path on this site. */
export interface NavigationRequested {
  type: "navigation.requested";
  href: string;
  replace?: boolean;
}

/** The account is another one, or bears another name: the academy asks for the profile again. */
export interface AccountChanged {
  type: "account.changed";
}

/** The server has said that nobody is signed in any more: the account is deleted, or the session is over. */
export interface SessionLost {
  type: "session.lost";
}

/** A screen cannot go on without an account; sign-in comes back to this page (R11). */
export interface SignInRequested {
  type: "signIn.requested";
}

/** What the academy says when something has been done or has happened; each has a text of this name (`notices.*`). */
export type NoticeText =
  | "nameSaved"
  | "promoRedeemed"
  | "dataExported"
  | "certificateDeleted"
  | "enrolled"
  | "courseLeft"
  | "ratingSaved"
  | "feedbackSent"
  | "keptDelivered"
  | "connectionLost"
  | "connectionBack";

/**
 * Something has been done or has happened: it can be read again among the messages of the visit. A toast says so as well,
 * unless the page says it in place, where somebody looks (record 17).
 */
export interface NoticeAnnounced {
  type: "notice.announced";
  text: NoticeText;
  /** What the text fills in. */
  params?: Record<string, string | number>;
  inPlace?: true;
}

/** What every state of a screen's machine says of itself. */
export interface ScreenMeta {
  /** The view that renders it. */
  screen: string;
  /** Clauses that it rests on: `S4.exam`, `R12`, `L3`. */
  requirements: string[];
}

/**
 * The idempotency key of a command: the same for each retry of one command, another for the next one, because `done`
 * counts the commands that were answered.
 */
export const commandKey = (context: { seed: string; done: number }, command: string): string =>
  `${context.seed}.${command}.${context.done}`;
