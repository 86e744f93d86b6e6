import type { Comment } from "./comment";

/** An open comment on a place of the machine `door`. */
export const commentOn = (place: string): Comment => ({
  id: 1,
  machine: "door",
  place,
  name: place,
  text: "Why?",
  author: "Ada",
  createdAt: "2026-11-20T10:00:00.000Z",
  isResolved: false,
  changedAt: null,
  changedBy: null,
});
