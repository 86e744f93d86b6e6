import { z } from "zod/mini";
import { endpoint } from "../endpoint";
import { Id, IdParam, Instant, pageNumber, SearchText, SitePath } from "../primitives";

const base = "/academy/private/api/v2/admin/feedback";

/** The file with the messages that a list would show; served beside the API, with the filters of `inbox.list`. */
export const inboxFile = "/academy/private/api/v2/admin/feedback.csv";

/** Which messages: those that nobody has dealt with, those that are done, or both. */
export const MessageState = z.enum(["new", "done", "all"]);
export type MessageState = z.infer<typeof MessageState>;

/** A learner's message as editors see it. */
export const InboxMessage = z.object({
  id: Id,
  text: z.string(),
  /** The page that it is about. */
  url: z.string(),
  /** The interface's language when it was sent; null for messages from before languages were kept. */
  language: z.nullable(z.string()),
  sentAt: Instant,
  /** What is sent along with every message: the account's name and address, so that someone can reply. */
  sender: z.object({ name: z.string(), email: z.string() }),
  /** When it was marked as done, and by whom (null if that account was deleted); null while it is new. */
  done: z.nullable(z.object({ at: Instant, by: z.nullable(z.string()) })),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

/** The filters of the list and of the file. */
export const InboxFilters = z.object({
  state: z._default(MessageState, "new"),
  /** Words that the message contains. */
  search: z._default(SearchText, ""),
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
  /** The page that it is about, whatever its query. */
  page: z.optional(SitePath),
});

export const inbox = {
  list: endpoint({
    id: "inbox.list",
    method: "GET",
    path: `${base}/`,
    summary: "Learners' messages, newest first.",
    access: "editing",
    query: z.object({
      ...InboxFilters.shape,
      /** The `next` of the page before. */
      before: z.optional(IdParam),
      limit: pageNumber(20, 100),
    }),
    reply: z.object({
      data: z.array(InboxMessage),
      /** How many match the filters. */
      total: z.int(),
      /** Where the next page begins; null on the last one. */
      next: z.nullable(Id),
      /** How many are new, whatever the filters. */
      unread: z.int(),
    }),
  }),
  unread: endpoint({
    id: "inbox.unread",
    method: "GET",
    path: `${base}/unread/`,
    summary: "How many messages nobody has dealt with.",
    access: "editing",
    reply: z.object({ unread: z.int() }),
  }),
  mark: endpoint({
    id: "inbox.mark",
    method: "PUT",
    path: `${base}/{id}/`,
    summary: "Marks a message as done, or as new again. If it already is, who did that first stays.",
    access: "editing",
    params: z.object({ id: IdParam }),
    body: z.object({ isDone: z.boolean() }),
    reply: InboxMessage,
    idempotent: true,
  }),
};
