import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Control, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { searchResultsMachine } from "../../machines/catalogue/search-results";
import { SearchResultsPage } from "../../src/catalogue/search-results/SearchResultsPage";
import { alerts } from "../shared/reason";
import { searchResultsModel } from "./search-results.model";

type Snapshot = SnapshotFrom<typeof searchResultsMachine>;
type Context = Snapshot["context"];
const field = "Search for";
const more = (busy: boolean) => ({ role: "button", name: "Show more results", busy });
/** The name of a kind's button, with the number of its results. */
const chipOf = ({ kind, counts }: Pick<Context, "kind" | "counts">): string => {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const own = counts.find((known) => known.kind === kind)?.count ?? 0;
  return kind === null ? `All ${all}` : `Courses ${own}`;
};

/** All names that the buttons of the kinds can have. */
const kinds = Array.from({ length: 10 }, (_, count) => [`All ${count}`, `Courses ${count}`])
  .flat()
  .map((name): Control => ({ role: "choice", name }));

/** The form, which shows the current search regardless of the result; kinds are offered once there are results. */
const form = async (user: User, snapshot: Snapshot) => {
  const { context } = snapshot;
  await user.expectVisible(
    { role: "heading", name: "Search" },
    { role: "textbox", name: field, value: context.words },
    ...(isOffered(snapshot) ? [{ role: "choice", name: chipOf(context), checked: true } as const] : []),
  );
};
const isOffered = (snapshot: Snapshot): boolean => {
  const { kind, counts } = snapshot.context;
  return snapshot.value !== "idle" && (counts.length > 0 || (kind !== null && !snapshot.hasTag("empty")));
};
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
    "kind.choose": (user, { kind }, { context }) => user.check(chipOf({ ...context, kind })),
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
      const isOfKind = snapshot.context.counts.length > 0;
      if (isOfKind) await user.expectVisible({ role: "button", name: "Show all results" });
      else await user.expectVisible({ role: "status", text: "No results" }, { role: "link", name: "SEO" });
    },
    "searchResults.failed": async (user, snapshot) => {
      await form(user, snapshot);
      await user.expectVisible(...alerts("We couldn’t run your search", snapshot.context.failure));
    },
  },
  also: {
    "kind.choose": [...kinds, { role: "button", name: "Show all results" }],
    "hits.more": [{ role: "button", name: "Try again" }],
  },
  allowedDifferences: [
    {
      drift: "missing",
      event: "kind.choose",
      in: [
        "searchResults.idle",
        "searchResults.typing",
        "searchResults.loading",
        "searchResults.empty",
        "searchResults.failed",
      ],
      when: (snapshot) => !isOffered(snapshot),
      why: "kinds without results are not offered",
    },
  ],
  ignores: [{ role: "link", why: "leads to other pages" }],
});
