import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { searchResultsMachine } from "../../machines/catalogue/search-results";
import { SearchResultsPage } from "../../src/catalogue/search-results/SearchResultsPage";
import { alerts } from "../shared/reason";
import { searchResultsModel } from "./search-results.model";

type Snapshot = SnapshotFrom<typeof searchResultsMachine>;
const field = "Search for";
const more = (busy: boolean) => ({ role: "button", name: "Show more results", busy });
const chips = { academy: "Courses and lessons", webinars: "Webinars", glossary: "Glossary" };

/** The form, which shows the current search regardless of the result. */
const form = (user: User, { context: { words, app } }: Snapshot) =>
  user.expectVisible(
    { role: "heading", name: "Search" },
    { role: "textbox", name: field, value: words },
    { role: "choice", name: chips[app], checked: true },
  );
const busy = async (user: User, snapshot: Snapshot) => {
  await form(user, snapshot);
  await user.expectVisible({ role: "status", text: "Loading" });
};
const found = async (user: User, snapshot: Snapshot) => {
  const { total, cards } = snapshot.context;
  await form(user, snapshot);
  await user.expectVisible({ role: "status", text: `${total} result${total === 1 ? "" : "s"}` });
  await user.expectVisible(...cards.map(({ title }) => ({ role: "link", name: title })));
};
const quiet = async (user: User, snapshot: Snapshot) => {
  await found(user, snapshot);
  await user.expectAbsent({ role: "alert" });
};

export const searchResultsScreen = defineScreenTests({
  testModel: searchResultsModel,
  render: (actor) => <SearchResultsPage actor={actor} />,
  does: {
    "words.type": async (user, { words }, { context }) => {
      // A field ignores unchanged words, so type others and then the first ones again.
      if (context.words === words) await user.fill(field, "");
      await user.fill(field, words);
    },
    "app.choose": (user, { app }) => user.check(chips[app]),
    "hits.more": (user) => user.press("button", "Show more results"),
    "results.retry": (user) => user.press("button", "Try again"),
  },
  world: ["screen.reopened", "address.changed", "connection.changed"],
  sees: {
    "searchResults.idle": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible("Type what you want to learn");
    },
    "searchResults.typing": busy,
    "searchResults.loading": busy,
    "searchResults.shown": quiet,
    "searchResults.refreshing": quiet,
    "searchResults.loadingMore": async (user, snapshot) => {
      await found(user, snapshot);
      await user.expectVisible(more(true));
    },
    "searchResults.moreFailed": async (user, snapshot) => {
      await found(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t load more results", snapshot.context.failure), more(false));
    },
    "searchResults.empty": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible({ role: "status", text: "No results" }, { role: "link", name: "Glossary" });
    },
    "searchResults.failed": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t run your search", snapshot.context.failure));
    },
  },
  also: {
    "app.choose": Object.values(chips).map((name): Control => ({ role: "choice", name })),
    "hits.more": [{ role: "button", name: "Try again" }],
  },
  ignores: [{ role: "link", why: "leads to other pages" }],
});
