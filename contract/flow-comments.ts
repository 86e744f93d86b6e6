import { z } from "zod/mini";
import { endpoint } from "./endpoint";
import { CommentText, Id, IdParam, Instant, PlaceName, page } from "./primitives";
import { MachineName } from "./telemetry";

/** The maximum number of comments in one list. */
export const maxComments = 500;

/** What a comment on a flow is about: a machine, and in it a state or a transition. */
const CommentPlace = z.object({
  machine: MachineName,
  /** The id of the state or transition in the drawing: `quiz.asking`, `quiz.asking answer.submit`. */
  place: PlaceName,
  /** What the state or transition was called when the comment was written; still known when it is gone. */
  name: PlaceName,
});

/** A comment on a state or transition of a flow. */
export const FlowComment = z.object({
  id: Id,
  ...CommentPlace.shape,
  text: z.string(),
  /** The author's name; empty for an account without one. */
  author: z.string(),
  createdAt: Instant,
  isResolved: z.boolean(),
  /** When it was last resolved or reopened; null if it never was. */
  changedAt: z.nullable(Instant),
  /** Who did that, by name; null if nobody did, or the account was deleted. */
  changedBy: z.nullable(z.string()),
});
export type FlowComment = z.infer<typeof FlowComment>;

const ofPublic = "/academy/public/api/v1/flows/comments";
const ofPrivate = "/academy/private/api/v1/flows/comments";

/** Comments on the flows, for those who may see the flow viewer; to others they do not exist. */
export const flowComments = {
  list: endpoint({
    id: "flowComments.list",
    method: "GET",
    path: `${ofPublic}/`,
    summary: "The comments on a machine, newest first.",
    access: "public",
    query: z.object({ machine: MachineName }),
    reply: z.object({
      ...page(FlowComment).shape,
      /** Whether the caller may comment: signed-in accounts that may see the flows. */
      mayComment: z.boolean(),
    }),
  }),
  open: endpoint({
    id: "flowComments.open",
    method: "GET",
    path: `${ofPublic}/open/`,
    summary: "How many comments are not resolved, by machine; machines without any are left out.",
    access: "public",
    reply: page(z.object({ machine: MachineName, open: z.int().check(z.minimum(1)) })),
  }),
  add: endpoint({
    id: "flowComments.add",
    method: "POST",
    path: `${ofPrivate}/`,
    summary: "Comments on a state or transition, or on a whole machine.",
    access: "signed-in",
    body: z.object({ ...CommentPlace.shape, text: CommentText }),
    reply: FlowComment,
    idempotent: true,
  }),
  resolve: endpoint({
    id: "flowComments.resolve",
    method: "PUT",
    path: `${ofPrivate}/{id}/`,
    summary: "Resolves a comment, or reopens it.",
    access: "signed-in",
    params: z.object({ id: IdParam }),
    body: z.object({ isResolved: z.boolean() }),
    reply: FlowComment,
    idempotent: true,
  }),
};
