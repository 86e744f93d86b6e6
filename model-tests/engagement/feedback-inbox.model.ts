import { defineTestModel } from "statechart-testing/model/test-model";
import type { InboxMessage } from "../../contract/engagement/inbox";
import { feedbackInboxMachine } from "../../machines/engagement/feedback-inbox";
import {
  type Context,
  type Filters,
  type Messages,
  newMessages,
} from "../../machines/engagement/feedback-inbox/context";
import { machines } from "../../machines/index";
import { administratorIsHere, editorIsHere, forbidden, network, offline, signedOut, whoIsHere } from "../shared/cases";

const at = "2026-03-01T12:00:00.000Z";
const newest = 9;

const message = (id: number, isDone = false): InboxMessage => ({
  id,
  text: `This is message ${id}.`,
  url: "/academy/courses/seo/?step=2",
  language: "en",
  sentAt: at,
  sender: { name: `Sender ${id}`, email: `sender${id}@academy.test` },
  done: isDone ? { at, by: "Edith" } : null,
});
const part = (ids: number[], hasMore: boolean): Messages => ({
  data: ids.map((id) => message(id)),
  total: ids.length + Number(hasMore),
  next: hasMore ? (ids.at(-1) ?? null) : null,
  unread: ids.length + Number(hasMore),
});
const older = (hasMore: boolean) => (known: Context) => part([newest - known.messages.length], hasMore);

/** The other of two filters. */
const others = (known: Filters): Filters => ({ ...known, state: known.state === "done" ? "new" : "done" });

/** The newest message of the list. */
const firstOf = ({ messages }: Context): number => messages[0]?.id ?? newest;

const ends = { signedOut, forbidden, offline };
const some = { output: part([newest], true) };
const all = { output: part([newest], false) };
const none = { output: part([], false) };

export const feedbackInboxModel = defineTestModel({
  machine: feedbackInboxMachine,
  inputs: machines.feedbackInbox.inputs,
  events: {
    "filters.change": {
      same: ({ filters: known }) => ({ filters: known }),
      other: ({ filters: known }) => ({ filters: others(known) }),
    },
    "words.type": { links: { search: "links" } },
    "address.changed": {
      echo: ({ address }) => ({ filters: address }),
      other: ({ address }) => ({ filters: others(address) }),
    },
    "message.mark": {
      done: (known) => ({ id: firstOf(known), isDone: true }),
      new: (known) => ({ id: firstOf(known), isDone: false }),
    },
    "session.changed": { ...whoIsHere, ...editorIsHere, ...administratorIsHere },
    "connection.changed": network,
  },
  outcomes: {
    loadMessages: { some, all, none, ...ends },
    refreshMessages: { some, all, none, ...ends },
    loadMore: { last: { output: older(false) }, some: { output: older(true) }, ...ends },
    markMessage: {
      marked: { output: ({ marking: { id, isDone } }: Context) => message(id, isDone) },
      gone: { error: { code: "not_found", status: 404 } },
      ...ends,
    },
  },
  project: ({ staff, messages, next, address, filters }) => [
    staff,
    next !== null,
    messages[0]?.done?.by,
    Math.min(messages.length, 2),
    address.search === "",
    address.state === newMessages.state,
    filters.search === "",
  ],
  words: {
    start: { "": "Open the page “Feedback” of the administration in the browser." },
    events: {
      "address.changed": {
        echo: "The browser reports the address that the page has just set.",
        other: "Use the browser's Back button to return to other filters.",
      },
      "message.mark": { done: "mark the newest message as done", new: "mark the newest message as new" },
    },
    outcomes: {
      loadMessages: {
        asks: "load the messages",
        some: "there are two messages, of which this is the newer one",
        all: "there is one message",
        none: "no message matches",
      },
      refreshMessages: {
        asks: "load the messages again",
        some: "there are two messages, of which this is the newer one",
        all: "there is one message",
        none: "no message matches",
      },
      loadMore: {
        asks: "load older messages",
        last: "here is the oldest one",
        some: "here is one more, and there are others",
      },
      markMessage: { asks: "mark the message", marked: "it is marked", gone: "it no longer exists" },
    },
  },
});
