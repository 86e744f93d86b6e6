/** A comment on a state, a transition, or a whole machine. */
export interface Comment {
  id: number;
  machine: string;
  /** The id of the state or transition; the machine's id for the whole machine. */
  place: string;
  /** What the place was called when the comment was written. */
  name: string;
  text: string;
  /** Empty for an author without a name. */
  author: string;
  /** ISO 8601. */
  createdAt: string;
  isResolved: boolean;
  /** When it was last resolved or reopened; null if it never was. */
  changedAt: string | null;
  /** Who did that; null if nobody did, or the account is gone. */
  changedBy: string | null;
}

export type NewComment = Pick<Comment, "machine" | "place" | "name" | "text">;

/** The comments on a machine, newest first. */
export interface CommentList {
  comments: readonly Comment[];
  /** How many there are; more than are listed if there are too many. */
  total: number;
  /** Whether the user may comment. */
  mayComment: boolean;
}

/** Why comments could not be loaded or stored. */
export interface CommentFailure {
  code: "signedOut" | "hidden" | "refused" | "tooMany" | "unavailable" | "network" | "malformed";
  /** Seconds to wait, if the server has said so. */
  retryAfter?: number;
}

/** The project's calls for comments; they reject with a `CommentFailure`. */
export interface CommentsSettings {
  load(machine: string, signal: AbortSignal): Promise<CommentList>;
  /** The number of open comments by machine; machines without any are left out. */
  loadOpen(signal: AbortSignal): Promise<Readonly<Record<string, number>>>;
  add(comment: NewComment, key: string): Promise<Comment>;
  change(change: { id: number; isResolved: boolean }, key: string): Promise<Comment>;
  /** A random key: a call that is repeated under the same key takes effect once. */
  createKey(): string;
  /** The address at which users sign in and from which they return to an address of the viewer. */
  signIn(returnTo: string): string;
}

/** The maximum length of a comment, in code points. */
export const maxCommentLength = 2000;

/** How many characters a text has after trimming. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** Whether a text can be sent as a comment. */
export const isSendable = (text: string): boolean => {
  const length = lengthOf(text);
  return length > 0 && length <= maxCommentLength;
};

const codes: readonly string[] = [
  "signedOut",
  "hidden",
  "refused",
  "tooMany",
  "unavailable",
  "network",
  "malformed",
] satisfies CommentFailure["code"][];

/** An actor's error as a plain value. */
export function commentFailureOf({ error }: { error: unknown }): CommentFailure {
  const { code, retryAfter } = (error ?? {}) as { code?: unknown; retryAfter?: unknown };
  return {
    code: codes.includes(String(code)) ? (code as CommentFailure["code"]) : "malformed",
    ...(typeof retryAfter === "number" && { retryAfter }),
  };
}

const waitText = (seconds: number | undefined): string => {
  if (seconds === undefined) return "Try again later.";
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? `Try again in ${minutes} minutes.` : "Try again in a minute.";
};

/** A failure in a sentence. */
export function commentFailureText({ code, retryAfter }: CommentFailure): string {
  switch (code) {
    case "signedOut":
      return "You are no longer signed in. Sign in and try again.";
    case "hidden":
      return "It is no longer there, or your account may not see it.";
    case "refused":
      return "The server does not accept it in this form.";
    case "tooMany":
      return `You have written many comments in a short time. ${waitText(retryAfter)}`;
    case "unavailable":
      return `The server is busy. ${waitText(retryAfter)}`;
    case "network":
      return "The server did not answer. Check your connection and try again.";
    case "malformed":
      return "The server sent something unexpected. Reload the page and try again.";
  }
}
