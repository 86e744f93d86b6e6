import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, Hands } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { searchResultsMachine } from "../../machines/catalogue/search-results";
import { SearchResultsPage } from "../../src/catalogue/search-results/SearchResultsPage";
import { alerts } from "../shared/reason";
import { searchResultsFlow } from "./search-results.model";

type Snapshot = SnapshotFrom<typeof searchResultsMachine>;
const field = "Words to search for";
const more = (busy: boolean) => ({ role: "button", name: "Show more results", busy });
const chips = { academy: "Courses and lessons", webinars: "Webinars", glossary: "Glossary" };

/** The form shows the current search, whatever the result. */
const form = (hands: Hands, { context: { words, app } }: Snapshot) =>
  hands.see(
    { role: "heading", name: "Search" },
    { role: "textbox", name: field, value: words },
    { role: "choice", name: chips[app], checked: true },
  );
const busy = async (hands: Hands, snapshot: Snapshot) => {
  await form(hands, snapshot);
  await hands.see({ role: "status", text: "Loading" });
};
const found = async (hands: Hands, snapshot: Snapshot) => {
  const { total, cards } = snapshot.context;
  await form(hands, snapshot);
  await hands.see({ role: "status", text: `${total} result${total === 1 ? "" : "s"}` });
  await hands.see(...cards.map(({ title }) => ({ role: "link", name: title })));
};
const quiet = async (hands: Hands, snapshot: Snapshot) => {
  await found(hands, snapshot);
  await hands.lack({ role: "alert" });
};

export const searchResultsScreen = defineScreenTests({
  flow: searchResultsFlow,
  render: (actor) => <SearchResultsPage actor={actor} />,
  does: {
    "words.type": async (hands, { words }, { context }) => {
      // A field ignores the same words: type others, then the first ones again.
      if (context.words === words) await hands.fill(field, "");
      await hands.fill(field, words);
    },
    "app.choose": (hands, { app }) => hands.check(chips[app]),
    "hits.more": (hands) => hands.press("button", "Show more results"),
    "results.retry": (hands) => hands.press("button", "Try again"),
  },
  world: ["screen.reopened", "address.changed", "connection.changed"],
  sees: {
    "searchResults.idle": async (hands, snapshot) => {
      await form(hands, snapshot);
      await hands.see("Type what you want to learn");
    },
    "searchResults.typing": busy,
    "searchResults.loading": busy,
    "searchResults.shown": quiet,
    "searchResults.refreshing": quiet,
    "searchResults.loadingMore": async (hands, snapshot) => {
      await found(hands, snapshot);
      await hands.see(more(true));
    },
    "searchResults.moreFailed": async (hands, snapshot) => {
      await found(hands, snapshot);
      await hands.see(...alerts("The next results could not be loaded", snapshot.context.failure), more(false));
    },
    "searchResults.empty": async (hands, snapshot) => {
      await form(hands, snapshot);
      await hands.see({ role: "status", text: "Nothing found" }, { role: "link", name: "Glossary" });
    },
    "searchResults.failed": async (hands, snapshot) => {
      await form(hands, snapshot);
      await hands.see(...alerts("The search did not work", snapshot.context.failure));
    },
  },
  also: {
    "app.choose": Object.values(chips).map((name): Control => ({ role: "choice", name })),
    "hits.more": [{ role: "button", name: "Try again" }],
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
