import type { Permissions } from "../../contract/account/session";
import type { Requirement } from "../requirements";

/** Who is signed in, as screens need it. */
export interface Learner {
  id: number;
  name: string;
  email: string;
  permissions: Permissions;
}

/**
 * The academy tells every screen who is signed in: once known, and on every change. `seed` is random per page load:
 * idempotency keys of the screen's commands begin with it (R18).
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

/** A screen that was left is shown again: what it shows stays, and is reloaded in the background (record 31). */
export interface ScreenReopened {
  type: "screen.reopened";
}

/** A screen requests another page; the router's listener performs it. `href` is a path on this site. */
export interface NavigationRequested {
  type: "navigation.requested";
  href: string;
  replace?: boolean;
}

/** A list has other filters: the address of its page has them as its query. */
export interface QueryChanged {
  type: "query.changed";
  query: Record<string, string | number>;
  /** Whether Back skips the filters before: it leads back to them if somebody has pressed a button for the new ones. */
  replace?: boolean;
}

/** The page has to be loaded again from the start; the router's listener performs it. */
export interface ReloadRequested {
  type: "reload.requested";
}

/** The account or its name has changed: the academy requests the profile again. */
export interface AccountChanged {
  type: "account.changed";
}

/** The server has reported that nobody is signed in: the account is deleted, or the session has expired. */
export interface SessionLost {
  type: "session.lost";
}

/** A screen cannot go on without an account; sign-in comes back to this page (R11). */
export interface SignInRequested {
  type: "signIn.requested";
  /** An answer waits on the device for the next sign-in: the sign-in page says so. */
  isAnswerKept?: true;
}

/** The parts of pages whose content machines replace while the reader stays on the page. */
export type FocusPart = "quiz" | "lesson" | "exam" | "certificate" | "enrolment" | "registration" | "plan" | "list";

/**
 * What the reader has asked for is there now: a question, a result. Keyboards and screen readers go on from its heading,
 * which is scrolled into view (L17). One listener does so for all machines.
 */
export interface FocusRequested {
  type: "focus.requested";
  part: FocusPart;
}

/** The academy's notices about what was done or has happened; each has a text of this name (`notices.*`). */
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
 * Something was done or has happened: it is added to the messages of the visit. A toast says so too, unless the page
 * says it in place, where the reader is looking (record 17).
 */
export interface NoticeAnnounced {
  type: "notice.announced";
  text: NoticeText;
  /** The values for the text's placeholders. */
  params?: Record<string, string | number>;
  inPlace?: true;
}

/** The metadata of every state of a screen's machine. */
export interface ScreenMeta {
  /** The view that renders it. */
  screen: string;
  /** Clauses that it implements: `S4.exam`, `R12`, `L3`. */
  requirements: Requirement[];
}

/**
 * The idempotency key of a command: the same for each retry of one command, another for the next one, because `done`
 * counts the commands that were answered.
 */
export const commandKey = (context: { seed: string; done: number }, command: string): string =>
  `${context.seed}.${command}.${context.done}`;
