import type { InboxMessage, MessageState } from "../../../contract/engagement/inbox";
import type { Failure } from "../../../contract/errors";
import type { Staff } from "../../shared/administration";
import type {
  ConnectionChanged,
  QueryChanged,
  ScreenReopened,
  SessionChanged,
  SignInRequested,
} from "../../shared/events";

/** Which messages are listed, as in the address. */
export interface Filters {
  state: MessageState;
  search: string;
  /** Of the interface when the message was sent; null for all. */
  language: string | null;
  /** The page that the messages are about; null for all. */
  page: string | null;
}
/** A part of the list, newest first. */
export interface Messages {
  data: InboxMessage[];
  total: number;
  /** Where the next part begins; null at the end. */
  next: number | null;
  unread: number;
}
/** What a part of the list is asked for. */
export interface Asked extends Filters {
  before: number | null;
  limit: number;
}
/** A message that becomes done, or new again. */
export interface Marking {
  id: number;
  isDone: boolean;
}
export interface Input {
  filters: Filters;
  /** How many messages are loaded at a time. */
  limit: number;
}
export interface Context extends Input {
  staff: Staff;
  messages: InboxMessage[];
  /** How many match the filters. */
  total: number;
  next: number | null;
  /** How many are new, whatever the filters. */
  unread: number;
  /** What the address says: an echo of our own change is ignored. */
  address: Filters;
  marking: Marking;
  failure: Failure | null;
  seed: string;
  /** Counts the marks: each retry of one has the same key, another mark has another key (R18). */
  done: number;
}
export type Event =
  | { type: "filters.change"; filters: Filters }
  | { type: "words.type"; search: string }
  | { type: "address.changed"; filters: Filters }
  | { type: "messages.more" }
  | ({ type: "message.mark" } & Marking)
  | { type: "inbox.retry" }
  | { type: "signIn.open" }
  | ScreenReopened
  | SessionChanged
  | ConnectionChanged;
export type Emitted = QueryChanged | SignInRequested;

/** All new messages. */
export const newMessages: Filters = { state: "new", search: "", language: null, page: null };

export const sameFilters = (a: Filters, b: Filters): boolean =>
  a.state === b.state && a.search === b.search && a.language === b.language && a.page === b.page;

/** The query of the list's address: only what differs from all new messages. */
export const queryOf = ({ state, search, language, page }: Filters): Record<string, string> => ({
  ...(state !== "new" && { state }),
  ...(search.trim() !== "" && { search: search.trim() }),
  ...(language !== null && { language }),
  ...(page !== null && { page }),
});

/** The API's maximum at a time. */
const maxAtOnce = 100;

/** What is asked for to show everything again that is shown, as far as one call gives it. */
export const askedAgain = ({ filters, messages, limit }: Context): Asked => ({
  ...filters,
  before: null,
  limit: Math.min(Math.max(messages.length, limit), maxAtOnce),
});

/** The list after a message was marked, with the number of new ones. */
export function withMarked({ messages, unread }: Context, marked: InboxMessage) {
  const before = messages.find(({ id }) => id === marked.id);
  const change = Number(marked.done === null) - Number(before?.done === null);
  return {
    messages: messages.map((one) => (one.id === marked.id ? marked : one)),
    unread: Math.max(0, unread + change),
  };
}

/** The list without a message that no longer exists. */
export function withoutMarked({ messages, unread, total, marking: { id } }: Context) {
  const gone = messages.find((one) => one.id === id);
  return {
    messages: messages.filter((one) => one.id !== id),
    total: Math.max(0, total - 1),
    unread: Math.max(0, unread - Number(gone?.done === null)),
  };
}
