import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { feedbackInboxMachine } from "../../../machines/engagement/feedback-inbox";

export type Actor = { actor: ActorRefFrom<typeof feedbackInboxMachine> };
type Snapshot = SnapshotFrom<typeof feedbackInboxMachine>;

export const filtersOf = (s: Snapshot) => s.context.filters;
export const messagesOf = (s: Snapshot) => s.context.messages;
export const totalOf = (s: Snapshot) => s.context.total;
export const unreadOf = (s: Snapshot) => s.context.unread;
export const staffOf = (s: Snapshot) => s.context.staff;
export const failureOf = (s: Snapshot) => s.context.failure;
export const isSignedOut = (s: Snapshot) => s.hasTag("signedOut");
export const isForbidden = (s: Snapshot) => s.hasTag("forbidden");
export const isWaiting = (s: Snapshot) => s.hasTag("pending");
export const isPending = (s: Snapshot) => s.hasTag("pending") || s.hasTag("searching");
export const hasFailed = (s: Snapshot) => s.hasTag("failed");
export const isListed = (s: Snapshot) => s.hasTag("listed");
export const isEmpty = (s: Snapshot) => s.matches({ open: "empty" });
export const isBusyMore = (s: Snapshot) => s.hasTag("busyMore");
export const hasFailedMore = (s: Snapshot) => s.hasTag("failedMore");
export const offersMore = (s: Snapshot) => s.context.next !== null && s.hasTag("listed");
export const isGone = (s: Snapshot) => s.matches({ open: { listed: "gone" } });
/** The message that is being marked; 0 if none is. */
export const markingOf = (s: Snapshot) => (s.hasTag("marking") ? s.context.marking.id : 0);
/** The message that could not be marked; 0 if none. */
export const unmarkedOf = (s: Snapshot) => (s.matches({ open: { listed: "markFailed" } }) ? s.context.marking.id : 0);
/** Whether a message has just been marked as done (`done`) or as new again (`new`). */
export const markedAs = (s: Snapshot) =>
  s.matches({ open: { listed: "marked" } }) ? (s.context.marking.isDone ? "done" : "new") : null;
/** Whether nothing can be marked now. */
export const isBusy = (s: Snapshot) => s.hasTag("marking") || s.hasTag("busyMore") || isPending(s);
