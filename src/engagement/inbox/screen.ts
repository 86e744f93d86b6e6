import { feedbackInboxMachine } from "../../../machines/engagement/feedback-inbox";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { inboxActors } from "../inbox-actors";
import { InboxPage } from "./InboxPage";
import { inboxFiltersOf } from "./inbox-search";

export const screen = defineScreen({
  logic: (get) => feedbackInboxMachine.provide(inboxActors(get)),
  area: "inbox",
  View: InboxPage,
  // No canonical address: search engines should not list it.
  head: (_, t) => ({ title: t("inbox.title") }),
});

/** Messages at a time. */
const messagesPerPage = 20;

export const open = ({ search }: Address): Opening => ({
  view: "inbox",
  texts: ["account-administration", "engagement-inbox"],
  key: "inbox",
  input: { filters: inboxFiltersOf(search), limit: messagesPerPage },
  onSearch: (changed) => ({ type: "address.changed", filters: inboxFiltersOf(changed) }),
});
